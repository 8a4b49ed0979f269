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
