import { describe, expect, test, vi } from 'vitest'
import { formatProblem } from '../problems/problem'
import { readFrontMatter } from './front-matter'

const read = (text: string) => readFrontMatter({ path: 'docs/x.md', displayPath: 'content/docs/x.md', text })
const lines = (text: string) => read(text).problems.map(formatProblem)

test('fields have positions', () => {
  const { data, placeOf, problems } = read('---\ntitle: Начало\ntags: [один, два]\n---\n\nТекст.\n')
  expect(data).toEqual({ title: 'Начало', tags: ['один', 'два'] })
  expect(placeOf(['tags', 1])).toEqual({ line: 3, column: 14 })
  expect(problems).toEqual([])
})

test('a merge key copies fields, as in Docusaurus', () => {
  const { data, problems } = read('---\nbase: &base { id: a, title: А }\n<<: *base\ntitle: Б\n---\n')
  expect(data).toEqual({ base: { id: 'a', title: 'А' }, id: 'a', title: 'Б' })
  expect(problems).toEqual([])
})

test('the parser itself prints nothing', () => {
  const emit = vi.spyOn(process, 'emitWarning')
  expect(read('---\ntitle: {{x}}\n---\n').data).toEqual({ title: { '{ x }': null } })
  expect(emit).not.toHaveBeenCalled()
})

test('a file is parsed once', () => {
  const source = { path: 'docs/x.md', displayPath: 'content/docs/x.md', text: '---\na: 1\n---\n' }
  expect(readFrontMatter(source)).toBe(readFrontMatter(source))
})

test.each(['js', 'javascript', ' js', 'json', 'coffee', 'toml', 'constructor', '__proto__', 'yaml'])(
  'front matter in another language is never run: ---%s',
  (language) => {
    const text = `---${language}\n(globalThis.ran = true, { title: 'Т' })\n---\n\nТекст.\n`
    expect(lines(text)).toEqual([
      `content/docs/x.md:1:1  ошибка  Первая строка: ожидается «---», а написано «---${language}». Начните поля со следующей строки.  front-matter/syntax`,
    ])
    expect(read(text)).toMatchObject({ data: {}, fields: '', body: text })
    expect(globalThis).not.toHaveProperty('ran')
  },
)

describe('an unterminated block', () => {
  test('is reported', () => {
    expect(lines('---\ntitle: Т\n')).toEqual([expect.stringContaining('не закрыт')])
  })
})

test.each([
  ['Текст.\n', '', 'Текст.\n'],
  ['----\nТекст.\n', '', '----\nТекст.\n'],
  ['---\n---\nТекст.\n', '', 'Текст.\n'],
  ['---  \na: 1\n---  \n\nТекст.\n', 'a: 1', '\nТекст.\n'],
])('%j is split', (text, fields, body) => {
  const found = read(text)
  expect([found.fields.trim(), found.body]).toEqual([fields, body])
  expect(lines(text)).toEqual([])
})

test.each([
  ['brackets', `a: ${'['.repeat(100_000)}`],
  ['lists', `a:\n${'- '.repeat(100_000)}b`],
])('%s nested too deep for any stack are an error in the text', (_, fields) => {
  expect(lines(`---\n${fields}\n---\n\nТекст.\n`)).toEqual([
    expect.stringContaining('слишком глубокая вложенность'),
  ])
})
