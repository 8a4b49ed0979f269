/** Drawings without what could run in a page: an SVG file is a document of its own when it is opened. */
import type { Element, Instruction, Root } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { toXml } from 'xast-util-to-xml'
import { drawnElements, isDeeper } from './svg-size'

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
const maxDrawn = 20_000
/** Browsers and this reader go down with each level. */
const maxDepth = 100

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
  if (/<!DOCTYPE[^>]*\[/i.test(text)) return broken('<!DOCTYPE> с правилами внутри')
  let tree: Root
  try {
    tree = fromXml(text)
  } catch (thrown) {
    const { line = 1, column = 1 } = thrown as { line?: number; column?: number }
    return broken('здесь не сходится разметка XML', line, column)
  }
  if (isDeeper(tree, maxDepth)) return broken(`вложенность больше ${maxDepth}`)
  if (drawnElements(tree, maxDrawn) > maxDrawn)
    return broken(`из-за ссылок рисуется больше ${maxDrawn} элементов`)
  const removed: SanitizedSvg['removed'] = []
  clean(tree, removed)
  return {
    svg: removed.length === 0 && !text.includes('<![CDATA[') ? text : toXml(tree),
    removed,
    isBroken: false,
  }
}

function clean(parent: Root | Element, removed: SanitizedSvg['removed']): void {
  const report = (name: string, { position }: Element | Instruction) =>
    void removed.push({ name, line: position?.start.line ?? 1, column: position?.start.column ?? 1 })
  const kept = parent.children.filter((child) => {
    // HTML ends instructions elsewhere: what stands in them may be markup there
    if (child.type === 'instruction' && child.name !== 'xml') {
      report(`<?${child.name}`, child)
      return false
    }
    if (child.type !== 'element') return true
    // texts that are no drawing: markup in them is that of HTML
    if (isTextOnly(parent)) {
      report(`<${child.name}>`, child)
      return false
    }
    if (isDrawing(child)) return true
    // what editors leave of their own (`sodipodi:namedview`) draws nothing: nobody misses it
    if (!/^(sodipodi|inkscape|rdf|cc|dc|sketch|figma):/.test(child.name)) report(`<${child.name}>`, child)
    return false
  })
  // so do sections of plain text: as text they are the same everywhere
  parent.children = kept.map((child) =>
    child.type === 'cdata' ? { type: 'text', value: child.value } : child,
  ) as Element['children']
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

const isTextOnly = (node: Root | Element): boolean =>
  node.type === 'element' && /^(svg:)?(title|desc|style)$/.test(node.name)

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
