type Brackets = readonly [open: string, close: string]

/** The names of each shape in Mermaid, and its brackets in the library, which has no parallelograms. */
const named: [names: string, ...Brackets][] = [
  ['rect process proc rectangle', '[', ']'],
  ['rounded event', '(', ')'],
  ['stadium pill terminal', '([', '])'],
  ['subproc subprocess subroutine fr-rect framed-rectangle', '[[', ']]'],
  ['db database cyl cylinder', '[(', ')]'],
  ['circle circ', '((', '))'],
  ['dbl-circ double-circle', '(((', ')))'],
  ['diamond diam decision question', '{', '}'],
  ['hexagon hex prepare', '{{', '}}'],
  ['trapezoid trap-b trapezoid-bottom priority lean-r lean-right in-out', '[/', '\\]'],
  ['inv-trapezoid trap-t trapezoid-top manual lean-l lean-left out-in', '[\\', '/]'],
  ['odd', '>', ']'],
]

/** Brackets of the library by Mermaid's shape names. */
export const shapes: Record<string, Brackets> = Object.fromEntries(
  named.flatMap(([names, ...brackets]) => names.split(' ').map((name) => [name, brackets])),
)

/** One name per shape, for messages. */
export const shapeNames = named.map(([names]) => names.split(' ')[0])

/** Brackets in Mermaid, longest first. A parallelogram is followed by the trapezoid that replaces it. */
const written: [...Brackets, trapezoid?: Brackets][] = [
  ['(((', ')))'],
  ['([', '])'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['((', '))'],
  ['{{', '}}'],
  ['[/', '\\]'],
  ['[/', '/]', ['[/', '\\]']],
  ['[\\', '/]'],
  ['[\\', '\\]', ['[\\', '/]']],
  ['>', ']'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
]

/** The shape that `text` starts with, and its length. */
export function shapeOf(text: string): { length: number; brackets?: Brackets; label?: string } {
  for (const [open, close, trapezoid] of written) {
    if (!text.startsWith(open)) continue
    const label = /^\s*"[^"]*"\s*|^[^"[\](){}]*?(?=[/\\]?[\])}])/.exec(text.slice(open.length))?.[0]
    if (label === undefined || !text.startsWith(close, open.length + label.length)) continue
    return { length: open.length + label.length + close.length, brackets: trapezoid ?? [open, close], label }
  }
  return { length: 0 }
}
