import type { SequenceEvent } from './read-sequence'
import { centred, type SequenceCanvas } from './sequence-canvas'
import { size, widthOf, wrapText } from './sequence-columns'

/** Marker ids by Mermaid syntax. */
const heads: Record<string, string> = { '>>': 'arrow', ')': 'open', x: 'cross' }

export function drawMessage(canvas: SequenceCanvas, event: SequenceEvent & { kind: 'message' }): void {
  const { x, boxOf } = canvas.columns
  const lines = wrapText(event.label, canvas.most)
  const width = Math.max(...lines.map((line) => widthOf(line, size.text)))
  const [from, to] = [x(event.from), x(event.to)]
  const edgeOf = (actor: string) => (canvas.bars.some((bar) => bar.actor === actor) ? size.bar / 2 : 0)
  const path = (d: string): void => {
    const dashes = event.isDashed ? ' stroke-dasharray="5 4"' : ''
    const start = event.isTwoWay ? ' marker-start="url(#arrow)"' : ''
    const end = heads[event.end] ? ` marker-end="url(#${heads[event.end]})"` : ''
    canvas.layers.front.push(`<path d="${d}" fill="none" stroke="var(--_line)"${dashes}${start}${end}/>`)
  }
  if (event.from === event.to) {
    canvas.y += 10
    path(`M${from + edgeOf(event.from)} ${canvas.y}h${size.loop}v${size.loopHeight}h${-size.loop}`)
    const high = (lines.length - 1) * size.line
    const top = canvas.y + size.loopHeight / 2 + 4 - high / 2
    canvas.write(lines, from + size.loop + 12, top, 'fill="var(--_text-sec)"')
    canvas.cover(from, from + size.loop + 12 + width)
    canvas.y += Math.max(size.loopHeight, (high + size.line + size.loopHeight) / 2) + 10
    return
  }
  const isCreated = !canvas.tops.has(event.to)
  const { width: boxWidth, height } = boxOf(event.to)
  canvas.y += lines.length * size.line + (isCreated ? Math.max(10, height / 2) : 10)
  const direction = Math.sign(to - from)
  const end = to - direction * (isCreated ? boxWidth / 2 : edgeOf(event.to))
  path(`M${from + direction * edgeOf(event.from)} ${canvas.y}H${end}`)
  const at = (from + end) / 2
  canvas.write(lines, at, canvas.y - 5 - (lines.length - 1) * size.line, centred)
  canvas.cover(Math.min(from, to, at - width / 2), Math.max(from, to, at + width / 2))
  if (isCreated) {
    canvas.drawActor(event.to, canvas.y)
    canvas.y += height / 2
  }
  canvas.y += 6
}
