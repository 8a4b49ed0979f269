/** Reduces HTML to what Markdown alone produces, for comparison with examples of specifications. */
import type { Element, Nodes, Properties } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'

const own = new Set(['code-tools', 'anchor'])
const boxes = new Set(['div', 'figure', 'label', 'span'])
const compared = ['href', 'src', 'alt', 'title', 'start', 'checked', 'disabled', 'type', 'align']
const reader = unified().use(rehypeRaw)

/** Elements, the attributes that Markdown gives them, and their text without typography. */
export const plainHtml = (html: string): string =>
  plain(reader.runSync({ type: 'root', children: [{ type: 'raw', value: html.trim() }] }))
    .replace(/\s*\n\s*/g, '\n')
    .trim()

function plain(node: Nodes): string {
  if (node.type === 'text') return typed(node.value)
  if (node.type === 'root') return node.children.map(plain).join('')
  if (node.type !== 'element' || classesOf(node).some((name) => own.has(name))) return ''
  if (classesOf(node).includes('image')) return `<p>${picture(node)}</p>`
  const all = node.children.map(plain).join('')
  // the permalink of a heading has a space before it
  const inside = /^h\d$/.test(node.tagName) ? all.trim() : all
  if (boxes.has(node.tagName)) return inside
  if (node.tagName === 'pre') return `<pre>${JSON.stringify(textOf(node).replace(/\n$/, ''))}</pre>\n`
  return `<${node.tagName}${attributesOf(node.properties)}>${inside}</${node.tagName}>`
}

/** An image alone in a paragraph: a figure with its title as caption. */
function picture(figure: Element): string {
  const inside = figure.children.flatMap((child) => (child.type === 'element' ? child : []))
  const caption = inside.find(({ tagName }) => tagName === 'figcaption')
  const [link] = inside
  const image = link?.tagName === 'a' ? link.children.find((child) => child.type === 'element') : link
  if (image?.type !== 'element') return ''
  return plain({ ...image, properties: { ...image.properties, title: caption && textOf(caption) } })
}

const classesOf = ({ properties }: Element): string[] => [properties['className'] ?? []].flat().map(String)

const attributesOf = (properties: Properties): string =>
  compared
    .flatMap((name) =>
      properties[name] === undefined ? [] : ` ${name}=${JSON.stringify(String(properties[name]))}`,
    )
    .join('')

const textOf = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : ''

const typed = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replace(/[«»„“]/g, '"')
    .replaceAll('—', '-')
    .replaceAll('…', '...')
