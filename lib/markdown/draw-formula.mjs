import { renderToString } from 'katex'
import { formulaMessage } from './formula-message.mjs'

/**
 * A formula as MathML, which browsers draw by themselves: no styles, no fonts, no script.
 *
 * @param {string} tex @param {boolean} isBlock
 */
export function drawFormula(tex, isBlock) {
  try {
    const html = renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      throwOnError: true,
      strict: 'ignore',
    })
    return { html: html.replace(/^<span class="katex">|<\/span>$/g, '') }
  } catch (thrown) {
    const reason =
      thrown instanceof Error ? thrown.message.replace(/^KaTeX parse error: /, '') : String(thrown)
    return {
      message: `Формула не разобрана: ${formulaMessage(reason)}. Исправьте её или напишите \\$, если это просто знак.`,
      rule: 'formula',
    }
  }
}
