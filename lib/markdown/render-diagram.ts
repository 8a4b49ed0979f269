import { renderMermaidSVG } from 'beautiful-mermaid'
import { hashOf } from '../text/hash-of'
import { mermaidSource } from './mermaid-source'
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

/** A Mermaid diagram as SVG whose colours follow those of the page; in a feed, where there are none, they are grey on white. */
export function renderDiagram(source: string): Rendered {
  try {
    if (!/^\s*(?:graph|flowchart|sequenceDiagram|stateDiagram|classDiagram|erDiagram|---|%%)/.test(source))
      throw new Error('вид не поддерживается')
    const readable = mermaidSource(source)
    const svg = renderMermaidSVG(readable, { padding: 12 })
    const lost = lostWord(readable, svg)
    if (lost !== undefined) throw new Error(`непонятно: ${lost}`)
    return { html: forPage(svg, hashOf(source).slice(0, 8)) }
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message.split('\n')[0] : String(thrown)
    return {
      message: `Схема mermaid не нарисована и показана текстом (${reason}). Можно: flowchart, sequenceDiagram, stateDiagram-v2, classDiagram, erDiagram. Другую схему вставьте картинкой.`,
    }
  }
}

/** Words of the language of diagrams, which do not show. */
const keywords = new Set(
  [
    'graph flowchart sequenceDiagram stateDiagram classDiagram erDiagram v2 br td tb lr bt rl',
    'subgraph end direction participant actor as loop alt opt par critical break rect rgb rgba else and',
    'note left right of over autonumber activate deactivate create destroy class namespace state',
  ].flatMap((line) => line.toLowerCase().split(' ')),
)

/** A word of the source that the picture lacks: the library leaves out what it does not know. */
function lostWord(source: string, svg: string): string | undefined {
  const words = source.match(/\p{L}[\p{L}\p{N}]*/gu) ?? []
  return words.find((word) => !keywords.has(word.toLowerCase()) && !svg.includes(word))
}

/** Without what a strict policy forbids (style elements and attributes), with ids that are those of one diagram only. */
function forPage(svg: string, name: string): string {
  const plain = svg
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/(<svg[^>]*?) style="[^"]*"/, '$1')
    .replace(/\bid="([^"]+)"/g, `id="d${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#d${name}-$1)`)
    .replace(/ class="mono"/g, ' font-family="monospace"')
    .replace(/ (?:data-[\w-]+|class)="[^"]*"/g, '')
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
