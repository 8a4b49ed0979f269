type Brackets = readonly [open: string, close: string]

const rectangle = ['[', ']'] as const

/** Brackets of the library by Mermaid's shape names. It lacks parallelograms and draws trapezoids instead. */
export const shapes: Record<string, Brackets> & { rect: Brackets } = {
  rect: rectangle,
  ...named('process proc rectangle', rectangle),
  ...named('rounded event', ['(', ')']),
  ...named('stadium pill terminal', ['([', '])']),
  ...named('subproc subprocess subroutine fr-rect framed-rectangle', ['[[', ']]']),
  ...named('db database cyl cylinder', ['[(', ')]']),
  ...named('circle circ', ['((', '))']),
  ...named('dbl-circ double-circle', ['(((', ')))']),
  ...named('diamond diam decision question', ['{', '}']),
  ...named('hexagon hex prepare', ['{{', '}}']),
  ...named('trapezoid trap-b trapezoid-bottom priority lean-r lean-right in-out', ['[/', '\\]']),
  ...named('inv-trapezoid trap-t trapezoid-top manual lean-l lean-left out-in', ['[\\', '/]']),
  ...named('odd', ['>', ']']),
}

/** One name per shape, for messages. */
export const shapeNames = Object.keys(shapes).filter(
  (name, index, names) => shapes[name] !== shapes[names[index - 1] ?? ''],
)

/** Brackets in Mermaid, longest first, and their replacement for the library. */
const written: [...Brackets, Brackets][] = [
  ['(((', ')))', ['(((', ')))']],
  ['([', '])', ['([', '])']],
  ['[[', ']]', ['[[', ']]']],
  ['[(', ')]', ['[(', ')]']],
  ['((', '))', ['((', '))']],
  ['{{', '}}', ['{{', '}}']],
  ['[/', '\\]', ['[/', '\\]']],
  ['[/', '/]', ['[/', '\\]']],
  ['[\\', '/]', ['[\\', '/]']],
  ['[\\', '\\]', ['[\\', '/]']],
  ['>', ']', ['>', ']']],
  ['[', ']', rectangle],
  ['(', ')', ['(', ')']],
  ['{', '}', ['{', '}']],
]

/** The shape that `text` starts with, and its length. */
export function shapeOf(text: string): { length: number; brackets?: Brackets; label?: string } {
  for (const [open, close, brackets] of written) {
    if (!text.startsWith(open)) continue
    const label = /^\s*"[^"]*"\s*|^[^"[\](){}]*?(?=[/\\]?[\])}])/.exec(text.slice(open.length))?.[0]
    if (label === undefined || !text.startsWith(close, open.length + label.length)) continue
    return { length: open.length + label.length + close.length, brackets, label }
  }
  return { length: 0 }
}

function named(names: string, brackets: Brackets): Record<string, Brackets> {
  return Object.fromEntries(names.split(' ').map((name) => [name, brackets]))
}
