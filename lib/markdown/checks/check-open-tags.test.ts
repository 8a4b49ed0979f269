import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../parse'

const openTags = (text: string) =>
  parseMarkdown({ path: 'docs/a.md', displayPath: 'docs/a.md', text }).problems.flatMap(
    ({ message, line, column }) => {
      const [, name] = /^Тег <(\w+)> не закрыт/.exec(message) ?? []
      return name === undefined ? [] : [`${name} ${line}:${column}`]
    },
  )

test.each([
  ['<details>\n<summary>Ещё</summary>\n\nТекст.', ['details 1:1']],
  ['Раз <b>два\n\nтри', ['b 1:5']],
  ['<div><B>раз</div>\n\nдва', ['b 1:6']],
  ['<div>\n\n<span title="a > b">раз</span>\n\n<div>\n\n</div>', ['div 1:1']],
  ['- раз\n\n  <table><tr><td>два', ['table 3:3']],
  ['<a href="./b.md">раз\n\n<a href="./c.md">два</a> <a href="./d.md">три', ['a 3:26']],
  ['<iframe src="https://e.ru/" />\n\nдва', ['iframe 1:1']],
])('%j has open elements', (text, expected) => expect(openTags(text)).toEqual(expected))

test.each([
  '<p>раз\n\n<ul><li>раз<li>два</ul>\n\n<table><tr><td>a<td>b<tr><td>c</table>',
  '`<b>`, \\<b>, a < b > c и List<String>\n\n```html\n<details>\n```\n\n    <div>\n\n~~~\n<b>\n~~~',
  '<!-- <b> --> <img src="a.png" alt="<b>"><br>\n\n<pre>\n\n<b>раз</b>\n\n</pre>',
  '<a id="x"></a> <a name="y"/> <a id="z"> <span id="шаг-1" />',
  '<div><span>раз</div>\n\n<DIV>два</div >\n\n</b>',
])('%j has none', (text) => expect(openTags(text)).toEqual([]))

test('balanced elements are never reported, and one without its end always is', () => {
  const name = fc.constantFrom('b', 'div', 'details', 'span', 'kbd', 'center', 'h2', 'SUB')
  const gap = fc.constantFrom('', ' ', ' слово ', '\n\n', '\n\n- пункт ', '\n\n`<i>`\n\n', '<br>')
  const { text } = fc.letrec<{ text: string }>((tie) => ({
    text: fc.oneof(
      { maxDepth: 4 },
      gap,
      fc.tuple(name, gap, tie('text'), gap).map(([tag, ...parts]) => `<${tag}>${parts.join('')}</${tag}>`),
      fc.tuple(tie('text'), gap, tie('text')).map((parts) => parts.join('')),
    ),
  }))
  fc.assert(
    fc.property(text, text, name, (before, after, tag) => {
      expect(openTags(before + after)).toEqual([])
      expect(openTags(`${before}\n\n<${tag}>${after}`).map((one) => one.split(' ')[0])).toEqual([
        tag.toLowerCase(),
      ])
    }),
  )
})
