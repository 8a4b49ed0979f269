import { lostBlockRules } from './lost-block-rules'

/** Syntax that is left as text. */
export interface Leftover {
  /** The offset of the markup in the text. */
  at: number
  message: string
}

/** The types of the node of a line, of its parent, and of the node before it. */
interface LinePlace {
  type: string
  parent?: string
  previous?: string
}

/** Finds at most one leftover of each kind in a line. `text` is masked, `written` begins like its source. */
export function lostBlocks(
  text: string,
  written: string,
  { type, parent = '', previous }: LinePlace,
): Leftover[] {
  const isBelowTable = previous === 'table'
  const here = lostBlockRules.filter(
    (rule) =>
      (rule.lines ?? ['paragraph']).includes(type) &&
      (rule.parent ?? parent) === parent &&
      (rule.isAfterTable ?? isBelowTable) === isBelowTable,
  )
  return here.flatMap(({ pattern, messageFor }) => {
    const match = pattern.exec(text)
    const { 0: found = '', index: at = 0 } = match ?? {}
    return match ? [{ at, message: messageFor(written.slice(at, at + found.length)) }] : []
  })
}
