/** What stands at the ends of a line: nothing, an arrow or another sign. */
export type Ends = [start: string, end: string]

/** A diagram in the spelling that `beautiful-mermaid` reads. */
export interface LibrarySource {
  lines: string[]
  /** Ends of the lines between two names, in their order, where the library knows fewer. */
  ends: Map<string, Ends[]>
}

export function addEnds(ends: LibrarySource['ends'], from: string, to: string, both: Ends): void {
  const key = `${from} ${to}`
  ends.set(key, [...(ends.get(key) ?? []), both])
}

/**
 * The order in which a line joins two names: that of the author, unless it closes a circle. The library would then put what the author
 * has named first behind the rest.
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
