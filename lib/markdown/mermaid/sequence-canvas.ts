import { escapeHtml } from '../../text/html'
import { size, type Columns } from './sequence-columns'

interface Frame {
  top: number
  left: number
  right: number
  /** Vertical positions of the dividing lines. */
  parts: number[]
  titles: { lines: string[]; top: number; weight: number }[]
}

export const centred = 'text-anchor="middle" fill="var(--_text-sec)"'

/** The canvas of a sequence diagram, filled from top to bottom. */
export class SequenceCanvas {
  /** The vertical position of the next part: below everything that is drawn. */
  y = size.margin
  /** Parts of the SVG, from back to front. */
  readonly layers: Record<'frames' | 'lines' | 'bars' | 'front', string[]> = {
    frames: [],
    lines: [],
    bars: [],
    front: [],
  }
  readonly frames: Frame[] = []
  readonly bars: { actor: string; top: number }[] = []
  /** Where the lifelines of drawn actors start, and where those of destroyed actors end, by actor. */
  readonly tops = new Map<string, number>()
  readonly ends = new Map<string, number>()
  readonly edges = { left: 0, right: 0 }

  constructor(
    readonly columns: Columns,
    /** Maximum number of characters in a line of a label. */
    readonly most: number,
  ) {}

  /** Extends open frames and the diagram to include `left` to `right`. */
  cover(left: number, right: number): void {
    for (const one of [...this.frames, this.edges]) {
      one.left = Math.min(one.left, left)
      one.right = Math.max(one.right, right)
    }
  }

  write(lines: string[], x: number, top: number, attributes: string): void {
    const spans = lines.map(
      (line, index) => `<tspan x="${x}" y="${top + index * size.line}">${escapeHtml(line)}</tspan>`,
    )
    this.layers.front.push(`<text font-size="${size.text}" ${attributes}>${spans.join('')}</text>`)
  }

  drawActor(id: string, middle: number): void {
    const { width, height, lines, isPerson } = this.columns.boxOf(id)
    const x = this.columns.x(id)
    const [left, top] = [x - width / 2, middle - height / 2]
    const figure = isPerson ? 26 : 0
    this.layers.front.push(
      isPerson
        ? `<g fill="var(--bg)" stroke="var(--_line)"><circle cx="${x}" cy="${top + 8}" r="6"/><path d="M${x - 11} ${top + 27}a11 10 0 0 1 22 0z"/></g>`
        : `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="4" fill="var(--_node-fill)" stroke="var(--_node-stroke)"/>`,
    )
    const text = top + figure + (height - figure - lines.length * size.line) / 2 + 13
    this.write(lines, x, text, 'text-anchor="middle" font-weight="500" fill="var(--_text)"')
    this.tops.set(id, middle + height / 2)
    this.cover(left, left + width)
  }

  endBar(actor: string): void {
    const index = this.bars.findLastIndex((bar) => bar.actor === actor)
    const [bar] = index === -1 ? [] : this.bars.splice(index, 1)
    if (!bar) return
    const depth = this.bars.filter((one) => one.actor === actor).length
    this.layers.bars.push(
      `<rect x="${this.columns.x(actor) - size.bar / 2 + depth * 4}" y="${bar.top}" width="${size.bar}" height="${Math.max(8, this.y - bar.top)}" fill="var(--_key-badge)" stroke="var(--_node-stroke)"/>`,
    )
  }

  toSvg(): string {
    const { left, right } = this.edges
    const [width, height] = [right - left + 2 * size.margin, this.y + size.margin]
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left - size.margin} 0 ${width} ${height}" width="${width}" height="${height}">`,
      `<defs>${markers}</defs>`,
      ...Object.values(this.layers).flat(),
      '</svg>',
    ].join('')
  }
}

const markers = Object.entries({
  arrow: '<path d="M1 1.5 9 5 1 8.5z" fill="var(--_arrow)"/>',
  open: '<path d="M2 1.5 9 5 2 8.5" fill="none" stroke="var(--_arrow)"/>',
  cross: '<path d="M5 1l8 8M13 1l-8 8" stroke="var(--_arrow)" stroke-width="1.5"/>',
})
  .map(
    ([id, content]) =>
      `<marker id="${id}" markerWidth="14" markerHeight="10" refX="9" refY="5" orient="auto-start-reverse">${content}</marker>`,
  )
  .join('')
