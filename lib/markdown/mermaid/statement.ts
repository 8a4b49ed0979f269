/** A line of a diagram, or a part of one between semicolons. */
export interface Statement {
  text: string
  /** Line number, counted from 0. */
  line: number
}

/** The named groups of a match. */
export type Groups = Record<string, string | undefined>

/** Something that cannot be rendered, with advice for the author. */
export class DiagramError extends Error {
  constructor(
    readonly at: Statement,
    readonly advice: string,
  ) {
    super(at.text)
  }
}

/** Lines that are ignored: styles, click handlers, accessibility texts. */
export const isDecoration = ({ text }: Statement): boolean =>
  /^(?:click|callback|link|style|classDef|cssClass|linkStyle|accTitle|accDescr|links?|properties|details)\b/.test(
    text,
  )

/** A direction, perhaps with a comment. */
export const directionLine = /^direction\s+(TB|TD|BT|LR|RL)(?:\s*%%.*)?$/

/** Replaces a text with spaces, but keeps line breaks. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The lines of a diagram without comments, settings and descriptions; line breaks in quotes do not count. */
export function statementsOf(source: string): Statement[] {
  const lines = source
    .replace(/^\s*---\n[\s\S]*?\n\s*---(?=\n)/, blank)
    .replace(/%%\{[\s\S]*?\}%%/g, blank)
    .replace(/^[ \t]*%%.*$/gm, blank)
    .replace(/^[ \t]*accDescr\s*\{[\s\S]*?\}/gm, blank)
    .split('\n')
  const statements: Statement[] = []
  let open: Statement | undefined
  for (const [line, text] of lines.entries()) {
    if (open) open.text += `\n${text.trim()}`
    else if (text.trim() !== '') statements.push((open = { text: text.trim(), line }))
    if (open && open.text.split('"').length % 2 === 1) open = undefined
  }
  return statements
}

/** Splits at semicolons outside of quotes. */
export const splitStatement = ({ text, line }: Statement): Statement[] =>
  (text.match(/(?:"[^"]*"|#\w+;|[^;"])+/g) ?? [])
    .map((part) => ({ text: part.trim(), line }))
    .filter((part) => part.text !== '')
