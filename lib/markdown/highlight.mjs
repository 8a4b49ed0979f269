import { getSingletonHighlighter, isSpecialLang } from 'shiki'
import { codeTheme, tokenClasses } from './code-theme.mjs'

/** @import { BundledLanguage, GrammarState, ThemedToken } from 'shiki' */

/**
 * A piece of a line: its class, if it has a colour, and its text.
 *
 * @typedef {[className: string | undefined, text: string]} Piece
 */
/** A line that has been painted, and the state of the grammar behind it. @typedef {{ pieces: Piece[], next: State }} PaintedLine */
/**
 * A state that the grammar can be in at the end of a line, with the lines that have been painted in it.
 *
 * @typedef {{ grammar: GrammarState | undefined, lines: Map<string, PaintedLine> }} State
 */

/** States by language; the first is that of the beginning. @type {Map<string, State[]>} */
const states = new Map()
/** A line and its pieces take half a kilobyte. */
const mostLines = 20_000
let countOfLines = 0

const highlighter = await getSingletonHighlighter({ themes: [codeTheme], langs: [] })

/** The name of the theme: shiki has types for its own only. */
const theme = /** @type {'none'} */ (codeTheme.name)

/** Loads the grammar of a language; tells whether there is one, or none is needed. @param {string} language */
export async function loadLanguage(language) {
  try {
    await highlighter.loadLanguage(/** @type {BundledLanguage} */ (language))
    return true
  } catch {
    return false // not one of shiki's
  }
}

/**
 * Paints code, line by line. Samples have many lines in common, in the same places: what a grammar has made of one is remembered.
 *
 * @param {string} code
 * @param {string} language One that `loadLanguage` has loaded; throws for another.
 * @returns {Piece[][]} The lines.
 */
export function highlight(code, language) {
  if (isSpecialLang(language))
    return highlighter.codeToTokensBase(code, { lang: language, theme }).map(piecesOf)
  if (countOfLines > mostLines) {
    states.clear()
    countOfLines = 0
  }
  let state = firstState(language)
  return code.split(/\r?\n/).map((text) => {
    if (text === '') return [] // leaves the grammar where it is
    const line = state.lines.get(text) ?? paintLine(text, language, state)
    state = line.next
    return line.pieces
  })
}

/** @param {string} language @returns {State} */
function firstState(language) {
  const known = states.get(language)?.[0]
  if (known) return known
  const first = { grammar: undefined, lines: new Map() }
  states.set(language, [first])
  return first
}

/** @param {string} text @param {string} language @param {State} state @returns {PaintedLine} */
function paintLine(text, language, state) {
  const tokens = highlighter.codeToTokensBase(text, {
    lang: /** @type {BundledLanguage} */ (language),
    theme,
    ...(state.grammar && { grammarState: state.grammar }),
  })
  const line = {
    pieces: piecesOf(tokens[0] ?? []),
    next: stateOf(highlighter.getLastGrammarState(tokens), language),
  }
  state.lines.set(text, line)
  countOfLines += 1
  return line
}

/** The same object for the same state, so that the lines of one are those of the other. @param {GrammarState | undefined} grammar @param {string} language */
function stateOf(grammar, language) {
  const known = states.get(language) ?? []
  const stack = grammar?.getInternalStack()
  const same = known.find((state) => {
    const other = state.grammar?.getInternalStack()
    return stack === other || (stack && other?.equals(stack))
  })
  if (same) return same
  const state = { grammar, lines: new Map() }
  known.push(state)
  return state
}

/**
 * Neighbours of one class are one piece; blanks belong to what stands behind them, or at the end of a line to what stands before.
 *
 * @param {ThemedToken[]} tokens
 */
function piecesOf(tokens) {
  /** @type {Piece[]} */
  const pieces = []
  let blanks = ''
  for (const { content, color } of tokens) {
    if (content.trim() === '') {
      blanks += content
      continue
    }
    const className = tokenClasses[/** @type {keyof typeof tokenClasses} */ (color)]
    const last = pieces.at(-1)
    if (last && last[0] === className) last[1] += blanks + content
    else pieces.push([className, blanks + content])
    blanks = ''
  }
  if (blanks !== '') {
    const last = pieces.at(-1)
    if (last) last[1] += blanks
    else pieces.push([undefined, blanks])
  }
  return pieces
}
