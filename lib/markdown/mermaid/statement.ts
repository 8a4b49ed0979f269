/** A line of a diagram, or what stands between two semicolons of one. */
export interface Statement {
  text: string
  /** Counted from 0. */
  line: number
}

/** What the renderer cannot show, with what its author can do about it. */
export class DiagramError extends Error {
  constructor(
    { text, line }: Statement,
    readonly advice: string,
  ) {
    super(text)
    this.line = line
  }

  readonly line: number
}

/** Lines that say nothing to readers: colours, clicks, what screen readers get. */
export const isDecoration = ({ text }: Statement): boolean =>
  /^(?:click|callback|link|style|classDef|cssClass|linkStyle|accTitle|accDescr|links?|properties|details)\b/.test(
    text,
  )

/** Keeps the lines. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The lines of a diagram without comments, settings and descriptions; a line break in quotes does not end one. */
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

/** Parts between semicolons that stand in no quotes. */
export const splitStatement = ({ text, line }: Statement): Statement[] =>
  (text.match(/(?:"[^"]*"|#\w+;|[^;"])+/g) ?? [])
    .map((part) => ({ text: part.trim(), line }))
    .filter((part) => part.text !== '')
