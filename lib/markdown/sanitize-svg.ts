/** Removes whatever could run from SVG files, and rejects small files that expand to huge images. */
import { visit } from './visit'
import type { Element, Nodes, Root } from 'xast'
import { fromXml } from 'xast-util-from-xml'
import { toXml } from 'xast-util-to-xml'
import type { Place } from '../problems/problem'

/** Browsers are slow with larger files. */
const maxBytes = 5_000_000
/** The maximum number of rendered elements: with references among them it can grow exponentially. */
const maxShown = 20_000
/** The maximum nesting: browsers and this code recurse. */
const maxDepth = 100

const elements = new Set(
  (
    'a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
    'feSpotLight feTile feTurbulence filter g image line linearGradient marker mask metadata mpath path pattern polygon ' +
    'polyline radialGradient rect stop style svg switch symbol text textPath title tspan use view'
  ).split(' '),
)

const broken = (name: string, line = 1, column = 1) => ({
  svg: '',
  removed: [{ name, line, column }],
  isBroken: true,
})

/** Removes what is not on the allow-list, and lists it in `removed`. An invalid file becomes empty. */
export function sanitizeSvg(text: string) {
  if (text.length > maxBytes) return broken(`больше ${maxBytes / 1e6} МБ`)
  if (/<!ENTITY/i.test(text)) return broken('<!ENTITY>')
  if (/<!DOCTYPE[^>]*\[/i.test(text)) return broken('<!DOCTYPE> с правилами внутри')
  let tree: Root
  try {
    tree = fromXml(text)
  } catch (thrown) {
    const { line, column } = thrown as Partial<Place>
    return broken('здесь не сходится разметка XML', line, column)
  }
  if (shownElements(tree) > maxShown)
    return broken(`вместе со ссылками вложенность больше ${maxDepth} или элементов больше ${maxShown}`)
  const removed: ({ name: string } & Place)[] = []
  clean(tree, (name, { position }) => {
    const { line = 1, column = 1 } = position?.start ?? {}
    removed.push({ name, line, column })
  })
  const isSame = removed.length === 0 && !text.includes('<![CDATA[')
  return { svg: isSame ? text : toXml(tree), removed, isBroken: false }
}

function clean(parent: Root | Element, report: (name: string, node: Nodes) => void): void {
  // browsers parse markup in these elements as HTML
  const isTextOnly = parent.type === 'element' && /^(svg:)?(title|desc|style)$/.test(parent.name)
  const children = (parent.children as Root['children']).flatMap((child): Root['children'] => {
    // HTML parsers end CDATA sections elsewhere; all parsers read text alike
    if (child.type === 'cdata') return [{ type: 'text', value: child.value }]
    // HTML parsers end instructions at the first `>`, so the rest would be markup
    if (child.type === 'instruction' && child.name !== 'xml') {
      report(`<?${child.name}`, child)
      return []
    }
    if (child.type !== 'element') return [child]
    if (isTextOnly || !isDrawing(child)) {
      // elements of editors (`sodipodi:namedview`) are invisible: drop them silently
      if (isTextOnly || !/^(sodipodi|inkscape|rdf|cc|dc|sketch|figma):/.test(child.name))
        report(`<${child.name}>`, child)
      return []
    }
    for (const [name, value] of Object.entries(child.attributes)) {
      if (isHarmless(name, value ?? '')) continue
      delete child.attributes[name]
      report(name, child)
    }
    clean(child, report)
    return [child]
  })
  parent.children = children as Element['children'] // only a root has children that an element may not have
}

function isDrawing(node: Element): boolean {
  const [, name = ''] = /^(?:svg:)?([^:]*)$/.exec(node.name) ?? []
  return elements.has(name) && (name !== 'style' || isHarmlessStyle(styleText(node)))
}

function isHarmless(name: string, value: string): boolean {
  const local = name.split(':').at(-1)?.toLowerCase() ?? ''
  const plain = value.replace(/[\u0000-\u0020]/g, '').toLowerCase() // oxlint-disable-line no-control-regex -- browsers skip them
  if (local.startsWith('on')) return false
  if (name.startsWith('xmlns')) return !plain.includes('xhtml')
  if (local === 'href' || local === 'src')
    return /^(#|https?:|data:image\/(png|jpe?g|gif|webp|avif);)/.test(plain)
  if (['values', 'to', 'from', 'by'].includes(local)) return !/script:|data:/.test(plain)
  if (local === 'attributename') return !/href|^on/.test(plain)
  return local !== 'style' || isHarmlessStyle(value)
}

const styleText = ({ children }: Element): string =>
  children.map((child) => ('value' in child ? child.value : '')).join('')

/** Styles without external resources. Drawing programs put fonts into them. */
const isHarmlessStyle = (css: string): boolean =>
  !/@import|\\|url\((?!\s*["']?(?:#|data:(?:font|application\/(?:x-)?font)[\w/+-]*[;,]))/i.test(css)

/** The number of rendered elements, references included; infinite if nested too deeply. */
function shownElements(root: Root): number {
  const targets = new Map<string, Element>()
  visit(root, 'element', (element) => {
    const { id } = element.attributes
    if (id) targets.set(id, element)
  })
  const counts = new Map<Element, number>()
  const count = (element: Element, depth: number): number => {
    const counted = counts.get(element)
    if (counted !== undefined) return counted
    if (depth > maxDepth) return Infinity
    counts.set(element, 0) // a reference to itself renders once
    let sum = 1
    for (const part of [...elementsOf(element), ...idsIn(element).flatMap((id) => targets.get(id) ?? [])])
      if (sum <= maxShown) sum += count(part, depth + 1)
    counts.set(element, sum)
    return sum
  }
  return elementsOf(root).reduce((sum, child) => sum + count(child, 1), 0)
}

const elementsOf = (node: Root | Element): Element[] =>
  (node.children as Root['children']).filter((child) => child.type === 'element')

/** Ids that an element references: `href="#a"`, `fill="url(#a)"`. */
const idsIn = ({ attributes }: Element): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    const ids = [...(value ?? '').matchAll(/url\(\s*["']?#([^)"']+)/g)].map(([, id = '']) => id)
    return /(^|:)href$/.test(name) && value?.startsWith('#') ? [...ids, value.slice(1)] : ids
  })
