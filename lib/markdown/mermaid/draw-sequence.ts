import type { Sequence, SequenceEvent } from './read-sequence'
import { columnsOf, size, widthOf, wrapText } from './sequence-columns'
import { SequenceSheet } from './sequence-sheet'

/** A sequence diagram as SVG; labels wrap after about `most` characters. */
export function drawSequence({ actors, boxes, events }: Sequence, most: number): string {
  const sheet = new SequenceSheet(columnsOf({ actors, boxes, events }, most), most)
  const { x, boxOf } = sheet.columns
  const title = events.flatMap((event) => (event.kind === 'title' ? [event.label] : []))
  const boxesTop = sheet.y + title.length * (size.line + 6)
  const top = boxesTop + Math.max(0, ...boxes.map(({ label }) => (label === '' ? 8 : size.line + 10)))
  const height = Math.max(...actors.map(({ id }) => boxOf(id).height))
  for (const { id, isCreated } of actors) if (!isCreated) sheet.drawActor(id, top + height / 2)
  sheet.y = top + height + 6

  /** Actors that their next message destroys. */
  const doomed = new Set<string>()
  for (const event of events) {
    if (event.kind === 'message') {
      drawMessage(sheet, event)
      for (const actor of [event.from, event.to]) if (doomed.delete(actor)) drawEnd(sheet, actor)
    }
    if (event.kind === 'note') drawNote(sheet, event)
    if (event.kind === 'activate') sheet.bars.push({ actor: event.actor, top: sheet.y - 6 })
    if (event.kind === 'deactivate') sheet.endBar(event.actor)
    if (event.kind === 'open') openFrame(sheet, event.frame, event.label)
    if (event.kind === 'divide') divideFrame(sheet, event.label)
    if (event.kind === 'close') closeFrame(sheet)
    if (event.kind === 'destroy') doomed.add(event.actor)
  }
  sheet.y += 12
  while (sheet.bars[0]) sheet.endBar(sheet.bars[0].actor)
  for (const { id } of actors)
    sheet.layers.lines.push(
      `<path d="M${x(id)} ${sheet.tops.get(id) ?? top}V${sheet.ends.get(id) ?? sheet.y}" stroke="var(--_line)" stroke-width=".75" stroke-dasharray="5 4"/>`,
    )
  for (const { label, actors: inside } of boxes) {
    if (inside.length === 0) continue
    const left = Math.min(...inside.map((id) => x(id) - boxOf(id).width / 2)) - 8
    const right = Math.max(...inside.map((id) => x(id) + boxOf(id).width / 2)) + 8
    sheet.layers.frames.unshift(
      `<rect x="${left}" y="${boxesTop}" width="${right - left}" height="${sheet.y - boxesTop}" rx="4" fill="none" stroke="var(--_node-stroke)"/>`,
    )
    const attributes = 'text-anchor="middle" font-weight="600" fill="var(--_text-sec)"'
    if (label !== '') sheet.write([label], (left + right) / 2, top - 8, attributes)
    sheet.cover(left, right)
  }
  const { left, right } = sheet.edges
  const attributes = 'text-anchor="middle" font-weight="600" fill="var(--_text)"'
  if (title.length > 0) sheet.write(title, (left + right) / 2, size.margin + 12, attributes)
  return sheet.toSvg()
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

function openFrame(sheet: SequenceSheet, kind: string, label: string): void {
  sheet.y += 6
  sheet.frames.push({ top: sheet.y, left: Infinity, right: -Infinity, parts: [], titles: [] })
  addTitle(sheet, [words[kind], label].filter(Boolean).join(': '), 600)
}

function divideFrame(sheet: SequenceSheet, label: string): void {
  sheet.y += 4
  sheet.frames.at(-1)?.parts.push(sheet.y)
  addTitle(sheet, label, 400)
}

/** Positioned when the frame closes. */
function addTitle(sheet: SequenceSheet, text: string, weight: number): void {
  if (text === '') return
  const lines = wrapText(text, Math.max(16, Math.floor(sheet.columns.width / 8)))
  sheet.frames.at(-1)?.titles.push({ lines, top: sheet.y + 15, weight })
  sheet.y += lines.length * size.line + 4
}

function closeFrame(sheet: SequenceSheet): void {
  const frame = sheet.frames.pop()
  if (!frame) return
  sheet.y += 8
  const left = (Number.isFinite(frame.left) ? frame.left : 0) - 12
  const widths = frame.titles.flatMap(({ lines }) => lines.map((line) => widthOf(line, size.text) + 16))
  const right = Math.max(frame.right + 12, left + Math.max(0, ...widths))
  sheet.layers.frames.unshift(
    `<rect x="${left}" y="${frame.top}" width="${right - left}" height="${sheet.y - frame.top}" fill="none" stroke="var(--_node-stroke)"/>`,
    ...frame.parts.map(
      (y) => `<path d="M${left} ${y}H${right}" stroke="var(--_node-stroke)" stroke-dasharray="5 4"/>`,
    ),
  )
  for (const { lines, top, weight } of frame.titles)
    sheet.write(lines, left + 8, top, `font-weight="${weight}" fill="var(--_text-sec)"`)
  sheet.cover(left, right)
  sheet.y += 6
}

const heads: Record<string, string> = { '>>': 'arrow', ')': 'open', x: 'cross' }
const middle = 'text-anchor="middle" fill="var(--_text-sec)"'

function drawMessage(sheet: SequenceSheet, event: SequenceEvent & { kind: 'message' }): void {
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

function drawNote(sheet: SequenceSheet, event: SequenceEvent & { kind: 'note' }): void {
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
function drawEnd(sheet: SequenceSheet, actor: string): void {
  const x = sheet.columns.x(actor)
  sheet.ends.set(actor, sheet.y)
  sheet.layers.front.push(
    `<path d="M${x - 7} ${sheet.y - 7}l14 14m0-14-14 14" stroke="var(--_line)" stroke-width="2"/>`,
  )
}
