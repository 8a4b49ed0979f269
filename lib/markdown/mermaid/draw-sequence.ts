import { closeFrame, divideFrame, openFrame } from './draw-frame'
import { drawEnd, drawMessage, drawNote } from './draw-message'
import type { Sequence } from './read-sequence'
import { columnsOf, size } from './sequence-columns'
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
