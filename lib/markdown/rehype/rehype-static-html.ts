import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { hasClass, jsxOf, visibleText } from './html-nodes'
import { nodesForAuthors } from '../mdx/nodes-for-authors'
import { replaceElements } from './replace-elements'

/** Turns code, formulas and diagrams of `.mdx` into HTML strings: fewer nodes in the payload and in React. */
export const rehypeStaticHtml = () => (tree: Root) => {
  const forAuthors = nodesForAuthors(tree)
  replaceElements(tree, (node) => (isStatic(node) ? toComponent(node, forAuthors.has(node)) : undefined))
}

const isCode = (node: Element): boolean => node.tagName === 'figure' && hasClass(node, 'code')

const isStatic = (node: Element): boolean => (node.children[0]?.type as string) === 'raw' || isCode(node)

function toComponent(node: Element, isForAuthor: boolean): ElementContent {
  const { tagName, properties, children } = node
  const html = toHtml(children, { allowDangerousHtml: true })
  const source = isForAuthor && isCode(node) ? [sourceOf(node)] : []
  return jsxOf('StaticHtml', { ...properties, tag: tagName, html }, source, tagName === 'span')
}

/** A code block as Docusaurus renders it, for authors' components to read. It is not shown. */
function sourceOf(figure: Element): Element {
  const pre = figure.children.find((child) => child.type === 'element' && child.tagName === 'pre')
  const { dataLanguage = 'text' } = figure.properties
  return h('code', { class: `language-${String(dataLanguage)}` }, `${pre ? visibleText(pre) : ''}\n`)
}
