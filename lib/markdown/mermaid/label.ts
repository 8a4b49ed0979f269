import { escapeHtml, unescapeHtml } from '../../text/html'
import { shieldBase, shielded } from '../../text/marks'

/** Replaces the syntax characters of the library with private-use ones; `unshield` restores them. */
export const shield = (text: string, characters = /["'|[\]{}()<>#&;*~\\]/g): string =>
  text.replace(characters, (one) => String.fromCharCode(shieldBase + one.charCodeAt(0)))

/** Turns a name into a single word, which the library shows unchanged. */
export const shieldName = (text: string): string =>
  shield(text.replaceAll('\u00A0', ' '), /[!-/:-@[-^`{-~\s]/g)

const anyShielded = new RegExp(`[${shielded}]`, 'g')

export const unshield = (svg: string): string =>
  svg.replace(anyShielded, (one) => escapeHtml(String.fromCharCode(one.charCodeAt(0) - shieldBase)))

/** The text of a label, without quotes and with codes such as `#35;` and `#quot;` decoded. */
export const plainLabel = (written: string): string =>
  written
    .trim()
    .replace(/^"([^]*)"$/, '$1')
    .replace(/#(\d{1,6});/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/#(?:quot|amp|lt|gt|apos);/g, (code) => unescapeHtml(code.replace('#', '&')))
    .replace(/\s*(?:<br\s*\/?>|\\n|\n)\s*/gi, '\n')

/** A label for the library, which knows line breaks, `<b>`, `<i>` and, in backticks, Markdown. */
export function libraryLabel(written: string): string {
  const plain = plainLabel(written)
  const markdown = /^`([^]*)`$/.exec(plain)?.[1]
  const characters = markdown === undefined ? undefined : /["'|[\]{}()<>#&;\\]/g
  return (markdown ?? plain)
    .split(/(<\/?(?:b|strong|i|em|u|s|del)>|\n)/)
    .map((part, index) => (index % 2 === 0 ? shield(part, characters) : part.replace('\n', '<br/>')))
    .join('')
}
