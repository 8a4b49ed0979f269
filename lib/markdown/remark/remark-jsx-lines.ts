import type { Nodes, Paragraph, Parents, Root } from 'mdast'
import { isInlineMdx, isJsx, type JsxElement } from '../mdx/mdx-nodes'

/** Elements with phrasing content only. */
const lines = new Set('p h1 h2 h3 h4 h5 h6 summary button label legend pre dt'.split(' '))
/** Elements that may be part of such a line; links may also contain blocks. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
)

/**
 * Fixes paragraphs that MDX inserts where HTML forbids them, so that hydration would fail: in a `<p>` or the
 * like they are unwrapped, in a `<span>` they move around it, and a `<p>` with several blocks becomes a
 * `<div>`. Rows of a `<table>` get the `<tbody>` that HTML lets authors leave out.
 */
export function remarkJsxLines() {
  return (tree: Root) => fix(tree, false)
}

/** Fixes the children of a node. With `isLine`, paragraphs are not allowed here. */
function fix(parent: Parents, isLine: boolean): void {
  unravel(parent)
  for (const [index, child] of parent.children.entries()) {
    if (!('children' in child)) continue
    if (!isJsx(child)) {
      fix(child, isLine && child.type !== 'listItem' && child.type !== 'tableCell')
      continue
    }
    unravel(child)
    if (child.name === 'table') addBodies(child)
    const [paragraph, ...others] = child.children.filter((node) => !isSpace(node))
    const isWhole = paragraph?.type === 'paragraph' && others.length === 0
    if (child.name === 'p' && !isWhole && child.children.some(isBlock)) child.name = 'div'
    const name = child.name ?? ''
    const isLineHere = lines.has(name) || (isLine && inline.has(name))
    if (isWhole && isLineHere) child.children = [...paragraph.children]
    else if (isWhole && inline.has(name) && name !== 'a')
      // replaces a block with a block
      parent.children[index] = around(paragraph, child) as (typeof parent.children)[number]
    fix(child, isLineHere)
  }
}

/** Moves a paragraph around the element that contains it. */
function around(paragraph: Paragraph, element: JsxElement): Paragraph {
  element.children = [...paragraph.children]
  return { ...paragraph, children: [Object.assign(element, { type: 'mdxJsxTextElement' as const })] }
}

/** Wraps the rows directly inside a table. */
function addBodies(table: JsxElement): void {
  const parts: Nodes[] = []
  for (const child of table.children) {
    const last = parts.at(-1)
    const body =
      last && isJsx(last) && last.name === 'tbody' && last.position === undefined ? last : undefined
    const isRow = isJsx(child) && child.name === 'tr'
    if (body && (isRow || isSpace(child))) body.children.push(child as never)
    else if (isRow)
      parts.push({ type: child.type, name: 'tbody', attributes: [], children: [child] } as JsxElement)
    else parts.push(child)
  }
  table.children = parts as typeof table.children
}

/** Unwraps paragraphs that consist only of elements. MDX does the same, but before any plugin. */
function unravel(parent: Parents): void {
  const children: Nodes[] = parent.children
  parent.children = children.flatMap((child): Nodes[] => {
    if (child.type !== 'paragraph') return [child]
    const parts = child.children.filter((node) => !isSpace(node))
    if (parts.length === 0 || !parts.every(isInlineMdx)) return [child]
    for (const part of parts) Object.assign(part, { type: part.type.replace('Text', 'Flow') })
    return parts
  }) as typeof parent.children // inline elements that became blocks
}

const isSpace = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === ''

const blocks = /^(paragraph|list|code|table|blockquote|heading|thematicBreak|math|containerDirective)$/
const isBlock = ({ type }: Nodes): boolean => blocks.test(type)
