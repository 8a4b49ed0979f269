import type { Element, Nodes, Root } from 'hast'
import { h } from 'hastscript'
import { EXIT, visit } from './visit'
import { contentStrings as strings } from '../strings/content-strings.mjs'
import { typograph } from '../text/typograph'
import { tableBox } from './table-box'
import { visibleText } from './visible-text'

/** What the site adds to the HTML of Markdown: links of headings and of names in tables, boxes of tables, labels of check boxes, figures, the lead. */
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

/** Elements that are part of a link already, as HTML has no links in links. */
function elementsInLinks(tree: Root): Set<Nodes> {
  const found = new Set<Nodes>()
  visit(tree, (node) => {
    if (isLink(node)) visit(node, 'element', (inside) => void (inside !== node && found.add(inside)))
  })
  return found
}

/** Elements of HTML, and those of `.mdx` under the names that they have before and after they are those of a page. */
const isLink = (node: Nodes): boolean =>
  node.type === 'element'
    ? node.tagName === 'a'
    : 'name' in node && /^(a|Link|PageLink|ButtonLink)$/.test(node.name ?? '')

/** Short code is not broken where it could be, at spaces, hyphens and slashes: `1 / fps`. Longer ones do not fit large letters. */
const isWhole = (code: string): boolean => code.length <= 10 && /[\s/-]/.test(code)

/** The `#` link of a heading that has an id. */
function linkHeading(heading: Element): void {
  const { id } = heading.properties
  if (!id || id === 'footnote-label') return
  const ariaLabel = strings.headingLink(visibleText(heading).trim())
  const anchor = h('a', { class: 'anchor', href: `#${id}`, ariaLabel }, '#')
  heading.children.push({ type: 'text', value: ' ' }, anchor)
}

const isCell = (parent: Nodes): boolean => 'tagName' in parent && parent.tagName === 'td'

/** A name that a table documents as a link to itself: it takes less of a page than a `#` beside it. */
function linkName(code: Element): Element {
  const { id, ...properties } = code.properties
  if (!id) return code
  code.properties = properties
  return h('a', { id, href: `#${id}` }, [code])
}

const blockTag = /^(p|[uo]l|pre|blockquote|table|h[1-6r]|div|figure|aside|details)$/

const isTask = ({ properties }: Element): boolean =>
  [properties['className']].flat().includes('task-list-item')

/** The text of a task names its check box; blocks below the text do not. */
function labelTask({ children }: Element): void {
  const first = children.find((child) => child.type === 'element')
  const line = first?.tagName === 'p' ? first.children : children
  const end = line.findIndex((child) => child.type === 'element' && blockTag.test(child.tagName))
  line.unshift(h('label', line.splice(0, end === -1 ? line.length : end)))
}

/** Gives the text of an item without paragraphs a box in which its formulas scroll, as they do in a paragraph. */
function boxFormulas(item: Element): void {
  const { children } = item
  const end = children.findIndex((child) => child.type === 'element' && blockTag.test(child.tagName))
  const line = end === -1 ? children : children.slice(0, end)
  if (line.some(hasFormula)) children.splice(0, line.length, h('div', { class: 'formula' }, line))
}

const hasFormula = (node: Nodes): boolean =>
  node.type === 'element' &&
  ([node.properties['className']].flat().includes('formula') || node.children.some(hasFormula))

/** An image on a line of its own as a figure with its title as caption, and a link to the file, unless the SVG becomes part of the page. */
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

/** A short first paragraph of a longer text. */
function markLead(tree: Root): void {
  const blocks = tree.children.filter(({ type }) => !['text', 'comment', 'mdxjsEsm'].includes(type))
  const first = blocks.find((block) => block.type !== 'element' || block.tagName !== 'h1')
  if (first?.type !== 'element' || first.tagName !== 'p' || blocks.length < 3) return
  if (visibleText(first).length <= longestLead) first.properties['className'] = ['lead']
}

/** About as many characters as a screen holds. */
const screen = 1500

/** Loads the first picture of a page at once when it stands on the first screen, where it is most often the largest paint. */
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
