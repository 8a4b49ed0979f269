/**
 * SVG files without what could run in a page, since an SVG file is a document of its own when it is opened, and without those that
 * are small as files and large as pages.
 */
import type { Element, Instruction, Root } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { toXml } from 'xast-util-to-xml'

export interface SanitizedSvg {
  /** The same text when nothing had to go; empty when the file cannot be read. */
  svg: string
  /** What was dropped, or why the file cannot be used. */
  removed: { name: string; line: number; column: number }[]
  isBroken: boolean
}

/** Browsers are slow with larger files. */
const maxBytes = 2_000_000
/** An element may point to others, which may point to others: the number that shows grows without bounds. */
const maxShown = 20_000
/** The stack of browsers and of this parser grows with each level. */
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

/** Parses an SVG file and drops elements and attributes that are not on the list. */
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
  if (shownElements(tree, maxShown) > maxShown)
    return broken(`из-за ссылок рисуется больше ${maxShown} элементов`)
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
    // HTML ends instructions at the first `>`: what follows would be markup there
    if (child.type === 'instruction' && child.name !== 'xml') {
      report(`<?${child.name}`, child)
      return false
    }
    if (child.type !== 'element') return true
    // browsers read markup in these texts as HTML
    if (isTextOnly(parent)) {
      report(`<${child.name}>`, child)
      return false
    }
    if (isDrawing(child)) return true
    // elements of editors (`sodipodi:namedview`) show nothing: no message is needed
    if (!/^(sodipodi|inkscape|rdf|cc|dc|sketch|figma):/.test(child.name)) report(`<${child.name}>`, child)
    return false
  })
  // HTML ends CDATA sections elsewhere, too; as text they are the same everywhere
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

/** Whether elements stand in each other more than `limit` times. */
function isDeeper(node: Root | Element, limit: number): boolean {
  return limit < 0 || elementsOf(node).some((child) => isDeeper(child, limit - 1))
}

/** How many elements show, with those that others point to; counting ends somewhere above `limit`. */
function shownElements(root: Root, limit: number): number {
  const targets = new Map<string, Element>()
  const collect = (node: Root | Element): void => {
    for (const child of elementsOf(node)) {
      const id = child.attributes['id']
      if (id) targets.set(id, child)
      collect(child)
    }
  }
  collect(root)

  const known = new Map<Element, number>()
  const count = (element: Element): number => {
    const counted = known.get(element)
    if (counted !== undefined) return counted
    known.set(element, 0) // one that points to itself shows once
    let sum = 1
    for (const part of [...elementsOf(element), ...idsIn(element).flatMap((id) => targets.get(id) ?? [])])
      if (sum <= limit) sum += count(part)
    known.set(element, sum)
    return sum
  }
  return elementsOf(root).reduce((sum, child) => sum + count(child), 0)
}

const elementsOf = (node: Root | Element): Element[] =>
  (node.children as Root['children']).filter((child) => child.type === 'element')

/** Ids of the parts that an element points to: `href="#a"`, `fill="url(#a)"`. */
const idsIn = ({ attributes }: Element): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    const ids = [...(value ?? '').matchAll(/url\(\s*["']?#([^)"']+)/g)].map(([, id = '']) => id)
    return /(^|:)href$/.test(name) && value?.startsWith('#') ? [...ids, value.slice(1)] : ids
  })
