/** Parses a Markdown file once, and takes from the tree what the site needs to know. */
import type { Root, RootContent, Nodes } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { problem, type Problem } from '../problems/problem'
import type { Rule } from '../problems/rules'
import type { SourceFile } from '../text/source-file'
import { checkBounds } from './check-bounds'
import { checkComponents } from './check-components'
import { checkDirectives } from './check-directives'
import { checkHtml } from './check-html'
import { checkNames } from './check-names'
import { checkTabs } from './check-tabs'
import { collectImports } from './collect-imports'
import { collectLinks } from './collect-links'
import { collectSections } from './collect-sections'
import type { Format } from './format'
import { explainMdxError } from './mdx-messages'
import { typograph } from '../text/typograph'
import { isComment } from './remark-post-title'
import { remarkPlugins } from './plugins'
import type { Heading, ParsedMarkdown } from './types'

const plain = unified().use(remarkParse).use(remarkPlugins).freeze()
const withJsx = unified().use(remarkParse).use(remarkMdx).use(remarkPlugins).freeze()

/** The tree of a file with heading ids set; throws a `VFileMessage` when the file cannot be read. */
export function parseTree(
  source: Pick<SourceFile, 'path' | 'text'>,
  format: Format,
): { tree: Root; file: VFile } {
  const processor = format === 'mdx' ? withJsx : plain
  const file = new VFile({ path: source.path, value: source.text })
  const parsed = parseFile(processor, file)
  checkBounds(parsed, file)
  return { tree: processor.runSync(parsed, file) as Root, file } // remark trees stay remark trees
}

/** A parser that stumbles over itself has no more to say than that; one that goes down with the text says so. */
function parseFile(processor: typeof plain, file: VFile): Root {
  try {
    return processor.parse(file)
  } catch (thrown) {
    if (isMessage(thrown) || thrown instanceof RangeError) throw thrown
    return file.fail(String(thrown), { ruleId: 'parser', source: 'markdown' })
  }
}

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

/** What is known of a file, and what is wrong with it. */
export interface DescribedMarkdown {
  parsed: ParsedMarkdown
  problems: Problem[]
}

/** Headings, links, excerpt and text of a file. A file that cannot be read gives an empty result and the problem. */
export function parseMarkdown(source: SourceFile, format: Format): DescribedMarkdown {
  try {
    const { tree, file } = parseTree(source, format)
    return describeTree(tree, file, source, format)
  } catch (thrown) {
    return explainThrown(thrown, source)
  }
}

/** The same of a tree that `parseTree` has made. */
export function describeTree(tree: Root, file: VFile, source: SourceFile, format: Format): DescribedMarkdown {
  const messages = file.messages.map((message) => fromMessage(source.displayPath, message))
  const { displayPath } = source
  const code =
    format === 'mdx'
      ? [...checkComponents(tree, displayPath), ...checkNames(tree, displayPath)]
      : checkHtml(tree, displayPath)
  const checks = [...checkDirectives(tree, String(file), displayPath), ...checkTabs(tree, displayPath)]
  return { parsed: describe(tree), problems: [...messages, ...code, ...checks] }
}

/** What `parseTree` throws, as a problem of the file; anything else is thrown on. */
export function explainThrown(thrown: unknown, { displayPath }: SourceFile): DescribedMarkdown {
  return { parsed: nothing, problems: [problemOfThrown(thrown, displayPath)] }
}

function problemOfThrown(thrown: unknown, file: string): Problem {
  // parsers and renderers go down with the text
  if (thrown instanceof RangeError) return problem(file, undefined, tooDeep, 'markdown/bounds')
  if (!isMessage(thrown)) throw thrown
  if (thrown.ruleId === 'bounds') return fromMessage(file, thrown)
  const { place, message } = explainMdxError(thrown)
  return problem(file, place, message, 'mdx/syntax')
}

const tooDeep = 'Разметка вложена так глубоко, что её не прочитать. Упростите её.'

const isMessage = (thrown: unknown): thrown is VFileMessage =>
  typeof thrown === 'object' && thrown !== null && 'reason' in thrown && 'place' in thrown

const fromMessage = (file: string, message: VFileMessage): Problem =>
  problem(
    file,
    { line: message.line ?? 1, column: message.column ?? 1 },
    message.reason,
    `${message.source}/${message.ruleId}` as Rule, // plugins name rules of `rules.ts`; a test has a broken file for each
  )

function describe(tree: Root): ParsedMarkdown {
  const headings: Heading[] = []
  const { links, anchors } = collectLinks(tree)
  const imported = collectImports(tree)
  visit(tree, 'heading', (node) => {
    const id = node.data?.hProperties?.['id']
    const text = textOf(node)
    if (typeof id === 'string') headings.push({ id, text, typeset: typograph(text), level: node.depth })
  })
  const blocks = tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')
  const contentTitle = titleOf(blocks)
  return {
    headings,
    links: [...links, ...imported.links],
    imports: imported.imports,
    partials: imported.partials,
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
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return undefined
    const text = textOf(node)
    if (text !== '') lines.push(text)
    return SKIP
  })
  return lines.join('\n')
}
