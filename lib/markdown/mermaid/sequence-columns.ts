import type { Sequence, SequenceEvent } from './read-sequence'

export const size = { text: 13, line: 16, margin: 2, bar: 10, loop: 26, loopHeight: 18 }

type Note = SequenceEvent & { kind: 'note' }
/** The least distance between two columns, given by their indexes. */
type Span = [from: number, to: number, width: number]

export interface Columns {
  /** The horizontal position of an actor's lifeline, from the left. */
  x: (id: string) => number
  boxOf: (id: string) => { width: number; height: number; lines: string[]; isPerson: boolean }
  noteOf: (note: Note) => { left: number; width: number; lines: string[] }
  /** Distance from the first lifeline to the last. */
  width: number
}

/** Spaces the columns so that all labels fit. */
export function columnsOf({ actors, events }: Sequence, most: number): Columns {
  const boxes = new Map(
    actors.map(({ id, label, isPerson }) => {
      const lines = wrapText(label, Math.min(most, 18))
      const width = Math.max(56, widest(lines) + 20)
      return [id, { lines, isPerson, width, height: lines.length * size.line + (isPerson ? 30 : 18) }]
    }),
  )
  const boxOf = (id: string) => boxes.get(id) ?? { width: 0, height: 0, lines: [], isPerson: false }
  const indexOf = (id: string) => actors.findIndex((actor) => actor.id === id)
  const gaps = actors
    .slice(1)
    .map(({ id }, index) => (boxOf(actors[index]?.id ?? '').width + boxOf(id).width) / 2 + 14)
  /** Widens the gaps between two columns to at least `width`. */
  const requireWidth = (from: number, to: number, width: number): void => {
    const [start, end] = [Math.min(from, to), Math.max(from, to)]
    const room = gaps.slice(start, end).reduce((sum, gap) => sum + gap, 0)
    for (let index = start; index < Math.min(end, gaps.length); index++)
      gaps[index] = (gaps[index] ?? 0) + Math.max(0, width - room) / (end - start)
  }
  const noteSize = (note: Note) => {
    const lines = wrapText(note.label, most)
    return { lines, width: Math.max(40, widest(lines) + 20) }
  }
  const spans = events
    .flatMap((event): Span[] => {
      if (event.kind === 'message') {
        const [from, to] = [indexOf(event.from), indexOf(event.to)]
        const width = widest(wrapText(event.label, most))
        return from === to ? [[from, from + 1, width + size.loop + 20]] : [[from, to, width + 20]]
      }
      if (event.kind !== 'note') return []
      const { width } = noteSize(event)
      const from = indexOf(event.from)
      if (event.from !== event.to) return [[from, indexOf(event.to), width - 30]]
      if (event.side === 'left of') return [[from - 1, from, width + 18]]
      if (event.side === 'right of') return [[from, from + 1, width + 18]]
      return [
        [from - 1, from, width / 2 + 8],
        [from, from + 1, width / 2 + 8],
      ]
    })
    // neighbours first: labels across several columns may fit by then
    .toSorted(([a, b], [c, d]) => Math.abs(a - b) - Math.abs(c - d))
  for (const [from, to, width] of spans) if (Math.min(from, to) >= 0) requireWidth(from, to, width)

  const places = [0]
  for (const gap of gaps) places.push((places.at(-1) ?? 0) + gap)
  const x = (id: string): number => Math.round(places[indexOf(id)] ?? 0)
  const noteOf = (note: Note) => {
    const { lines, width: least } = noteSize(note)
    const [from, to] = [x(note.from), x(note.to)].toSorted((a, b) => a - b) as [number, number]
    if (note.side === 'left of') return { lines, width: least, left: from - least - 8 }
    if (note.side === 'right of') return { lines, width: least, left: from + 8 }
    const width = from === to ? least : Math.max(least, to - from + 30)
    return { lines, width, left: (from + to) / 2 - width / 2 }
  }
  return { x, boxOf, noteOf, width: places.at(-1) ?? 0 }
}

const widest = (lines: string[]): number => Math.max(0, ...lines.map((line) => widthOf(line, size.text)))

/** Estimates the width of a text, wide enough for the fonts of pages. */
export function widthOf(text: string, fontSize: number): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const narrow = count(/[ijl.,:;'|!()[\] ]/g)
  const wide = count(/[\p{Lu}мшщжюфыmw@—]/gu)
  return (narrow * 0.34 + wide * 0.76 + (text.length - narrow - wide) * 0.58) * fontSize
}

/** Wraps at `most` characters; longer words stay whole. */
export function wrapText(text: string, most: number): string[] {
  const pattern = new RegExp(`(?:\\S{${most},}|.{1,${most}})(?:\\s+|$)`, 'gu')
  return text.split('\n').flatMap((line) => line.match(pattern)?.map((part) => part.trim()) ?? [''])
}
