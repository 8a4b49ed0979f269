import { hashOf } from '../text/hash-of'
import { drawDiagram, type Drawing } from './mermaid/draw-diagram'
import { DiagramError } from './mermaid/statement'
import { enlargeLink } from './resolve-element'
import type { Rendered } from './types'

/** Colours of the library: the share of the colour of text in each; the rest is that of the page. */
const shares = Object.entries({
  text: 100,
  'text-sec': 80,
  'text-muted': 70,
  'text-faint': 60,
  line: 50,
  arrow: 85,
  'node-fill': 4,
  'node-stroke': 25,
  'group-fill': 0,
  'group-hdr': 6,
  'inner-stroke': 14,
  'key-badge': 12,
})

/** A diagram is shown larger than it is drawn: the letters of the library are small. */
const scale = 1.15
/** The width of a text on a phone of 360 px and in the column of a page, in px, and the smallest letters to read. */
const room = { phone: 326, page: 640 }
const readable = 11

/**
 * A Mermaid diagram as SVG whose colours follow those of the page; in a feed, where there are none, they are grey on white. One that is
 * too wide for phones has a second arrangement, and a link to its full size where that is still too wide.
 */
export function renderDiagram(source: string): Rendered {
  try {
    return { html: arrange(drawDiagram(source), `d${hashOf(source).slice(0, 8)}`) }
  } catch (thrown) {
    if (!(thrown instanceof DiagramError)) throw thrown
    const found = thrown.message.length > 60 ? `${thrown.message.slice(0, 59)}…` : thrown.message
    return {
      message: `Схема показана текстом, не разобрано «${found.replaceAll(/\s+/g, ' ')}». ${thrown.advice}.`,
      at: { line: thrown.line, text: thrown.message },
    }
  }
}

function arrange({ wide, narrow, letters }: Drawing, name: string): string {
  const fits = (svg: string, width: number) => (widthOf(svg) * readable) / letters <= width
  if (fits(wide, room.phone)) return forPage(wide, name)
  const isNarrower = widthOf(narrow) < widthOf(wide) * 0.8
  const isWhole = isNarrower && fits(narrow, room.phone)
  return [
    forPage(wide, name, `id="${name}"${isNarrower ? ' class="wide"' : ''}`),
    isNarrower ? forPage(narrow, `${name}n`, 'class="narrow"') : '',
    fits(wide, room.page) ? (isWhole ? '' : enlargeLink(name)) : enlargeLink(name, 'enlarge always'),
  ].join('')
}

const widthOf = (svg: string): number => Number(/ width="([\d.]+)"/.exec(svg)?.[1])

/** Without what a strict policy forbids (style elements and attributes), with ids that are those of one drawing only. */
function forPage(svg: string, name: string, attributes = ''): string {
  const plain = svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/(<svg[^>]*?) style="[^"]*"/, '$1')
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/ class="mono"/g, ' font-family="monospace"')
    .replace(/ (?:data-[\w-]+|class)="[^"]*"/g, '')
    .replace(/^<svg/, `<svg ${attributes}`.trim())
    .replace(
      / (width|height)="([\d.]+)"(?=[^<]*>)/g,
      (all, side: string, value: string, at: number, whole: string) =>
        at < whole.indexOf('>') ? ` ${side}="${Math.round(Number(value) * scale)}"` : all,
    )
    .replace(/(\.\d\d)\d+/g, '$1')
    .replace(/\s*\n\s*/g, '')
    .replaceAll('(no attributes)', '(без полей)')
    .replaceAll('var(--bg)', mixed(0))
  return shares.reduce((html, [key, share]) => html.replaceAll(`var(--_${key})`, mixed(share)), plain)
}

function mixed(share: number): string {
  if (share === 0) return 'var(--sheet,#fff)'
  if (share === 100) return 'var(--text,#222)'
  return `color-mix(in oklab,var(--text,#222) ${share}%,var(--sheet,#fff))`
}
