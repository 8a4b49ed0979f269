import { expect, test } from 'vitest'
import { splitRows } from './framework-rows'
import { leanRows, withoutMarks } from './lean-rows'

const leanOf = (data: string, html: string) =>
  leanRows(splitRows(data), html)
    .map(({ raw }) => raw)
    .join('')

const foot = '["$","footer",null,{"data-still":"foot","children":["$","p",null,{"children":"Ещё"}]}]'
const html = '<div><footer class="f" data-still="foot"><p>Ещё</p></footer></div>'

test('rows end with their line, texts by their length', () => {
  const rows = splitRows('1:"а"\n2:T5,а\nбc3:["$","p"]\n')
  expect(rows.map(({ raw }) => raw)).toEqual(['1:"а"\n', '2:T5,а\nб', 'c3:["$","p"]\n'])
  expect(rows[1]?.text).toBe('а\nб')
})

test('a still part is the text that the page holds', () => {
  expect(leanOf(`0:["$1"]\n1:${foot}\n`, html)).toBe(
    'e000:Td,<p>Ещё</p>0:["$1"]\n1:["$","footer",null,{"data-still":"foot","dangerouslySetInnerHTML":{"__html":"$e000"}}]\n',
  )
})

test('elements of the same name inside of it belong to it', () => {
  const nested = '<div data-still="a"><div>б<div></div></div></div><div></div>'
  const row = '1:["$","div",null,{"data-still":"a","children":"x"}]\n'
  expect(leanOf(row, nested)).toMatch(/^e000:T\w+,<div>б<div><\/div><\/div>1:/)
})

test.each([
  ['holds a client component', '["$","p",null,{"data-still":"foot","children":["$","$L5",null,{}]}]', ''],
  [
    'holds a client component in another row',
    '["$","p",null,{"data-still":"foot","children":"$L7"}]',
    '7:["$","$L5",null,{}]\n',
  ],
  ['holds what another row holds', '["$","p",null,{"data-still":"foot","children":"$7"}]', ''],
  ['is what another row points into', foot, '2:["$1:3:children"]\n'],
  ['is not in the page', foot.replace('"foot"', '"lost"'), ''],
])('a part stays a tree when it %s', (_, tree, other) => {
  const data = `1:${tree}\n${other}`
  expect(leanOf(data, html)).toBe(data)
})

test('long texts of a row of their own', () => {
  const text = 'x'.repeat(300)
  expect(leanOf(`1:["$","script",null,{"dangerouslySetInnerHTML":{"__html":"${text}"}}]\n`, '')).toBe(
    `e000:T12c,${text}1:["$","script",null,{"dangerouslySetInnerHTML":{"__html":"$e000"}}]\n`,
  )
})

test('a still part may be split into rows; those that nothing else needs go with it', () => {
  const data = [
    '1:["$","footer",null,{"data-still":"foot","children":["$L2","$L3"]}]',
    '2:["$","p",null,{"children":"$L4"}]',
    '3:["$","p",null,{"children":"$L5"}]',
    '4:["$","b",null,{"children":"Ещё"}]',
    '5:["$","b",null,{}]',
    '6:["$L3"]',
    '',
  ].join('\n')
  expect(leanOf(data, html)).toBe(
    [
      'e000:Td,<p>Ещё</p>1:["$","footer",null,{"data-still":"foot","dangerouslySetInnerHTML":{"__html":"$e000"}}]',
      '3:["$","p",null,{"children":"$L5"}]',
      '5:["$","b",null,{}]',
      '6:["$L3"]',
      '',
    ].join('\n'),
  )
})

test('data for navigation has no marks', () => {
  expect(withoutMarks('{"className":"f","data-still":"foot","children":[]}')).toBe(
    '{"className":"f","children":[]}',
  )
})
