import { expect, test } from 'vitest'
import { drawFormula } from '../markdown/draw-formula.mjs'
import { codeMessage } from './code-message'

test.each([
  ['Unexpected end of file', 'файл не дописан: не хватает закрывающей скобки или кавычки'],
  ['Unexpected "}"', 'лишнее «}»'],
  ['Expected ")" but found "{"', 'ожидается «)», а стоит «{»'],
  ['Expected identifier but found "="', 'ожидается имя, а стоит «=»'],
  ['Expected ";" but found end of file', 'файл не дописан: в конце ожидается «;»'],
  ['Unterminated string literal', 'не закрыта кавычка'],
  ["Cannot find module 'x'\nRequire stack:", 'нет модуля «x»'],
  ['pages is not defined', 'нет имени «pages»'],
  ['нет файла', 'нет файла'],
])('%s', (text, russian) => expect(codeMessage(text)).toBe(russian))

test.each([
  ['\\frak{', 'не хватает'],
  ['\\nope', 'команды «\\nope» нет, знак 1'],
  ['x^a^b', 'два верхних индекса подряд'],
  ['{x', 'в конце не хватает «}»'],
  ['x}', 'лишнее «}», знак 2'],
  ['\\begin{nope}x\\end{nope}', 'окружения «nope» нет'],
  ['\\begin{matrix}x\\end{pmatrix}', '\\begin{matrix} закрыто \\end{pmatrix}'],
  ['x^', 'после «^» не хватает {…}'],
])('the formula %s is told in Russian', (tex, reason) => {
  const drawn = drawFormula(tex, false)
  expect(drawn.message).toContain(reason)
  expect(drawn.message).not.toMatch(/Expected|Undefined|position|Double|such/)
})
