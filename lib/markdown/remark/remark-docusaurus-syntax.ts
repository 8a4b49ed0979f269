import type { Processor } from 'unified'
import type { VFile } from 'vfile'

/** Rewrites Docusaurus syntax before parsing, also in the file: later plugins read positions in its text. */
export function remarkDocusaurusSyntax(this: Processor) {
  const { parser } = this
  if (!parser) return
  const isMdx = parsesMdx(this)
  this.parser = (text: string, file: VFile) => {
    const rewritten = fromDocusaurus(text, isMdx)
    if (rewritten !== text) file.value = rewritten
    return parser(rewritten, file)
  }
}

/** Recognizes MDX, which disables HTML. */
export const parsesMdx = (processor: Processor): boolean =>
  [processor.data().micromarkExtensions ?? []]
    .flat(2)
    .some(({ disable }) => disable?.null?.includes('htmlFlow'))

/** Where a block may start: after the markers of quotes and lists. */
const start = String.raw`^(?<indent>[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)`

/** A code block from its opening fence to its closing one, or to the end of the text; needs the flag `m`. */
export const fencedCode = String.raw`${start.replace('indent', 'fenceIndent')}(?<fence>\x60{3,}(?!\x60)|~{3,}(?!~))(?<info>[^\n\x60]*)\n(?<code>[\s\S]*?)(?:^[ \t>]*\k<fence>[\x60~]*[ \t]*$|(?![\s\S]))`

/** A fence around MDX, which hides it from editors and translators. */
export const isMdxFence = (info = ''): boolean => info.trim() === 'mdx-code-block'

/** Matches attributes after a title, which may itself end in braces. */
const braces = String.raw`\{(?:[ \t]*(?:[.#][\p{L}\w-]+|[a-z][\w-]*=(?:"[^"{}\n]*"|'[^'{}\n]*'|[^\s"'{}]+)|open|default|query)(?=[ \t}]))+[ \t]*\}`

/** A line break inside a paragraph. */
const lineBreak = String.raw`\n(?![ \t>]*(?:\n|[-*+#|:<\x60~]|\$\$|\d+[.)][ \t]))`

/** Parts to skip or to replace. Matched in the source, since MDX fails to parse `<!--` and `{#id}`. */
export const pieces = new RegExp(
  [
    fencedCode,
    String.raw`(?<!\x60)(?<ticks>\x60+)(?!\x60)(?:(?!\n[ \t]*\n)[\s\S])+?(?<!\x60)\k<ticks>(?!\x60)`,
    // not prose: front matter, imports, elements with code, tags, addresses, escaped characters
    String.raw`(?<![\s\S])---\n[\s\S]*?\n---[ \t]*$`,
    String.raw`^(?:import|export)\s[^\n]*$`,
    String.raw`<(?<verbatim>pre|script|style|textarea)(?=[\s>])[\s\S]*?<\/\k<verbatim>>`,
    String.raw`<[a-z][^<>\n]*>`,
    String.raw`https?:\/\/[^\s<>]+`,
    String.raw`\\[\s\S]`,
    // formulas
    String.raw`${start.replace('indent', 'formulaIndent')}\$\$(?<formula>[ \t]*\n(?:(?!\$\$)[\s\S])*|[^$\n]+\n(?:(?!^[ \t>]*$)[^$])*)\$\$[ \t]*$`,
    String.raw`\$\$(?:\\[^\n]|[^$\n\\]|${lineBreak})+?\$\$`,
    String.raw`(?<![\p{L}\d$])\$(?=[^\s$])(?:[^$\n]|${lineBreak})*?(?<=[^\s$\\])\$(?![\p{L}\d$])`,
    // `$n$й`
    String.raw`(?<![\p{L}\d$])\$(?=[^\s$])[^$\n\p{Script=Cyrillic}]*(?<=[^\s$\\])\$(?=\p{Script=Cyrillic})`,
    // any other dollar, which is text
    String.raw`(?<dollar>\$)`,
    String.raw`<!--(?<comment>(?:(?!<!--)[\s\S])*?)-->`,
    String.raw`(?<headingId>\{ ?#(?:[^{}\n]|\\[{}])*\})(?=[ \t]*#*[ \t]*$)`,
    String.raw`${start}(?<colons>:{3,})(?<name>[A-Za-z][\w-]*)[ \t]+(?<title>(?:[^\s{[]|\[[^\]\n]*\]\()[^\n]*?)(?<attributes>${braces})?[ \t]*$`,
  ].join('|'),
  'gmu',
)

/**
 * Rewrites Docusaurus syntax for our parsers, except in code. The unchanged parts of a line keep their line and
 * column, which messages name:
 *
 * - `:::note Title` becomes `:::note[Title]`,
 * - a fence with the language `mdx-code-block` is unwrapped,
 * - in MDX, `<!-- … -->` becomes an expression with a comment, and `{#id}` at the end of a line is escaped:
 *   MDX would parse an expression and fail, since `#id` is not JavaScript. `_` in it is escaped as well,
 *   since `{#__init__}` is not emphasis,
 * - the `$$` that ends a line of a formula moves below it, since remark-math ends a formula only at a line of
 *   its own. A TeX comment above would swallow the moved line, so it is dropped.
 */
export function fromDocusaurus(text: string, isMdx: boolean): string {
  return text.replace(pieces, (match: string, ...rest: unknown[]) => {
    const offset = rest.at(-3) as number // replace() passes offset, text and groups last
    const groups = rest.at(-1) as Record<string, string | undefined>
    const { info, code = '', comment, formula, headingId, title, ...container } = groups
    if (isMdxFence(info)) return `\n${fromDocusaurus(code, isMdx)}`
    if (comment !== undefined) return isMdx ? `{/*${comment.replaceAll('*/', '* ')} */}` : match
    if (!isMdx && isIndentedCode(text, offset)) return match
    if (headingId !== undefined) return (isMdx ? '\\' : '') + match.replace(/[*_~`](?<!\\.)/g, '\\$&')
    if (formula !== undefined) return match.replace(lastFormulaLine, ' $2\n$1$$$$')
    if (title === undefined) return match
    const { indent = '', colons = '', name = '', attributes = '' } = container
    return `${indent}${colons}${name}[${title.trim()}]${attributes}`
  })
}

/** The last line of a formula, with the line break and the TeX comment before it. */
const lastFormulaLine = /(?:(?<=(?<!\\)(?:\\\\)*)%[^\n]*)?\n([ \t>]*)(?![ \t>])([^\n]+?)[ \t]*\$\$[ \t]*$/

const indented = /^(?: {4}|\t)/
const listItem = /^ {0,3}(?:[-*+]|\d+[.)])[ \t]/

/** Whether an offset is in indented code, which MDX lacks: after an empty line, and not in a list. */
export function isIndentedCode(text: string, offset: number): boolean {
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

/** Whether an offset is inside braces, where MDX expects code. */
export const isInBraces = (text: string, offset: number): boolean =>
  /\{[^{}]*$/.test(text.slice(Math.max(0, offset - 400), offset))
