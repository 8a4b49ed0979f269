/** What the site needs to know of a text, and what is wrong with it, taken from its tree. */
import type { Nodes, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { problem, type Problem } from '../problems/problem'
import { typograph } from '../text/typograph'
import { checkContainers, checkTabs } from './check-blocks'
import { checkHtml } from './check-html'
import { checkMdx } from './check-mdx'
import { collectLinks } from './collect-links'
import { collectSections } from './collect-sections'
import { isComment } from './remark-post-title'
import type { Heading, ParsedMarkdown, Report } from './types'

/** The result of a file that cannot be read. */
export const nothing: ParsedMarkdown = {
  headings: [],
  links: [],
  imports: [],
  partials: [],
  anchors: [],
  excerpt: '',
  text: '',
  sections: [],
  isTruncated: false,
  isEmpty: true,
}

/** Everything that is wrong with a tree beside what its plugins have reported. `file` has the text it was made from. */
export function checkTree(tree: Root, file: VFile, displayPath: string, isMdx: boolean): Problem[] {
  const problems: Problem[] = []
  const report: Report = (place, message, rule) =>
    void problems.push(problem(displayPath, place, message, rule))
  if (isMdx) checkMdx(tree, report)
  else checkHtml(tree, report)
  checkContainers(tree, report, String(file))
  checkTabs(tree, report)
  return problems
}

export function describe(tree: Root): ParsedMarkdown {
  const headings: Heading[] = []
  visit(tree, 'heading', (node) => {
    const id = node.data?.hProperties?.['id']
    const text = textOf(node)
    if (typeof id === 'string') headings.push({ id, text, typeset: typograph(text), level: node.depth })
  })
  const { anchors, ...found } = collectLinks(tree)
  const blocks = tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')
  const contentTitle = titleOf(blocks)
  return {
    ...found,
    headings,
    anchors: [...headings.map(({ id }) => id), ...anchors],
    ...(contentTitle !== undefined && { contentTitle }),
    excerpt: excerptOf(blocks),
    text: proseOf(tree),
    sections: collectSections(tree),
    isTruncated: blocks.some(isTruncateMarker),
    isEmpty: blocks.length === 0,
  }
}

/** What a reader sees of a node. */
const textOf = (node: Nodes): string => toString(node, { includeHtml: false }).trim()

function titleOf(blocks: RootContent[]): string | undefined {
  const first = blocks.find((block) => !isComment(block))
  return first?.type === 'heading' && first.depth === 1 ? textOf(first) : undefined
}

const excerptOf = (blocks: RootContent[]): string => {
  const paragraph = blocks.find((block) => block.type === 'paragraph' && textOf(block) !== '')
  return paragraph ? textOf(paragraph).replace(/\s+/g, ' ') : ''
}

/** A comment that holds only the word `truncate`: what stands above it goes into lists. */
export const isTruncateMarker = (node: Nodes): boolean =>
  (node.type === 'html' && /^<!--\s*truncate\s*-->$/.test(node.value.trim())) ||
  (node.type === 'mdxFlowExpression' && /^\/\*\s*truncate\s*\*\/$/.test(node.value.trim()))

/** Text of paragraphs, headings and cells, a line each; code, markup and front matter left out. */
function proseOf(tree: Root): string {
  const lines: string[] = []
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const text = textOf(node)
    if (text !== '') lines.push(text)
    return SKIP
  })
  return lines.join('\n')
}
