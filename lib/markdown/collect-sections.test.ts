import { expect, test } from 'vitest'
import { collectSections } from './collect-sections'
import { parseTree } from './parse'

const sectionsOf = (text: string) => collectSections(parseTree({ path: 'docs/a.md', text }, 'md').tree)

test('tables are read by rows, without empty cells', () => {
  const table =
    '| Кто | Сервер | Клиент |\n| - | - | - |\n| Урон | считает | — |\n| Карта | | рисует |\n| Вид | нет | - |\n'
  expect(sectionsOf(table)).toEqual([
    {
      id: '',
      heading: '',
      level: 1,
      text: 'Урон\tсчитает\nКарта\tрисует\nВид\tнет\nКто\tСервер\tКлиент\t',
      code: '',
      rows: [],
    },
  ])
})

test('a section that only lists links to other pages says so', () => {
  const sections = sectionsOf(
    'До.\n\n## Дальше\n\n- [А](/a/) — б.\n- [В](/b/)\n\n## Нет\n\n- [А](/a/)\n- Б.\n\n## Здесь\n\n[А](#a)\n',
  )
  expect(sections.map(({ isLinks }) => isLinks)).toEqual([undefined, true, undefined, undefined])
})

test('text and code are under their headings', () => {
  expect(sectionsOf('До.\n\n## Раздел\n\nПосле.\n\n```js title="a.js"\nlet a\n```\n')).toEqual([
    { id: '', heading: '', level: 1, text: 'До.', code: '', rows: [] },
    { id: 'раздел', heading: 'Раздел', level: 2, text: 'После.\na.js', code: 'let a', rows: [] },
  ])
})

test('names documented in table rows, with their line numbers', () => {
  const [section] = sectionsOf(
    'До.\n\n| Поле | Смысл |\n| - | - |\n| `x`, `y` | места |\n| нет | – |\n| `z` | – |\n',
  )
  expect(section?.text).toBe('До.\nx, y\tместа\nнет\nz\nПоле\tСмысл\t')
  expect(section?.rows).toEqual([
    { id: 'x', name: 'x', line: 1 },
    { id: 'y', name: 'y', line: 1 },
    { id: 'z', name: 'z', line: 3 },
  ])
})
