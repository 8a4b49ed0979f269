import type { Nodes, Paragraph, Parents, Root } from 'mdast'
import { isJsx, type JsxElement } from './mdx-nodes'

/** Elements that hold one line of text. */
const lines = new Set('p h1 h2 h3 h4 h5 h6 summary button label legend pre dt'.split(' '))
/** Elements of such a line; links may stand around blocks, too. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
)

/**
 * MDX makes paragraphs of what stands on lines of its own in an element, where HTML has none: those that are the whole text of a `<p>` or
 * another line go, those in a `<span>` go around it, and a `<p>` around several blocks is a `<div>`. React would not find in the page what
 * it expects, and render all of it again.
 */
export default function remarkJsxLines() {
  return (tree: Root) => mend(tree, false)
}

/** `isLine` says whether a paragraph cannot stand here. */
function mend(parent: Parents, isLine: boolean): void {
  unravel(parent)
  for (const [index, child] of parent.children.entries()) {
    if (!('children' in child)) continue
    if (!isJsx(child)) {
      mend(child, isLine && child.type !== 'listItem' && child.type !== 'tableCell')
      continue
    }
    unravel(child)
    const [paragraph, ...others] = child.children.filter((node) => !isSpace(node))
    const isWhole = paragraph?.type === 'paragraph' && others.length === 0
    if (child.name === 'p' && !isWhole && child.children.some(isBlock)) child.name = 'div'
    const name = child.name ?? ''
    const isLineHere = lines.has(name) || (isLine && inline.has(name))
    if (isWhole && isLineHere) child.children = [...paragraph.children]
    else if (isWhole && inline.has(name) && name !== 'a')
      parent.children[index] = around(paragraph, child) as (typeof parent.children)[number] // takes the place of a block
    mend(child, isLineHere)
  }
}

/** A paragraph with the element in it that it stood in. */
function around(paragraph: Paragraph, element: JsxElement): Paragraph {
  element.children = [...paragraph.children]
  return { ...paragraph, children: [Object.assign(element, { type: 'mdxJsxTextElement' as const })] }
}

/** Elements alone on their lines are no paragraph. MDX does the same before any plugin when it makes a module. */
function unravel(parent: Parents): void {
  const children: Nodes[] = parent.children
  parent.children = children.flatMap((child): Nodes[] => {
    if (child.type !== 'paragraph') return [child]
    const parts = child.children.filter((node) => !isSpace(node))
    const isMarkup = parts.every(({ type }) => type === 'mdxJsxTextElement' || type === 'mdxTextExpression')
    if (parts.length === 0 || !isMarkup) return [child]
    for (const part of parts) Object.assign(part, { type: part.type.replace('Text', 'Flow') })
    return parts
  }) as typeof parent.children // parts of a paragraph that are blocks now
}

const isSpace = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === ''

const blocks = /^(paragraph|list|code|table|blockquote|heading|thematicBreak|math|containerDirective)$/
const isBlock = ({ type }: Nodes): boolean => blocks.test(type)
