import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'

/** Positions and first words of the messages about a text. */
const messagesFor = (text: string, path = 'docs/a.mdx'): string[] =>
  siteOf({ 'docs/img/a.png': null, [path]: `Вступление.\n\n${text}\n` })
    .lines.filter((line) => line.endsWith('html/nesting'))
    .map(
      (line) => /:(\d+:\d+) {2}\S+ {2}(.*?) в HTML стоять не может: /.exec(line)?.slice(1).join(' ') ?? line,
    )

test.each([
  // typical mistakes
  ['<table><td>А</td></table>', ['3:8 Тег <td> внутри <table>']],
  ['<table>\n  <tbody>\n    <td>А</td>\n  </tbody>\n</table>', ['5:5 Тег <td> внутри <tbody>']],
  ['<tr><td>А</td></tr>', ['3:1 Тег <tr> без <table> вокруг']],
  ['<table>\n  слова\n</table>', ['4:3 Тег <p> (Markdown) внутри <table>']],
  ['Слова <div>блок</div> слова', ['3:7 Тег <div> внутри <p> (Markdown)']],
  ['Слова **<ul><li>пункт</li></ul>** слова', ['3:9 Тег <ul> внутри <p> (Markdown)']],
  ['<p>Слова <div>блок</div></p>', ['3:10 Тег <div> внутри <p>']],
  ['<p><p>Слова</p></p>', ['3:4 Тег <p> внутри <p>']],
  ['<a href="/docs/a"><b><a href="/docs/a">А</a></b></a>', ['3:22 Тег <a> внутри <a>']],
  ['<a href="/docs/a">\n\n[А](/docs/a)\n\n</a>', ['5:1 Тег <a> (Markdown) внутри <a>']],
  ['[А <a href="/docs/a">Б</a>](/docs/a)', ['3:4 Тег <a> внутри <a> (Markdown)']],
  ['<button>А <button>Б</button></button>', ['3:11 Тег <button> внутри <button>']],
  ['<ul><li>А<li>Б</li></li></ul>', ['3:10 Тег <li> внутри <li>']],
  ['<h2>А <h3>Б</h3></h2>', ['3:7 Тег <h3> внутри <h2>']],
  ['<br>А</br>', ['3:5 Текст внутри <br>']],
  ['Слова <Admonition>блок</Admonition> слова', ['3:7 Тег <Admonition> внутри <p> (Markdown)']],
  ['Слова {props.x && <div>блок</div>} слова', ['3:19 Тег <div> внутри <p> (Markdown)']],
  ['<table>{[1].map((one) => <tr key={one}><td>{one}</td></tr>)}</table>', ['3:26 Тег <tr> внутри <table>']],
  ['export const Box = () => <p><div>А</div></p>\n\n<Box />', ['3:29 Тег <div> внутри <p>']],
  [
    'import Link from \'@docusaurus/Link\'\n\n<Link to="/docs/a">А <a href="/docs/a">Б</a></Link>',
    ['5:22 Тег <a> внутри <Link>'],
  ],
  // Markdown inside HTML
  ['<p>\nСлова\n</p>', []],
  ['<p align="center">\n\nСлова\n\n- пункт\n\n</p>', []],
  ['<p>\n  <b>\n    Слова\n  </b>\n</p>', []],
  ['<p>\n\n![А](./img/a.png)\n\n</p>', []],
  ['<a href="/docs/a">\n\n![А](./img/a.png)\n\n## Раздел\n\n</a>', []],
  ['<a href="https://example.org">https://example.org</a>', []],
  ['<p>\n<span>\nСлова\n</span>\n</p>', []],
  ['<h2>\n  Слова\n</h2>', []],
  ['<table><tr><td>А</td></tr></table>', []],
  ['<table>\n  <tr><th>А</th></tr>\n  <tr>\n    <td>\n      <br />Б\n    </td>\n  </tr>\n</table>', []],
  // valid or undecidable cases
  [
    '<table>\n  <thead>\n    <tr><th>А</th> <th>Б</th></tr>\n  </thead>\n  <tbody>\n    <tr>\n      <td>\n        А\n\n        - б\n      </td>\n    </tr>\n  </tbody>\n</table>',
    [],
  ],
  ['<li>пункт</li>', []],
  ['<dl>\n<dt>А</dt>\n<dd>\n\nБ\n\nВ\n\n</dd>\n</dl>', []],
  ['<details>\n<summary>А</summary>\n\nБ\n\n</details>', []],
  ['<Tabs>\n<TabItem value="a">\n\n- А\n\n</TabItem>\n</Tabs>', []],
  ['export const Box = ({ children }) => <table>{children}</table>\n\n<Box><tr><td>А</td></tr></Box>', []],
  ['Слова <kbd>Ctrl</kbd> и <a href="/docs/a">ссылка <b>жирная</b></a>, $x^2$ и `код`.', []],
  ['<svg viewBox="0 0 1 1"><linearGradient><stop /></linearGradient></svg>', []],
  ['<video controls><source src="./img/a.png" /></video>', []],
  [
    '<iframe src="https://a.example/x">\n  Рисунок <a href="/docs/a">на</a>\n  <a href="/docs/a">сайте</a>.\n</iframe>',
    [],
  ],
  ['<style>{`p { color: red }`}</style>', []],
])('%j', (text, expected) => {
  expect(messagesFor(text)).toEqual(expected)
})

test("the parent of a partial's table part is unknown", () => {
  expect(messagesFor('<tr><td>А</td></tr>', 'docs/_part.mdx')).toEqual([])
})
