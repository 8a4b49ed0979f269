import type { Element, ElementContent, Nodes, Root } from 'hast'
import { h } from 'hastscript'
import { visit } from '../visit'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { typograph } from '../../text/typograph'
import { asLine } from '../blocks/boxes'
import { breakPoints } from '../blocks/break-points'
import { boxFormulas, isTask, labelTask } from './list-items'
import {
  hasClass,
  isHtml,
  jsxOf,
  propertyOf,
  setProperty,
  tagOf,
  visibleText,
  type HtmlNode,
} from './html-nodes'
import { linkHeading, linkName } from './permalinks'
import { tableBox } from './table-box'
import { nodesBelow, nodesForAuthors } from '../mdx/nodes-for-authors'

/** Finishes the HTML of Markdown: permalinks, boxes of tables and formulas, tasks, figures, the lead. */
export function rehypeProse() {
  return (tree: Root) => {
    const inLinks = nodesBelow(tree, isLink)
    const forAuthors = nodesForAuthors(tree)
    visit(tree, 'element', (node, index, parent) => {
      const { tagName } = node
      const isForAuthor = forAuthors.has(node)
      if (tagName === 'li') {
        if (isTask(node)) labelTask(node)
        else boxFormulas(node)
      }
      if (!parent || index === undefined) return
      if (tagName === 'code') {
        if (!isElement(parent, 'pre'))
          setWrapping(node, isForAuthor, isElement(parent, 'td') ? shortName : shortCode)
        if (isElement(parent, 'td') && !isForAuthor) parent.children[index] = linkName(node)
      }
      if (inLinks.has(node)) return
      if (/^h[2-6]$/.test(tagName)) parent.children[index] = linkHeading(node, isForAuthor)
      if (tagName === 'p') parent.children[index] = figure(node, isForAuthor) ?? node
    })
    visit(tree, (node, index, parent) => {
      if (!isHtml(node) || !parent || index === undefined || forAuthors.has(node)) return
      if (tagOf(node) === 'table') parent.children[index] = tableBox(node, parent.type !== 'root')
      if (tagOf(node) === 'details') boxDetails(node)
    })
    markLead(tree)
  }
}

/** Links in HTML, and in `.mdx` before and after they become components of the page. */
const isLink = (node: Nodes): boolean =>
  node.type === 'element'
    ? node.tagName === 'a'
    : 'name' in node && /^(a|Link|PageLink|ButtonLink)$/.test(node.name ?? '')

/** The longest code that fits on one line on a phone, and the longest name in a cell, where text is small. */
const shortCode = 24
const shortName = 30

const afterArgument = /(?<=[,;{])( )/
/** Where a long argument may wrap: at a space that does not follow an operator, and before `->` and `::`. */
const gap = /(?<! [-/=!<>≤≥−+×|&]{1,3})( )|(?<=.)(?=->|::)/

/** Keeps short code like `1 / fps` on one line. Longer code wraps after arguments and inside long ones. */
function setWrapping(code: Element, isForAuthor: boolean, most: number): void {
  const text = visibleText(code)
  if (isWhole(text, most)) code.properties['className'] = ['whole']
  const isPlain = code.children.every(({ type }) => type === 'text')
  if (text.length <= most || !isPlain || isForAuthor) return
  code.children = text
    .split(afterArgument)
    .flatMap((part): (string | undefined)[] => (part.length > shortCode ? part.split(gap) : [part]))
    .flatMap((part) => {
      if (part === undefined) return h('wbr')
      return isWhole(part, shortCode)
        ? h('span', { class: 'whole' }, part)
        : h('span', breakPoints(part)).children
    })
}

const isWhole = (text: string, most: number): boolean =>
  text.length > 1 && text.length <= most && /[\s/?-]/.test(text)

const isElement = (node: Nodes, tag: string): boolean => node.type === 'element' && node.tagName === tag

/** Gives `<details>` the markup of `:::details`. */
function boxDetails(details: HtmlNode): void {
  const children: ElementContent[] = details.children
  const summary = children.find((child) => isHtml(child) && tagOf(child) === 'summary')
  if (!summary || !isHtml(summary)) return
  const className = propertyOf(summary, 'className')
  if ([className].flat().includes('caret')) return
  if (className === undefined) setProperty(summary, 'className', 'caret')
  summary.children = asLine(summary.children)
  const content = children.filter((child) => child !== summary)
  details.children = [summary, h('div', content)]
}

/** Turns an image alone in its paragraph into a figure. In authors' components, it stays the only child. */
function figure({ children }: Element, isForAuthor: boolean): ElementContent | undefined {
  const [image, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
  if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return undefined
  const { title, ...properties } = image.properties
  const href = properties['src'] ?? ''
  const ariaLabel = [strings.zoom, properties['alt']].filter(Boolean).join(': ')
  const caption = title ? typograph(title) : undefined
  if (isForAuthor) return jsxOf('PageFigure', { label: ariaLabel, caption }, [image])
  image.properties = properties
  return h('figure', { class: 'image' }, [
    href.endsWith('.inline.svg') ? image : h('a', { href, dataOpens: 'picture', ariaLabel }, [image]),
    caption ? h('figcaption', caption) : null,
  ])
}

const isPicture = (node: Nodes): boolean => node.type === 'element' && hasClass(node, 'image')

/** Whether a node is an empty paragraph: around raw HTML blocks, or with an anchor such as `<a name="x"></a>`. */
const isEmpty = (node: Nodes): boolean => isElement(node, 'p') && visibleText(node).trim() === ''

const longestLead = 340

/** Marks a short first paragraph of a longer text; a picture or an anchor may come before it. */
function markLead(tree: Root): void {
  const blocks = tree.children.filter(({ type }) => !['text', 'comment', 'mdxjsEsm'].includes(type))
  const first = blocks.find((block) => !isElement(block, 'h1') && !isPicture(block) && !isEmpty(block))
  if (first?.type !== 'element' || first.tagName !== 'p' || blocks.length < 3) return
  if (visibleText(first).length <= longestLead) first.properties['className'] = ['lead']
}
