import { expect, test } from 'vitest'
import { renderFormula } from './render-formula'

test.each([
  ['\\frak{', 'не хватает'],
  ['\\nope', 'команды «\\nope» нет, знак 1'],
  ['a \\tag{1}', 'такое бывает лишь в формуле на своих строках: поставьте «$$» строкой выше и строкой ниже'],
  [
    '\\begin{align} a \\end{align}',
    'такое бывает лишь в формуле на своих строках: поставьте «$$» строкой выше и строкой ниже',
  ],
  ['x^a^b', 'два верхних индекса подряд'],
  ['{x', 'в конце не хватает «}»'],
  ['x}', 'лишнее «}», знак 2'],
  ['\\begin{nope}x\\end{nope}', 'окружения «nope» нет'],
  ['\\begin{matrix}x\\end{pmatrix}', '\\begin{matrix} закрыто \\end{pmatrix}'],
  ['x^', 'после «^» не хватает {…}'],
  ['\\cancel{x}', '«\\cancel» покажут не все браузеры'],
  ['\\text{\\sout{x}}', '«\\sout» покажут не все браузеры'],
  ['a\\\\b', 'возьмите строки в \\begin{gathered}'],
  ['\\pmb{x}', 'есть \\boldsymbol'],
  ['\\mathllap{x}', '«\\llap»'],
  ['\\href{https://e.ru}{x}', '«\\href» здесь не бывает'],
  ['\\includegraphics{a.png}', '«\\includegraphics» здесь не бывает'],
])('the formula %s is explained in Russian', (tex, reason) => {
  const rendered = renderFormula(tex, false)
  const message = 'message' in rendered ? rendered.message : ''
  expect(message).toContain(reason)
  expect(message).not.toMatch(/Expected|Undefined|position|Double|such/)
})

/** The elements of a formula, without its source. */
const mathOf = (tex: string): string => {
  const rendered = renderFormula(tex, true)
  if ('message' in rendered) throw new Error(rendered.message)
  return rendered.html.replace(
    /<annotation.*<\/annotation>|^<math[^>]*><semantics>|<\/semantics><\/math>$/g,
    '',
  )
}
const textOf = (tex: string): string => mathOf(tex).replace(/<[^>]*>/g, '')

test.each([
  ['\\mathbb{R1} \\Bbb{N}', 'ℝ𝟙ℕ'],
  ['\\mathcal{LA}\\mathscr{Fe}', 'ℒ𝒜ℱℯ'],
  ['\\mathfrak{gC}', '𝔤ℭ'],
  ['\\mathbf{Ax1\\Gamma\\nabla}', '𝐀𝐱𝟏𝚪𝛁'],
  ['\\boldsymbol{\\alpha x}\\bm{y}', '𝜶𝒙𝒚'],
  ['\\mathsf{A1}\\mathtt{b2}', '𝖠𝟣𝚋𝟸'],
  ['\\mathcal{1}', '1'],
])('letters of %s are Unicode letters', (tex, text) => {
  expect(textOf(tex)).toBe(text)
  expect(mathOf(tex)).not.toContain('mathvariant')
})

test('upright letters stay upright', () => {
  expect(mathOf('\\mathrm{d}')).toContain('<mi mathvariant="normal">d</mi>')
})

test('text keeps its letters', () => {
  expect(mathOf('\\textbf{Игрок a} \\mathbf{Ж} \\texttt{b} \\textbf{\\textit{c}}')).toMatch(
    /<b>Игрок<\/b>.*<b>a<\/b>.*<b>Ж<\/b>.*<samp>b<\/samp>.*<i><b>c<\/b><\/i>/,
  )
})

test('tall content may have accents, limits and bold', () => {
  for (const tex of [
    '\\overset{a}{\\frac bc}',
    '\\stackrel{a}{=}',
    '\\boldsymbol{\\frac ab}',
    '\\mathop{\\frac ab}',
  ])
    expect(mathOf(tex)).not.toMatch(/<m[ion](?: [^>]*)?><m/)
})

test('columns and lines use classes', () => {
  const cells = (tex: string) =>
    [...mathOf(tex).matchAll(/<mtd(?: class="([^"]*)")?>/g)].map(([, name]) => name)
  expect(cells('\\begin{aligned}a&=b\\end{aligned}')).toEqual(['right', 'left'])
  expect(cells('\\begin{align}a&=b\\end{align}')).toEqual(['right', 'left'])
  expect(cells('\\begin{array}{c|r}a&b\\\\\\hline c&d\\end{array}')).toEqual([
    undefined,
    'right before',
    'above',
    'right before above',
  ])
  expect(mathOf('\\begin{array}{|c}\\hline a\\end{array}')).toContain('<mrow class="before above">')
  expect(mathOf('\\boxed{x}')).toContain('<mrow class="before after above below">')
})

test('relative sizes become absolute', () => {
  for (const tex of ['\\xrightarrow{a}', '\\colorbox{red}{a}']) expect(mathOf(tex)).not.toContain('="+')
})
