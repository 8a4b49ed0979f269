import type { Element, Nodes, Root } from 'hast'
import { h } from 'hastscript'
import { EXIT, visit } from '../visit'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { typograph } from '../../text/typograph'
import { tableBox } from './table-box'
import { visibleText } from '../visible-text'

/** Finishes the HTML of Markdown: permalinks of headings and table rows, table boxes, checkbox labels, figures, the lead. */
export default function rehypeProse() {
  return (tree: Root) => {
    const inLinks = elementsInLinks(tree)
    visit(tree, 'element', (node, index, parent) => {
      const { tagName } = node
      if (/^h[2-6]$/.test(tagName) && !inLinks.has(node)) linkHeading(node)
      if (tagName === 'li') {
        if (isTask(node)) labelTask(node)
        else boxFormulas(node)
      }
      if (!parent || index === undefined) return
      if (
        tagName === 'code' &&
        isWhole(visibleText(node)) &&
        !('tagName' in parent && parent.tagName === 'pre')
      )
        node.properties['className'] = ['whole']
      if (tagName === 'code' && isCell(parent)) parent.children[index] = linkName(node)
      if (tagName === 'table') parent.children[index] = tableBox(node)
      if (tagName === 'p' && !inLinks.has(node)) parent.children[index] = figure(node) ?? node
    })
    markLead(tree)
  }
}

/** Elements inside a link, which must not contain another one. */
function elementsInLinks(tree: Root): Set<Nodes> {
  const found = new Set<Nodes>()
  visit(tree, (node) => {
    if (isLink(node)) visit(node, 'element', (inside) => void (inside !== node && found.add(inside)))
  })
  return found
}

/** Links in HTML, and in `.mdx` before and after they become components of the page. */
const isLink = (node: Nodes): boolean =>
  node.type === 'element'
    ? node.tagName === 'a'
    : 'name' in node && /^(a|Link|PageLink|ButtonLink)$/.test(node.name ?? '')

/** Short code like `1 / fps` must not wrap at its spaces, hyphens and slashes. Longer code has to, in large text. */
const isWhole = (code: string): boolean => code.length <= 10 && /[\s/-]/.test(code)

/** Adds the `#` link to a heading with an id. */
const isNoteNumber = (node: Nodes): boolean =>
  node.type === 'element' &&
  node.tagName === 'sup' &&
  node.children.some((child) => child.type === 'element' && 'dataFootnoteRef' in child.properties)

function linkHeading(heading: Element): void {
  const { id } = heading.properties
  if (!id || id === 'footnote-label') return
  const words = heading.children.filter((child) => !isNoteNumber(child)).map(visibleText)
  const ariaLabel = strings.headingLink(words.join('').replaceAll('\n', ' ').trim())
  const anchor = h('a', { class: 'anchor', href: `#${id}`, ariaLabel }, '#')
  heading.children.push({ type: 'text', value: ' ' }, anchor)
}

const isCell = (parent: Nodes): boolean => 'tagName' in parent && parent.tagName === 'td'

/** Turns a name documented in a table into a link to itself, which is shorter than a `#` next to it. */
function linkName(code: Element): Element {
  const { id, ...properties } = code.properties
  if (!id) return code
  code.properties = properties
  return h('a', { id, href: `#${id}` }, [code])
}

const blockTag = /^(p|[uo]l|pre|blockquote|table|h[1-6r]|div|figure|aside|details)$/

const isTask = ({ properties }: Element): boolean =>
  [properties['className']].flat().includes('task-list-item')

/** Makes the text of a task the label of its checkbox; blocks below are left out. */
function labelTask({ children }: Element): void {
  const first = children.find((child) => child.type === 'element')
  const line = first?.tagName === 'p' ? first.children : children
  const end = line.findIndex((child) => child.type === 'element' && blockTag.test(child.tagName))
  line.unshift(h('label', line.splice(0, end === -1 ? line.length : end)))
}

/** Wraps the text of a tight list item in a box, so that its formulas scroll like those in a paragraph. */
function boxFormulas(item: Element): void {
  const { children } = item
  const end = children.findIndex((child) => child.type === 'element' && blockTag.test(child.tagName))
  const line = end === -1 ? children : children.slice(0, end)
  if (line.some(hasFormula)) children.splice(0, line.length, h('div', { class: 'formula' }, line))
}

const hasFormula = (node: Nodes): boolean =>
  node.type === 'element' &&
  ([node.properties['className']].flat().includes('formula') || node.children.some(hasFormula))

/** Turns an image in a paragraph of its own into a figure with its title as caption, linked to the file unless it is an inline SVG. */
function figure({ children }: Element): Element | undefined {
  const [image, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return undefined
  const { title, ...properties } = image.properties
  image.properties = properties
  const href = properties['src'] ?? ''
  const ariaLabel = `${strings.zoom}: ${properties['alt'] ?? ''}`
  return h('figure', { class: 'image' }, [
    href.endsWith('.inline.svg') ? image : h('a', { href, dataOpens: 'picture', ariaLabel }, [image]),
    title ? h('figcaption', typograph(title)) : null,
  ])
}

const longestLead = 340

/** Marks a short first paragraph of a longer text. */
function markLead(tree: Root): void {
  const blocks = tree.children.filter(({ type }) => !['text', 'comment', 'mdxjsEsm'].includes(type))
  const first = blocks.find((block) => block.type !== 'element' || block.tagName !== 'h1')
  if (first?.type !== 'element' || first.tagName !== 'p' || blocks.length < 3) return
  if (visibleText(first).length <= longestLead) first.properties['className'] = ['lead']
}

/** Approximate number of characters on a screen. */
const screen = 1500

/** Loads the first image eagerly if it is on the first screen, where it is usually the largest paint. */
export function rehypeFirstPicture() {
  return (tree: Root) => {
    let characters = 0
    visit(tree, (node) => {
      if (node.type === 'text') characters += node.value.length
      if (characters > screen) return EXIT
      if (node.type !== 'element' || node.tagName !== 'img') return undefined
      if (!String(node.properties['src']).endsWith('.inline.svg'))
        Object.assign(node.properties, { loading: 'eager', fetchPriority: 'high' })
      return EXIT
    })
  }
}
