/** Drawings without what could run in a page: an SVG file is a document of its own when it is opened. */
import type { Element, Root } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { toXml } from 'xast-util-to-xml'

export interface SanitizedSvg {
  /** The same text when nothing had to go; empty when the file cannot be read. */
  svg: string
  /** What was dropped, or why the file cannot be used. */
  removed: { name: string; line: number; column: number }[]
  isBroken: boolean
}

/** Larger ones are no drawings, and a browser would choke on them. */
const maxBytes = 2_000_000
/** A drawing may point to parts of itself; parts of parts grow without bounds. */
const maxUses = 1000

const elements = new Set(
  [
    'a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer',
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB',
    'feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting',
    'feSpotLight feTile feTurbulence filter g image line linearGradient marker mask metadata mpath path pattern polygon',
    'polyline radialGradient rect stop style svg switch symbol text textPath title tspan use view',
  ]
    .join(' ')
    .split(' '),
)

const broken = (name: string, line = 1, column = 1): SanitizedSvg => ({
  svg: '',
  removed: [{ name, line, column }],
  isBroken: true,
})

/** Reads a drawing and drops elements and attributes that are not those of a drawing. */
export function sanitizeSvg(text: string): SanitizedSvg {
  if (text.length > maxBytes) return broken(`больше ${maxBytes / 1e6} МБ`)
  if (/<!ENTITY/i.test(text)) return broken('<!ENTITY>')
  if ((text.match(/<use\b/g)?.length ?? 0) > maxUses) return broken(`больше ${maxUses} элементов <use>`)
  let tree: Root
  try {
    tree = fromXml(text)
  } catch (thrown) {
    const {
      reason = '',
      line = 1,
      column = 1,
    } = thrown as { reason?: string; line?: number; column?: number }
    return broken(reason || 'не XML', line, column)
  }
  const removed: SanitizedSvg['removed'] = []
  clean(tree, removed)
  return { svg: removed.length === 0 ? text : toXml(tree), removed, isBroken: false }
}

function clean(parent: Root | Element, removed: SanitizedSvg['removed']): void {
  const report = (name: string, { position }: Element) =>
    void removed.push({ name, line: position?.start.line ?? 1, column: position?.start.column ?? 1 })
  const kept = parent.children.filter((child) => {
    if (child.type === 'instruction' && child.name === 'xml-stylesheet') return false
    if (child.type !== 'element') return true
    if (isDrawing(child)) return true
    // what editors leave of their own (`sodipodi:namedview`) draws nothing: nobody misses it
    if (!/^(sodipodi|inkscape|rdf|cc|dc|sketch|figma):/.test(child.name)) report(`<${child.name}>`, child)
    return false
  })
  parent.children = kept as Element['children']
  for (const child of kept) {
    if (child.type !== 'element') continue
    for (const [name, value] of Object.entries(child.attributes)) {
      if (isHarmless(name, value ?? '')) continue
      delete child.attributes[name]
      report(name, child)
    }
    clean(child, removed)
  }
}

function isDrawing(node: Element): boolean {
  const [prefix, local] = node.name.includes(':') ? node.name.split(':') : ['', node.name]
  if (prefix !== '' && prefix !== 'svg') return false
  if (!elements.has(local ?? '')) return false
  return local !== 'style' || isHarmlessStyle(textOf(node))
}

function isHarmless(name: string, value: string): boolean {
  const local = name.split(':').at(-1)?.toLowerCase() ?? ''
  const plain = value.replace(/[\u0000-\u0020]/g, '').toLowerCase() // eslint-disable-line no-control-regex -- browsers skip them
  if (local.startsWith('on')) return false
  if (name.startsWith('xmlns')) return !plain.includes('xhtml')
  if (local === 'href' || local === 'src')
    return /^(#|https?:|data:image\/(png|jpe?g|gif|webp|avif);)/.test(plain)
  if (['values', 'to', 'from', 'by'].includes(local)) return !/script:|data:/.test(plain)
  if (local === 'attributename') return !/href|^on/.test(plain)
  return local !== 'style' || isHarmlessStyle(value)
}

/** Styles that load nothing. */
const isHarmlessStyle = (css: string): boolean => !/@import|\\|url\(\s*["']?(?!#)/i.test(css)

const textOf = (node: Element): string =>
  node.children.map((child) => (child.type === 'text' || child.type === 'cdata' ? child.value : '')).join('')
