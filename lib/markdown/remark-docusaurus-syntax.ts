import type { Processor } from 'unified'
import type { VFile } from 'vfile'

/** Rewrites Docusaurus syntax before parsing. The file keeps the rewritten text, since later plugins read positions in it. */
export default function remarkDocusaurusSyntax(this: Processor) {
  const { parser } = this
  if (!parser) return
  // recognizes MDX, which disables HTML
  const isMdx = [this.data().micromarkExtensions ?? []]
    .flat(2)
    .some(({ disable }) => disable?.null?.includes('htmlFlow'))
  this.parser = (text: string, file: VFile) => {
    const own = fromDocusaurus(text, { isMdx })
    if (own !== text) file.value = own
    return parser(own, file)
  }
}

type Groups = Record<string, string | undefined>

/** Where a block may start: after the marks of quotes and lists. */
const start = String.raw`^(?<indent>[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)`

/** A block of code from its first mark to its last one, or to the end of the text; needs the flag `m`. */
export const fencedCode = String.raw`${start.replace('indent', 'fenceIndent')}(?<fence>\x60{3,}(?!\x60)|~{3,}(?!~))(?<info>[^\n\x60]*)\n(?<code>[\s\S]*?)(?:^[ \t>]*\k<fence>[\x60~]*[ \t]*$|(?![\s\S]))`

/** The language of a fence that stands around MDX, so that editors and translators leave it alone. */
export const isMdxFence = (info = ''): boolean => info.trim() === 'mdx-code-block'

/** The end of a line that the paragraph goes on after. */
const lineBreak = String.raw`\n(?![ \t>]*(?:\n|[-*+#|:<\x60~]|\d+[.)][ \t]))`

/**
 * What is left alone as a whole, and what is replaced; at each place the first that fits wins. It works on the text, since no parser
 * gets that far: MDX ends with an error at `<!--` and `{#id}`, and readers would have no page.
 */
const pieces = new RegExp(
  [
    fencedCode,
    String.raw`(?<!\x60)(?<ticks>\x60+)(?!\x60)(?:(?!\n[ \t]*\n)[\s\S])+?(?<!\x60)\k<ticks>(?!\x60)`,
    // what is no text, then formulas, then dollar signs that would make one
    String.raw`(?<![\s\S])---\n[\s\S]*?\n---[ \t]*$`,
    String.raw`^(?:import|export)\s[^\n]*$`,
    String.raw`<(?<verbatim>pre|script|style|textarea)(?=[\s>])[\s\S]*?<\/\k<verbatim>>`,
    String.raw`<[a-z][^<>\n]*>`,
    String.raw`https?:\/\/[^\s<>]+`,
    String.raw`\\[\s\S]`,
    String.raw`\$\$[\s\S]*?\$\$`,
    String.raw`(?<![\p{L}\d$])\$(?=[^\s$])(?:[^$\n]|${lineBreak})*?(?<=[^\s$\\])\$(?![\p{L}\d$])`,
    String.raw`(?<dollar>\$)`,
    String.raw`<!--(?<comment>(?:(?!<!--)[\s\S])*?)-->`,
    String.raw`(?<headingId>\{#(?:[^{}\n]|\\[{}])+\})(?=[ \t]*#*[ \t]*$)`,
    String.raw`${start}(?<colons>:{3,})(?<name>[A-Za-z][\w-]*)[ \t]+(?<title>[^\s{[][^\n]*?)(?<attributes>\{[^{}\n]*\})?[ \t]*$`,
  ].join('|'),
  'gmu',
)

/**
 * Spellings of Docusaurus that no parser knows, in those that ours do; lines stay where they are, code is left alone:
 *
 * - `:::note Title` is `:::note[Title]`,
 * - a fence of the language `mdx-code-block` is what stands in it,
 * - in MDX, `<!-- … -->` is an expression that holds a comment, and `{#id}` at the end of a line is text: MDX would read an
 *   expression and fail, since `#id` is not JavaScript,
 * - a dollar that is no part of a formula (`$x$`, `$$…$$`) is a sign.
 */
export function fromDocusaurus(text: string, { isMdx }: { isMdx: boolean }): string {
  return text.replace(pieces, (match: string, ...rest: unknown[]) => {
    const offset = rest.at(-3) as number // replace() passes offset, text and groups last
    const { info, code = '', comment, headingId, dollar, title, ...container } = rest.at(-1) as Groups
    if (isMdxFence(info)) return `\n${fromDocusaurus(code, { isMdx })}`
    if (comment !== undefined) return isMdx ? `{/*${comment.replaceAll('*/', '* /')}*/}` : match
    if (headingId !== undefined) return isMdx ? `\\${match}` : match
    if (dollar === undefined && title === undefined) return match
    const isCode = isMdx ? isExpression(text, offset) : isIndentedCode(text, offset)
    if (dollar !== undefined) return isCode ? match : '\\$'
    if (title === undefined || (!isMdx && isCode)) return match
    const { indent = '', colons = '', name = '', attributes = '' } = container
    return `${indent}${colons}${name}[${title.trim()}]${attributes}`
  })
}

const indented = /^(?: {4}|\t)/
const listItem = /^ {0,3}(?:[-*+]|\d+[.)])[ \t]/

/** Whether an offset is in indented code, which stands below an empty line, is none where it continues a list, and not in MDX. */
function isIndentedCode(text: string, offset: number): boolean {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1
  const lineEnd = text.indexOf('\n', offset)
  // cheap check first: most lines are not indented
  if (!indented.test(text.slice(lineStart, lineStart + 4))) return false
  const lines = text.slice(0, lineEnd === -1 ? undefined : lineEnd).split('\n')
  const above = lines.findLastIndex((line) => !indented.test(line) && line.trim() !== '')
  if (above === -1) return true
  if (lines[above + 1]?.trim() !== '') return false
  const opening = lines.findLastIndex((line, at) => at <= above && /^\S/.test(line))
  return !listItem.test(lines[opening] ?? '') && !listItem.test(lines[above] ?? '')
}

/** Whether an offset is inside of braces, where MDX has code. */
const isExpression = (text: string, offset: number): boolean =>
  /\{[^{}]*$/.test(text.slice(Math.max(0, offset - 400), offset))
