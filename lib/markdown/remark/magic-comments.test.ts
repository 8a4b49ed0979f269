import { describe, expect, test } from 'vitest'
import { takeMagicComments } from './magic-comments'

const shown = (code: string, language: string) => takeMagicComments(code, language).code

describe('a comment that marks lines', () => {
  test.each([
    ['js', '// '],
    ['csharp', '// '],
    ['lua', '-- '],
    ['clojure', ';; '],
    ['lisp', '; '],
    ['ini', '; '],
    ['ini', '# '],
    ['vb', "' "],
    ['cmd', 'REM '],
    ['fortran', '! '],
  ])('vanishes in %s', (language, opening) => {
    expect(takeMagicComments(`${opening}add-next-line\na`, language)).toEqual({
      code: 'a',
      ranges: ' {1}#add',
    })
  })

  test.each([
    ['js', '# highlight-next-line'],
    ['js', '/* highlight-next-line -->'],
    ['python', '// highlight-next-line'],
    ['md', '// highlight-next-line'],
    ['lua', '# highlight-next-line'],
  ])('is ordinary in another language: %s', (language, line) => {
    expect(shown(`${line}\na`, language)).toBe(`${line}\na`)
  })

  test.each([
    ['js', '// '],
    ['yaml', '  #'],
    ['sql', '--  '],
    ['jsx', '{/* '],
  ])('with a backslash is part of the sample: %s', (language, opening) => {
    const closing = opening === '{/* ' ? ' */}' : ''
    const line = (escape: string) => `${opening}${escape}highlight-start${closing}`
    expect(takeMagicComments(`${line('\\')}\na`, language)).toEqual({
      code: `${line('')}\na`,
      ranges: '',
    })
  })
})

describe('a sample that contains a fence', () => {
  test.each(['md', 'mdx', 'text', ''])('keeps the comments of its language: %s', (language) => {
    for (const line of ['```js\n// highlight-next-line', '- ~~~bash\n# add-start', '```\n// error-end'])
      expect(shown(`Текст\n${line}\na`, language)).toBe(`Текст\n${line}\na`)
  })

  test('loses its own comments', () => {
    const code = '```js\n<!-- highlight-next-line -->\na\n// add-start\n```\n<!-- remove-next-line -->\nб'
    expect(takeMagicComments(code, 'md')).toEqual({
      code: '```js\na\n// add-start\n```\nб',
      ranges: ' {2} {5}#remove',
    })
  })

  test('may contain another such sample', () => {
    const code = '````md\n```js\n// highlight-next-line\na\n```\n````\n'
    expect(shown(code, 'mdx')).toBe(code)
  })
})
