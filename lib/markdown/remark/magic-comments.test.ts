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

  test.each(['x = 1 # highlight-next-line', '"highlight-next-line"', '// highlight-next-lines'])(
    'is nothing else: %s',
    (line) => expect(shown(`${line}\na`, 'python')).toBe(`${line}\na`),
  )

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

describe('a sample of Markdown', () => {
  test.each(['md', 'mdx', 'markdown'])('keeps the comments of other languages: %s', (language) => {
    for (const line of ['```js\n// highlight-next-line', '- ~~~bash\n# add-start', '```\n-- error-end'])
      expect(shown(`Текст\n${line}\na`, language)).toBe(`Текст\n${line}\na`)
  })

  test('loses its own', () => {
    const code = '```js\n<!-- highlight-next-line -->\na\n// add-start\n```\n{/* remove-next-line */}\nб'
    expect(takeMagicComments(code, 'md')).toEqual({
      code: '```js\na\n// add-start\n```\nб',
      ranges: ' {2} {5}#remove',
    })
  })
})
