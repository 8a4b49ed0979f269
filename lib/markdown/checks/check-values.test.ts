import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'

const valuesIn = (text: string): string[] =>
  siteOf({ 'docs/a.mdx': `Вступление.\n\n${text}\n`, 'docs/part.jsx': null })
    .lines.filter((line) => line.includes('В фигурных скобках'))
    .map((line) => `${/:(\d+:\d+) /.exec(line)?.[1]} ${/скобках (\p{L}+)/u.exec(line)?.[1]}`)

const part = "import Part from './part'\n\n"

test.each([
  ["{Symbol('x')}", ['3:1 Symbol']],
  ["а {Symbol.for('x')}", ['3:3 Symbol']],
  ['{() => 1}', ['3:1 функция']],
  ['{function () {}}', ['3:1 функция']],
  ['{new Date()}', ['3:1 дата']],
  ['{{ name: 1 }}', ['3:1 объект']],
  ["{new URL('https://e.ru')} {/x/}", ['3:1 объект', '3:27 объект']],
  ['{[1, { a: 1 }]}', ['3:1 объект']],
  ['export const today = new Date()\n\nСегодня {today}', ['5:9 дата']],
  ['export function f() {}\n\n{f}', ['5:1 функция']],
  ['{frontMatter} {props}', ['3:1 объект', '3:15 объект']],
  ['<p>{new Date()}</p>', ['3:4 дата']],
  ['<Admonition>{{ a: 1 }}</Admonition>', ['3:13 объект']],
  ['export const Now = () => <p>Сейчас <b>{new Date()}</b></p>\n\n<Now />', ['3:39 дата']],
  ['{true && <>{() => 1}</>}', ['3:12 функция']],
])('%j is reported', (text, expected) => expect(valuesIn(text)).toEqual(expected))

const addressesIn = (text: string): string[] =>
  siteOf({ 'docs/a.mdx': `Вступление.\n\n${text}\n`, 'docs/part.jsx': null }).lines.filter((line) =>
    line.includes('Адрес — объект'),
  )

test.each([
  ['<a href={{ pathname: "/x" }}>а</a>', 10],
  ['<img src={{ a: 1 }} alt="а" />', 11],
  ["import Link from '@docusaurus/Link'\n\n<Link to={{ pathname: '/x' }}>а</Link>", 11],
  ["import Link from '@docusaurus/Link'\nexport const to = { pathname: '/x' }\n\n<Link to={to}>а</Link>", 11],
])('an object as an address is reported: %j', (text, column) => {
  const line = text.split('\n').length + 2
  expect(addressesIn(text)).toEqual([expect.stringContaining(`docs/a.mdx:${line}:${column} `)])
})

test('an author’s component takes any object as its address', () =>
  expect(addressesIn(`${part}<Part to={{ pathname: '/x' }} />`)).toEqual([]))

test.each([
  '{new Date().toLocaleDateString()} {String(Symbol.iterator)} {[1, <b key="a">2</b>]} {new Set([1])}',
  '{frontMatter.title} {props.name} {Math.max(...[1, 2])} {null} {undefined} {1n}',
  'export const today = new Date()\n\n{today.getFullYear()} {today > 1 && 1}',
  `${part}<Part>{() => 1}</Part> <Part>{{ a: 1 }}</Part> <Part when={new Date()} />`,
  "import BrowserOnly from '@docusaurus/BrowserOnly'\n\n<BrowserOnly>{() => 1}</BrowserOnly>",
  `${part}export const Now = ({ today }) => <Part>{new Date()}</Part>`,
  'export const name = {}\n\nexport const Hi = ({ name }) => <b>{name}</b>\n\n<Hi name="а" />',
  '<b style={{ color: "red" }} onClick={() => 1}>а</b>',
])('%j is accepted', (text) => expect(valuesIn(text)).toEqual([]))
