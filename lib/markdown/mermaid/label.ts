import { escapeHtml, unescapeHtml } from '../../text/html'

const base = 0xe000

/** Signs that mean something to the library, as characters of the private use area; `unshield` brings them back. */
export const shield = (text: string, signs = /["'|[\]{}()<>#&;*~\\]/g): string =>
  text.replace(signs, (sign) => String.fromCharCode(base + sign.charCodeAt(0)))

/** A name that the library shows as it is: one word. */
export const shieldName = (text: string): string =>
  shield(text.replaceAll('\u00A0', ' '), /[!-/:-@[-^`{-~\s]/g)

export const unshield = (svg: string): string =>
  svg.replace(/[\uE000-\uE07F]/g, (sign) => escapeHtml(String.fromCharCode(sign.charCodeAt(0) - base)))

/** The text of a label: without its quotes, with the characters that codes such as `#35;` and `#quot;` stand for. */
export const plainLabel = (written: string): string =>
  written
    .trim()
    .replace(/^"([^]*)"$/, '$1')
    .replace(/#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/#(?:quot|amp|lt|gt|apos);/g, (code) => unescapeHtml(code.replace('#', '&')))
    .replace(/\s*(?:<br\s*\/?>|\\n|\n)\s*/gi, '\n')

/** A label for the library: it reads line breaks, `<b>`, `<i>` and, in the backticks of Mermaid, Markdown. */
export function libraryLabel(written: string): string {
  const plain = plainLabel(written)
  const markdown = /^`([^]*)`$/.exec(plain)?.[1]
  const signs = markdown === undefined ? undefined : /["'|[\]{}()<>#&;\\]/g
  return (markdown ?? plain)
    .split(/(<\/?(?:b|strong|i|em|u|s|del)>|\n)/)
    .map((part, index) => (index % 2 === 0 ? shield(part, signs) : part.replace('\n', '<br/>')))
    .join('')
}
