/** The start of a text: comments, title, and the excerpt up to the truncate marker. */
import type { Heading, Image, Nodes, Parents, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { isExpression, isJsx } from './mdx/mdx-nodes'
import { SKIP, visit } from './visit'

/** The visible text of a node. Of expressions it has what `remark-constants.ts` knows. */
export const plainText = (node: Nodes): string => textOf(node).trim()

function textOf(node: Nodes): string {
  if (isLineBreak(node)) return ' '
  if (isExpression(node)) return node.data?.shown ?? ''
  return 'children' in node ? node.children.map(textOf).join('') : toString(node, { includeHtml: false })
}

/** Whether a block is text: a paragraph, or the value of an expression on its own line. */
export const isParagraph = (node: Nodes): boolean =>
  node.type === 'paragraph' || node.type === 'mdxFlowExpression'

/** Whether a node has text besides what describes its images. */
export const hasWords = (node: Nodes): boolean =>
  'children' in node
    ? node.children.some(hasWords)
    : node.type !== 'image' && node.type !== 'imageReference' && plainText(node) !== ''

const isLineBreak = (node: Nodes): boolean =>
  node.type === 'break' ||
  (node.type === 'html' && /^<br\b/i.test(node.value)) ||
  (isJsx(node) && node.name === 'br')

/** The text of a block that is just a comment, in either format. */
function commentOf(node: Nodes): string | undefined {
  if (node.type === 'html') return /^\s*<!--([\s\S]*?)-->\s*$/.exec(node.value)?.[1]
  return isExpression(node) ? /^\s*\/\*([\s\S]*)\*\/\s*$/.exec(node.value)?.[1] : undefined
}

const isTruncateMarker = (node: Nodes): boolean => commentOf(node)?.trim() === 'truncate'

/** Whether a tree has the truncate marker: between blocks, in a list, or inside a paragraph. */
export const isTruncated = (node: Nodes): boolean =>
  isTruncateMarker(node) || ('children' in node && node.children.some(isTruncated))

/** A copy of the tree above the truncate marker, with link and footnote definitions from below. */
export function excerptOf(tree: Root): Root {
  const copy = structuredClone(tree)
  for (const rest of cutOff(copy))
    visit(rest, (node) => {
      if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return undefined
      copy.children.push(node)
      return SKIP
    })
  return copy
}

/** Removes the truncate marker and everything after it, on every level; returns the removed nodes. */
function cutOff(parent: Parents): Nodes[] {
  const at = parent.children.findIndex(isTruncated)
  const holder = parent.children[at]
  if (!holder) return []
  const inside = 'children' in holder ? cutOff(holder) : []
  const keepsHolder = 'children' in holder && holder.children.length > 0
  return [...inside, ...parent.children.splice(keepsHolder ? at + 1 : at)]
}

/** The first block that readers see, after comments and the code of `.mdx`. */
const firstOf = (tree: Root): RootContent | undefined =>
  tree.children.find(
    (block) => block.type !== 'yaml' && block.type !== 'mdxjsEsm' && commentOf(block) === undefined,
  )

/** The level-1 heading at the start, maybe below components: as in Docusaurus, it is the page's title. */
export function titleOf(tree: Root): Heading | undefined {
  const first = firstOf({ ...tree, children: tree.children.filter(({ type }) => !type.startsWith('mdx')) })
  return first?.type === 'heading' && first.depth === 1 ? first : undefined
}

/** Removes the title, since post pages and lists render it themselves. */
export function dropTitle(tree: Root): void {
  const title = titleOf(tree)
  tree.children = tree.children.filter((block) => block !== title)
}

/** Removes the image that a text starts with: lists show it as the cover. A diagram is text and stays. */
export function takeCover(tree: Root): Image | undefined {
  const first = firstOf(tree)
  const [image, ...others] = first?.type === 'paragraph' ? first.children : []
  if (image?.type !== 'image' || others.length > 0 || image.url.endsWith('.inline.svg')) return undefined
  tree.children = tree.children.filter((block) => block !== first)
  return image
}
