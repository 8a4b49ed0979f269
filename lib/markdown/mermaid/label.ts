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

/** A label without quotes, each line break as one character. */
const unquoted = (written: string): string =>
  written
    .trim()
    .replace(/^"([^]*)"$/, '$1')
    .replace(/\s*(?:<br\s*\/?>|\\n|\n)\s*/gi, '\n')

/** Decodes characters written as `#35;`, `#quot;` or `&quot;`. */
const decoded = (text: string): string =>
  unescapeHtml(text.replace(/&?#(\d{1,6});/g, '&#$1;').replace(/#(quot|amp|lt|gt|apos);/g, '&$1;'))

export const plainLabel = (written: string): string => decoded(unquoted(written))

/** The name of an icon in front of words, which stand for themselves: there are no icons here. */
const icon = /\bfa[a-z]?:fa-[\w-]+\s+(?=\S)/g

/** A label for the library, which knows line breaks, `<b>`, `<i>` and, in backticks, Markdown. */
export function libraryLabel(written: string): string {
  const label = unquoted(written).replace(icon, '')
  const markdown = /^`([^]*)`$/.exec(label)?.[1]
  const characters = markdown === undefined ? undefined : /["'|[\]{}()<>#&;\\]/g
  return (markdown ?? label)
    .split(/(<\/?(?:b|strong|i|em|u|s|del)>|\n)/)
    .map((part, index) => (index % 2 === 0 ? shield(decoded(part), characters) : part.replace('\n', '<br/>')))
    .join('')
}

/** Stands for no label where the library must have one. */
export const noLabel = '\u200B'

export const withoutEmptyLabels = (svg: string): string =>
  svg.replace(new RegExp(`<rect[^>]*/>\\s*<text[^>]*>${noLabel}</text>`, 'g'), '')
