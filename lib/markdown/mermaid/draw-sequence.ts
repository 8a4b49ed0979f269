import type { ActorBox, Sequence, SequenceEvent } from './read-sequence'
import { closeFrame, divideFrame, openFrame } from './draw-frame'
import { drawMessage } from './draw-message'
import { centred, SequenceCanvas } from './sequence-canvas'
import { columnsOf, size } from './sequence-columns'

/** A sequence diagram as SVG; labels wrap after about `most` characters. */
export function drawSequence(sequence: Sequence, most: number): string {
  const { actors, boxes, events } = sequence
  const canvas = new SequenceCanvas(columnsOf(sequence, most), most)
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
  for (const box of boxes) drawBox(canvas, box, boxesTop, top)
  const { left, right } = canvas.edges
  const attributes = 'text-anchor="middle" font-weight="600" fill="var(--_text)"'
  if (title.length > 0) canvas.write(title, (left + right) / 2, size.margin + 12, attributes)
  return canvas.toSvg()
}

/** A box around a group of actors, from `top` to the bottom, with its label above `actorsTop`. */
function drawBox(canvas: SequenceCanvas, { label, actors }: ActorBox, top: number, actorsTop: number): void {
  const { x, boxOf } = canvas.columns
  if (actors.length === 0) return
  const left = Math.min(...actors.map((id) => x(id) - boxOf(id).width / 2)) - 8
  const right = Math.max(...actors.map((id) => x(id) + boxOf(id).width / 2)) + 8
  canvas.layers.frames.unshift(
    `<rect x="${left}" y="${top}" width="${right - left}" height="${canvas.y - top}" rx="4" fill="none" stroke="var(--_node-stroke)"/>`,
  )
  const attributes = 'text-anchor="middle" font-weight="600" fill="var(--_text-sec)"'
  if (label !== '') canvas.write([label], (left + right) / 2, actorsTop - 8, attributes)
  canvas.cover(left, right)
}

function drawNote(canvas: SequenceCanvas, event: SequenceEvent & { kind: 'note' }): void {
  const { left, width, lines } = canvas.columns.noteOf(event)
  const height = lines.length * size.line + 10
  const top = canvas.y + 6
  canvas.layers.front.push(
    `<path d="M${left} ${top}h${width - 8}l8 8v${height - 8}h${-width}z" fill="var(--_group-hdr)" stroke="var(--_node-stroke)"/>`,
  )
  canvas.write(lines, left + width / 2, top + 17, centred)
  canvas.cover(left, left + width)
  canvas.y = top + height + 6
}

function drawEnd(canvas: SequenceCanvas, actor: string): void {
  const x = canvas.columns.x(actor)
  canvas.ends.set(actor, canvas.y)
  canvas.layers.front.push(
    `<path d="M${x - 7} ${canvas.y - 7}l14 14m0-14-14 14" stroke="var(--_line)" stroke-width="2"/>`,
  )
}
