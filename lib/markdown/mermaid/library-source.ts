/** Symbols at both ends of an edge: none, an arrow or another one. */
export type Ends = [start: string, end: string]

/** A diagram in the syntax of `beautiful-mermaid`. */
export interface LibrarySource {
  lines: string[]
  /** Ends of the edges between two nodes, in order, since the library supports fewer. */
  ends: Map<string, Ends[]>
}

export function addEnds(ends: LibrarySource['ends'], from: string, to: string, both: Ends): void {
  const key = `${from} ${to}`
  ends.set(key, [...(ends.get(key) ?? []), both])
}

/**
 * The order of the nodes of an edge: the author's, unless it would close a cycle. The library would then move the node that comes first
 * behind the rest.
 */
export function directEdge(ends: LibrarySource['ends'], from: string, to: string, both: Ends): Ends {
  const isBack = from !== to && reaches(ends, to, from, new Set())
  const [first, second] = isBack ? [to, from] : [from, to]
  addEnds(ends, first, second, isBack ? [both[1], both[0]] : both)
  return [first, second]
}

function reaches(ends: LibrarySource['ends'], from: string, to: string, seen: Set<string>): boolean {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return [...ends.keys()].some((key) => {
    const [start = '', end = ''] = key.split(' ')
    return start === from && reaches(ends, end, to, seen)
  })
}
