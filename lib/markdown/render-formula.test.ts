import { expect, test } from 'vitest'
import { renderFormula } from './render-formula'

test.each([
  ['\\frak{', 'не хватает'],
  ['\\nope', 'команды «\\nope» нет, знак 1'],
  ['x^a^b', 'два верхних индекса подряд'],
  ['{x', 'в конце не хватает «}»'],
  ['x}', 'лишнее «}», знак 2'],
  ['\\begin{nope}x\\end{nope}', 'окружения «nope» нет'],
  ['\\begin{matrix}x\\end{pmatrix}', '\\begin{matrix} закрыто \\end{pmatrix}'],
  ['x^', 'после «^» не хватает {…}'],
])('the formula %s is explained in Russian', (tex, reason) => {
  const rendered = renderFormula(tex, false)
  const message = 'message' in rendered ? rendered.message : ''
  expect(message).toContain(reason)
  expect(message).not.toMatch(/Expected|Undefined|position|Double|such/)
})
