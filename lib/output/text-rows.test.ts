import { expect, test } from 'vitest'
import { splitRows } from './framework-rows'
import { withTextRows } from './text-rows'

const rowsOf = (data: string) =>
  withTextRows(splitRows(data))
    .map(({ raw }) => raw)
    .join('')

const element = (html: string) =>
  `1:["$","nav",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(html)}},"id":"a"}]\n`

test('rows end with their line, texts by their length', () => {
  const rows = splitRows('1:"а"\n2:T5,а\nбc3:["$","p"]\n')
  expect(rows.map(({ raw }) => raw)).toEqual(['1:"а"\n', '2:T5,а\nб', 'c3:["$","p"]\n'])
  expect(rows[1]?.text).toBe('а\nб')
})

test('long HTML has a row of its own', () => {
  const html = `<p title="«&quot;»">${'Ещё'.repeat(40)}\\</p>\n`
  const bytes = Buffer.byteLength(html).toString(16)
  expect(rowsOf(`0:["$1"]\n${element(html)}`)).toBe(
    `e000:T${bytes},${html}0:["$1"]\n1:["$","nav",null,{"dangerouslySetInnerHTML":{"__html":"$e000"},"id":"a"}]\n`,
  )
})

test('each of several in a row of JSON', () => {
  const two = [element('a'.repeat(150)), element('b'.repeat(150))].map((row) => row.slice(2, -1))
  const [first, second, rest] = withTextRows(splitRows(`1:[${two.join(',')}]\n`))
  expect([first?.text, second?.text]).toEqual(['a'.repeat(150), 'b'.repeat(150)])
  expect(rest?.raw.match(/"\$e00\d"/g)).toEqual(['"$e000"', '"$e001"'])
})

test.each([
  ['short', '<b>Ещё</b>'],
  ['what stands for something else', `$${'x'.repeat(200)}`],
])('%s stays where it is', (_, html) => {
  expect(rowsOf(element(html))).toBe(element(html))
})

test('texts stay as they are', () => {
  const text = `"__html":"${'x'.repeat(200)}"`
  const data = `2:T${Buffer.byteLength(text).toString(16)},${text}`
  expect(rowsOf(data)).toBe(data)
})
