import type { Sequence, SequenceEvent } from './read-sequence'
import { columnsOf, size, widthOf, wrapText } from './sequence-columns'
import { SequenceCanvas } from './sequence-canvas'

/** A sequence diagram as SVG; labels wrap after about `most` characters. */
export function drawSequence({ actors, boxes, events }: Sequence, most: number): string {
  const canvas = new SequenceCanvas(columnsOf({ actors, boxes, events }, most), most)
  const { x, boxOf } = canvas.columns
  const title = events.flatMap((event) => (event.kind === 'title' ? [event.label] : []))
  const boxesTop = canvas.y + title.length * (size.line + 6)
  const top = boxesTop + Math.max(0, ...boxes.map(({ label }) => (label === '' ? 8 : size.line + 10)))
  const height = Math.max(...actors.map(({ id }) => boxOf(id).height))
  for (const { id, isCreated } of actors) if (!isCreated) canvas.drawActor(id, top + height / 2)
  canvas.y = top + height + 6

  /** Actors that their next message destroys. */
  const doomed = new Set<string>()
  for (const event of events) {
    if (event.kind === 'message') {
      drawMessage(canvas, event)
      for (const actor of [event.from, event.to]) if (doomed.delete(actor)) drawEnd(canvas, actor)
    }
    if (event.kind === 'note') drawNote(canvas, event)
    if (event.kind === 'activate') canvas.bars.push({ actor: event.actor, top: canvas.y - 6 })
    if (event.kind === 'deactivate') canvas.endBar(event.actor)
    if (event.kind === 'open') openFrame(canvas, event.frame, event.label)
    if (event.kind === 'divide') divideFrame(canvas, event.label)
    if (event.kind === 'close') closeFrame(canvas)
    if (event.kind === 'destroy') doomed.add(event.actor)
  }
  canvas.y += 12
  while (canvas.bars[0]) canvas.endBar(canvas.bars[0].actor)
  for (const { id } of actors)
    canvas.layers.lines.push(
      `<path d="M${x(id)} ${canvas.tops.get(id) ?? top}V${canvas.ends.get(id) ?? canvas.y}" stroke="var(--_line)" stroke-width=".75" stroke-dasharray="5 4"/>`,
    )
  for (const { label, actors: inside } of boxes) {
    if (inside.length === 0) continue
    const left = Math.min(...inside.map((id) => x(id) - boxOf(id).width / 2)) - 8
    const right = Math.max(...inside.map((id) => x(id) + boxOf(id).width / 2)) + 8
    canvas.layers.frames.unshift(
      `<rect x="${left}" y="${boxesTop}" width="${right - left}" height="${canvas.y - boxesTop}" rx="4" fill="none" stroke="var(--_node-stroke)"/>`,
    )
    const attributes = 'text-anchor="middle" font-weight="600" fill="var(--_text-sec)"'
    if (label !== '') canvas.write([label], (left + right) / 2, top - 8, attributes)
    canvas.cover(left, right)
  }
  const { left, right } = canvas.edges
  const attributes = 'text-anchor="middle" font-weight="600" fill="var(--_text)"'
  if (title.length > 0) canvas.write(title, (left + right) / 2, size.margin + 12, attributes)
  return canvas.toSvg()
}

/** Mermaid keywords in Russian. */
const words: Record<string, string> = {
  loop: 'цикл',
  alt: 'выбор',
  opt: 'если',
  par: 'параллельно',
  critical: 'критично',
  break: 'прервать',
}

function openFrame(canvas: SequenceCanvas, kind: string, label: string): void {
  canvas.y += 6
  canvas.frames.push({ top: canvas.y, left: Infinity, right: -Infinity, parts: [], titles: [] })
  addTitle(canvas, [words[kind], label].filter(Boolean).join(': '), 600)
}

function divideFrame(canvas: SequenceCanvas, label: string): void {
  canvas.y += 4
  canvas.frames.at(-1)?.parts.push(canvas.y)
  addTitle(canvas, label, 400)
}

/** Positioned when the frame closes. */
function addTitle(canvas: SequenceCanvas, text: string, weight: number): void {
  if (text === '') return
  const lines = wrapText(text, Math.max(16, Math.floor(canvas.columns.width / 8)))
  canvas.frames.at(-1)?.titles.push({ lines, top: canvas.y + 15, weight })
  canvas.y += lines.length * size.line + 4
}

function closeFrame(canvas: SequenceCanvas): void {
  const frame = canvas.frames.pop()
  if (!frame) return
  canvas.y += 8
  const left = (Number.isFinite(frame.left) ? frame.left : 0) - 12
  const widths = frame.titles.flatMap(({ lines }) => lines.map((line) => widthOf(line, size.text) + 16))
  const right = Math.max(frame.right + 12, left + Math.max(0, ...widths))
  canvas.layers.frames.unshift(
    `<rect x="${left}" y="${frame.top}" width="${right - left}" height="${canvas.y - frame.top}" fill="none" stroke="var(--_node-stroke)"/>`,
    ...frame.parts.map(
      (y) => `<path d="M${left} ${y}H${right}" stroke="var(--_node-stroke)" stroke-dasharray="5 4"/>`,
    ),
  )
  for (const { lines, top, weight } of frame.titles)
    canvas.write(lines, left + 8, top, `font-weight="${weight}" fill="var(--_text-sec)"`)
  canvas.cover(left, right)
  canvas.y += 6
}

const heads: Record<string, string> = { '>>': 'arrow', ')': 'open', x: 'cross' }
const middle = 'text-anchor="middle" fill="var(--_text-sec)"'

function drawMessage(canvas: SequenceCanvas, event: SequenceEvent & { kind: 'message' }): void {
  const { x, boxOf } = canvas.columns
  const lines = wrapText(event.label, canvas.most)
  const width = Math.max(...lines.map((line) => widthOf(line, size.text)))
  const [from, to] = [x(event.from), x(event.to)]
  const edgeOf = (actor: string) => (canvas.bars.some((bar) => bar.actor === actor) ? size.bar / 2 : 0)
  const path = (d: string): void => {
    const dashes = event.isDashed ? ' stroke-dasharray="5 4"' : ''
    const start = event.start ? ' marker-start="url(#arrow)"' : ''
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
  const sign = Math.sign(to - from)
  const end = to - sign * (isCreated ? boxWidth / 2 : edgeOf(event.to))
  path(`M${from + sign * edgeOf(event.from)} ${canvas.y}H${end}`)
  const at = (from + end) / 2
  canvas.write(lines, at, canvas.y - 5 - (lines.length - 1) * size.line, middle)
  canvas.cover(Math.min(from, to, at - width / 2), Math.max(from, to, at + width / 2))
  if (isCreated) {
    canvas.drawActor(event.to, canvas.y)
    canvas.y += height / 2
  }
  canvas.y += 6
}

function drawNote(canvas: SequenceCanvas, event: SequenceEvent & { kind: 'note' }): void {
  const { left, width, lines } = canvas.columns.noteOf(event)
  const height = lines.length * size.line + 10
  const top = canvas.y + 6
  canvas.layers.front.push(
    `<path d="M${left} ${top}h${width - 8}l8 8v${height - 8}h${-width}z" fill="var(--_group-hdr)" stroke="var(--_node-stroke)"/>`,
  )
  canvas.write(lines, left + width / 2, top + 17, middle)
  canvas.cover(left, left + width)
  canvas.y = top + height + 6
}

/** The cross at the end of a lifeline. */
function drawEnd(canvas: SequenceCanvas, actor: string): void {
  const x = canvas.columns.x(actor)
  canvas.ends.set(actor, canvas.y)
  canvas.layers.front.push(
    `<path d="M${x - 7} ${canvas.y - 7}l14 14m0-14-14 14" stroke="var(--_line)" stroke-width="2"/>`,
  )
}
