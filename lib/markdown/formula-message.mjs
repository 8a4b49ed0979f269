/** What KaTeX says of a formula, in Russian, by the shape of its messages. @type {[RegExp, (...names: string[]) => string][]} */
const messages = [
  [/^Undefined control sequence: (\S+)/, (name) => `команды «${name}» нет`],
  [/^Expected '(.+?)', got 'EOF'/, (wanted) => `в конце не хватает «${wanted}»`],
  [/^Unexpected end of input .*expected '(.+?)'/, (wanted) => `в конце не хватает «${wanted}»`],
  [/^Expected 'EOF', got '(.+?)'/, (found) => `лишнее «${found}»`],
  [/^Expected '(.+?)', got '(.+?)'/, (wanted, found) => `ожидается «${wanted}», а стоит «${found}»`],
  [/^Expected group (?:after|as argument to) '(.+?)'/, (name) => `после «${name}» не хватает {…}`],
  [
    /^Double (superscript|subscript)/,
    (kind) => `два ${kind === 'superscript' ? 'верхних' : 'нижних'} индекса подряд: возьмите их в {…}`,
  ],
  [/^No such environment: (\S+)/, (name) => `окружения «${name}» нет`],
  [
    /^Mismatch: \\begin\{(.+?)\} matched by \\end\{(.+?)\}/,
    (begin, end) => `\\begin{${begin}} закрыто \\end{${end}}`,
  ],
  [
    /^Can't use function '(.+?)' in (math|text) mode/,
    (name, mode) => `«${name}» в ${mode === 'math' ? 'формуле' : 'тексте'} не бывает`,
  ],
  [/^Expected & or/, () => 'строка таблицы не закончена: ожидается «&», «\\\\» или \\end'],
  [
    /^Invalid (?:delimiter|size|color)(?: type)?:? '?(.+?)'?(?: after| at|$)/,
    (found) => `«${found}» здесь не годится`,
  ],
  [/^Missing a? ?(\S+)/, (wanted) => `не хватает «${wanted}»`],
]

/** The message in Russian with the place in the formula; one that is not known stays as it is. @param {string} text */
export function formulaMessage(text) {
  const position = /at position (\d+)/.exec(text)?.[1]
  const where = position === undefined ? '' : `, знак ${position}`
  for (const [shape, say] of messages) {
    const found = shape.exec(text)
    if (found) return say(...found.slice(1)) + where
  }
  return text
}
