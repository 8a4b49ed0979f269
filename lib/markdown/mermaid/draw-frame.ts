/** Frames around parts of a sequence diagram: loops, choices and the like. */
import type { SequenceCanvas } from './sequence-canvas'
import { size, widthOf, wrapText } from './sequence-columns'

/** Mermaid keywords in Russian. */
const words: Record<string, string> = {
  loop: 'цикл',
  alt: 'выбор',
  opt: 'если',
  par: 'параллельно',
  critical: 'критично',
  break: 'прервать',
}

export function openFrame(canvas: SequenceCanvas, kind: string, label: string): void {
  canvas.y += 6
  canvas.frames.push({ top: canvas.y, left: Infinity, right: -Infinity, parts: [], titles: [] })
  addTitle(canvas, [words[kind], label].filter(Boolean).join(': '), 600)
}

export function divideFrame(canvas: SequenceCanvas, label: string): void {
  canvas.y += 4
  canvas.frames.at(-1)?.parts.push(canvas.y)
  addTitle(canvas, label, 400)
}

/** Reserves a title, which is drawn when the frame closes and its position is known. */
function addTitle(canvas: SequenceCanvas, text: string, weight: number): void {
  if (text === '') return
  const lines = wrapText(text, Math.max(16, Math.floor(canvas.columns.width / 8)))
  canvas.frames.at(-1)?.titles.push({ lines, top: canvas.y + 15, weight })
  canvas.y += lines.length * size.line + 4
}

/** Draws the innermost open frame around its content. */
export function closeFrame(canvas: SequenceCanvas): void {
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
