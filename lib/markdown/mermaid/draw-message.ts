import type { SequenceEvent } from './read-sequence'
import { size } from './sequence-columns'
import type { SequenceSheet } from './sequence-sheet'
import { widthOf, wrapText } from './wrap-text'

const heads: Record<string, string> = { '>>': 'arrow', ')': 'open', x: 'cross' }
const middle = 'text-anchor="middle" fill="var(--_text-sec)"'

export function drawMessage(sheet: SequenceSheet, event: SequenceEvent & { kind: 'message' }): void {
  const { x, boxOf } = sheet.columns
  const lines = wrapText(event.label, sheet.most)
  const width = Math.max(...lines.map((line) => widthOf(line, size.text)))
  const [from, to] = [x(event.from), x(event.to)]
  const edgeOf = (actor: string) => (sheet.bars.some((bar) => bar.actor === actor) ? size.bar / 2 : 0)
  const path = (d: string): void => {
    const dashes = event.isDashed ? ' stroke-dasharray="5 4"' : ''
    const start = event.start ? ' marker-start="url(#arrow)"' : ''
    const end = heads[event.end] ? ` marker-end="url(#${heads[event.end]})"` : ''
    sheet.layers.front.push(`<path d="${d}" fill="none" stroke="var(--_line)"${dashes}${start}${end}/>`)
  }
  if (event.from === event.to) {
    sheet.y += 10
    path(`M${from + edgeOf(event.from)} ${sheet.y}h${size.loop}v${size.loopHeight}h${-size.loop}`)
    const high = (lines.length - 1) * size.line
    const top = sheet.y + size.loopHeight / 2 + 4 - high / 2
    sheet.write(lines, from + size.loop + 12, top, 'fill="var(--_text-sec)"')
    sheet.cover(from, from + size.loop + 12 + width)
    sheet.y += Math.max(size.loopHeight, (high + size.line + size.loopHeight) / 2) + 10
    return
  }
  const isCreated = !sheet.tops.has(event.to)
  const { width: boxWidth, height } = boxOf(event.to)
  sheet.y += lines.length * size.line + (isCreated ? Math.max(10, height / 2) : 10)
  const sign = Math.sign(to - from)
  const end = to - sign * (isCreated ? boxWidth / 2 : edgeOf(event.to))
  path(`M${from + sign * edgeOf(event.from)} ${sheet.y}H${end}`)
  const at = (from + end) / 2
  sheet.write(lines, at, sheet.y - 5 - (lines.length - 1) * size.line, middle)
  sheet.cover(Math.min(from, to, at - width / 2), Math.max(from, to, at + width / 2))
  if (isCreated) {
    sheet.drawActor(event.to, sheet.y)
    sheet.y += height / 2
  }
  sheet.y += 6
}

export function drawNote(sheet: SequenceSheet, event: SequenceEvent & { kind: 'note' }): void {
  const { left, width, lines } = sheet.columns.noteOf(event)
  const height = lines.length * size.line + 10
  const top = sheet.y + 6
  sheet.layers.front.push(
    `<path d="M${left} ${top}h${width - 8}l8 8v${height - 8}h${-width}z" fill="var(--_group-hdr)" stroke="var(--_node-stroke)"/>`,
  )
  sheet.write(lines, left + width / 2, top + 17, middle)
  sheet.cover(left, left + width)
  sheet.y = top + height + 6
}

/** The cross at the end of a lifeline. */
export function drawEnd(sheet: SequenceSheet, actor: string): void {
  const x = sheet.columns.x(actor)
  sheet.ends.set(actor, sheet.y)
  sheet.layers.front.push(
    `<path d="M${x - 7} ${sheet.y - 7}l14 14m0-14-14 14" stroke="var(--_line)" stroke-width="2"/>`,
  )
}
