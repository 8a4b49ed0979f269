import { size } from './sequence-columns'
import type { SequenceSheet } from './sequence-sheet'
import { widthOf, wrapText } from './wrap-text'

/** Mermaid keywords in Russian. */
const words: Record<string, string> = {
  loop: 'цикл',
  alt: 'выбор',
  opt: 'если',
  par: 'параллельно',
  critical: 'критично',
  break: 'прервать',
}

export function openFrame(sheet: SequenceSheet, kind: string, label: string): void {
  sheet.y += 6
  sheet.frames.push({ top: sheet.y, left: Infinity, right: -Infinity, parts: [], titles: [] })
  addTitle(sheet, [words[kind], label].filter(Boolean).join(': '), 600)
}

export function divideFrame(sheet: SequenceSheet, label: string): void {
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

export function closeFrame(sheet: SequenceSheet): void {
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
