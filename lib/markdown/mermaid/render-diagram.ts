import { hashOf } from '../../data/hash-of'
import { show } from '../../problems/hints'
import { drawDiagram, type Drawing } from './draw-diagram'
import { DiagramError } from './statement'
import { enlargeLink } from '../resolve-element'
import type { Rendered } from '../types'

/** The library's colours as shares of the text colour. The background makes up the rest. */
const shares = Object.entries({
  text: 100,
  'text-sec': 80,
  'text-muted': 70,
  'text-faint': 60,
  line: 60,
  arrow: 85,
  'node-fill': 4,
  'node-stroke': 55,
  'group-fill': 0,
  'group-hdr': 6,
  'inner-stroke': 14,
  'key-badge': 12,
})

/** The library's text is small, so diagrams are enlarged. */
const scale = 1.15
/** The text width on a phone of 360 px and on wide screens, and the smallest readable font size, in px. */
const room = { phone: 326, page: 640 }
const readable = 11

/** Renders a diagram as SVG. If it is too wide for phones, adds a second layout or a link to enlarge it. */
export function renderDiagram(source: string): Rendered {
  try {
    return { html: arrange(drawDiagram(source), `d${hashOf(source).slice(0, 8)}`) }
  } catch (thrown) {
    if (!(thrown instanceof DiagramError)) throw thrown
    return {
      message: `Схема показана текстом, не разобрано ${show(thrown.message)}. ${thrown.advice}.`,
      at: thrown.at,
    }
  }
}

function arrange({ wide, narrow, fontSize }: Drawing, name: string): string {
  const fits = (svg: string, width: number) => (widthOf(svg) * readable) / fontSize <= width
  if (fits(wide, room.phone)) return forPage(wide, name)
  const isNarrower = widthOf(narrow) < widthOf(wide) * 0.8
  const isWhole = isNarrower && fits(narrow, room.phone)
  const drawings =
    forPage(wide, name, `id="${name}"${isNarrower ? ' class="wide"' : ''}`) +
    (isNarrower ? forPage(narrow, `${name}n`, 'class="narrow"') : '')
  if (!fits(wide, room.page)) return drawings + enlargeLink(name, 'enlarge always')
  return isWhole ? drawings : drawings + enlargeLink(name)
}

const widthOf = (svg: string): number => Number(/ width="([\d.]+)"/.exec(svg)?.[1])

/** Removes what a strict policy forbids (style elements and attributes) and makes ids unique. */
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
