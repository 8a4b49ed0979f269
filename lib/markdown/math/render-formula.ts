import { renderToString } from 'katex'
import { toMathMLCore } from './mathml-core'
import type { Rendered } from '../types'

/** Renders a formula as MathML, which browsers support natively: no styles, no fonts, no script. */
export function renderFormula(tex: string, isBlock: boolean): Rendered {
  try {
    // errors are thrown by default
    const html = renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      strict: 'ignore',
      trust: reject,
    })
    return { html: toMathMLCore(html.replace(/^<span class="katex">|<\/span>$/g, '')) }
  } catch (thrown) {
    const reason = String(thrown).replace(/^\w+: (?:KaTeX parse error: )?/, '')
    return {
      message: `Формула не разобрана: ${inRussian(reason)}. Исправьте её или напишите \\$, если это просто знак.`,
    }
  }
}

/** Rejects commands that need trust (links, images, HTML): KaTeX would print them in red. */
function reject({ command }: { command: string }): never {
  throw new Error(`Can't use function '${command}' in a formula`)
}

const messages: [RegExp, (...names: string[]) => string][] = [
  [/^Undefined control sequence: (\S+)/, (name) => `команды «${name}» нет`],
  [/^Expected '(.+?)', got 'EOF'/, (wanted) => `в конце не хватает «${wanted}»`],
  [/^Unexpected end of input .*expected '(.+?)'/, (wanted) => `в конце не хватает «${wanted}»`],
  [/^Expected 'EOF', got '(.+?)'/, (found) => `лишнее «${found}»`],
  [/^Expected '(.+?)', got '(.+?)'/, (wanted, found) => `ожидается «${wanted}», а стоит «${found}»`],
  [/^Expected group (?:after|as argument to) '(.+?)'/, (name) => `после «${name}» не хватает {…}`],
  [/^Double superscript/, () => 'два верхних индекса подряд: возьмите их в {…}'],
  [/^Double subscript/, () => 'два нижних индекса подряд: возьмите их в {…}'],
  [/^No such environment: (\S+)/, (name) => `окружения «${name}» нет`],
  [
    /^Mismatch: \\begin\{(.+?)\} matched by \\end\{(.+?)\}/,
    (begin, end) => `\\begin{${begin}} закрыто \\end{${end}}`,
  ],
  [
    /(?:works only in|can be used only in) display/,
    () => 'такое бывает лишь в формуле на своих строках: поставьте «$$» строкой выше и строкой ниже',
  ],
  [/^Can't use function '(.+?)' in/, (name) => `«${name}» здесь не бывает`],
]

/** A message in Russian, with its position in the formula. An unknown message is unchanged. */
function inRussian(message: string): string {
  const [, position] = /at position (\d+)/.exec(message) ?? []
  const [shape, translate] = messages.find(([one]) => one.test(message)) ?? []
  const names = shape?.exec(message)?.slice(1) ?? []
  return translate ? translate(...names) + (position ? `, знак ${position}` : '') : message
}
