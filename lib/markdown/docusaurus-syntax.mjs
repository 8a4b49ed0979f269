/** Where a block may start: after the marks of quotes and lists. */
const start = String.raw`^(?<indent>[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)`

/** What is read as a whole: code as it is, a comment, or the first line of a container with its title after a space. */
const pieces = new RegExp(
  [
    String.raw`${start.replace('indent', 'fenceIndent')}(?<fence>\x60{3,}(?!\x60)|~{3,}(?!~))(?<info>[^\n\x60]*)\n(?<code>[\s\S]*?)(?:^[ \t>]*\k<fence>[\x60~]*[ \t]*$|(?![\s\S]))`,
    String.raw`(?<!\x60)(?<ticks>\x60+)(?!\x60)(?:(?!\n[ \t]*\n)[\s\S])+?(?<!\x60)\k<ticks>(?!\x60)`,
    // what is no text, then formulas, then signs of dollars that would make one
    String.raw`(?<![\s\S])---\n[\s\S]*?\n---[ \t]*$`,
    String.raw`^(?:import|export)\s[^\n]*$`,
    String.raw`<[a-z][^<>\n]*>`,
    String.raw`\\[\s\S]`,
    String.raw`\$\$[\s\S]*?\$\$`,
    String.raw`(?<![\p{L}\d$])\$(?=[^\s$])[^$\n]*?(?<=[^\s$\\])\$(?![\p{L}\d$])`,
    String.raw`(?<dollar>\$)`,
    String.raw`<!--(?<comment>(?:(?!<!--)[\s\S])*?)-->`,
    String.raw`${start}(?<colons>:{3,})(?<name>[A-Za-z][\w-]*)[ \t]+(?<title>[^\s{[][^\n]*?)(?<attributes>\{[^{}\n]*\})?[ \t]*$`,
  ].join('|'),
  'gmu',
)

/**
 * Spellings of Docusaurus that no parser knows, in those that ours do; lines stay where they are:
 *
 * - `:::note Title` is `:::note[Title]`,
 * - a fence of the language `mdx-code-block` is what stands in it,
 * - in MDX, `<!-- … -->` is an expression that holds a comment.
 *
 * A dollar that is no part of a formula (`$x$`, `$$…$$`) is a sign. Code is left alone.
 *
 * @param {string} text @param {{ isMdx: boolean }} options
 * @returns {string}
 */
export function fromDocusaurus(text, options) {
  return text.replace(pieces, (match, ...rest) => {
    const found = /** @type {Record<string, string | undefined>} */ (rest.at(-1))
    if (found['fence'] !== undefined) {
      return found['info']?.trim() === 'mdx-code-block'
        ? `\n${fromDocusaurus(found['code'] ?? '', options)}`
        : match
    }
    if (found['comment'] !== undefined) {
      return options.isMdx ? `{/*${found['comment'].replaceAll('*/', '* /')}*/}` : match
    }
    if (found['dollar'] !== undefined) return options.isMdx && isCode(text, rest.at(-3)) ? match : '\\$'
    if (found['title'] === undefined) return match
    const { indent = '', colons = '', name = '', title, attributes = '' } = found
    return `${indent}${colons}${name}[${title.trim()}]${attributes}`
  })
}

/** Whether a place is inside of braces, where MDX has code. @param {string} text @param {number} offset */
const isCode = (text, offset) => /\{[^{}]*$/.test(text.slice(Math.max(0, offset - 400), offset))
