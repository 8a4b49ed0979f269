import type { Nodes, Root } from 'mdast'
import readingTime from 'reading-time'
import type { VFile } from 'vfile'
import { checkContainers, checkFences, checkTabs } from './checks/check-blocks'
import { checkDefinitions } from './checks/check-definitions'
import { checkHtml } from './checks/check-html'
import { checkLeftovers } from './checks/check-leftovers'
import { checkLostContent } from './checks/check-lost-content'
import { checkLostLinks } from './checks/check-lost-links'
import { checkMdx } from './checks/check-mdx'
import { checkNesting } from './checks/check-nesting'
import { checkOpenTags } from './checks/check-open-tags'
import { checkRawHtml } from './checks/check-raw-html'
import { checkUnmeant } from './checks/check-unmeant'
import { checkUnknownValues } from './checks/check-unknown-values'
import { collectExports, collectImports } from './collect-imports'
import { collectLinks } from './collect-links'
import { collectSections, headingsOf } from './collect-sections'
import type { Format } from './format'
import { hasOwnCode } from './mdx/has-own-code'
import { namesGivenTo } from './mdx/known-names'
import { hasOtherIds } from './mdx/has-other-ids'
import { isPartial } from '../text/path'
import { typeset } from './remark/remark-typography'
import { hasWords, isParagraph, isTruncated, plainText, titleOf } from './text-start'
import { reporterOf } from './reporter'
import type { ParsedMarkdown } from './types'

/** Adds problems of the tree to the messages of `file`, which holds its text. */
function checkTree(tree: Root, file: VFile, format: Format): void {
  const report = reporterOf(file)
  if (format === 'mdx') {
    checkMdx(tree, report)
    checkNesting(tree, report, isPartial(file.path))
    checkUnknownValues(tree, report, file.path.startsWith('blog/'))
  }
  checkHtml(tree, report)
  checkRawHtml(tree, report, String(file))
  checkOpenTags(tree, report, String(file))
  checkContainers(tree, report, String(file))
  checkTabs(tree, report)
  checkFences(tree, report, String(file))
  checkLostContent(tree, report)
  checkLostLinks(tree, report, String(file))
  checkLeftovers(tree, report, String(file))
  checkDefinitions(tree, report)
  checkUnmeant(tree, report, String(file))
}

const firstParagraph = (blocks: Nodes[]): Nodes | undefined =>
  blocks.find((block) => isParagraph(block) && hasWords(block))

const firstItem = (block: Nodes): Nodes[] =>
  block.type === 'list' ? (block.children[0]?.children ?? []) : []

/** Metadata of a text; problems become messages of the file. */
export function readMetadata(tree: Root, file: VFile, format: Format): ParsedMarkdown {
  checkTree(tree, file, format)
  const { anchors, ...found } = collectLinks(tree)
  const blocks = tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')
  const title = titleOf(tree)
  const sections = collectSections(tree)
  const headings = headingsOf(sections)
  const first = firstParagraph(blocks) ?? firstParagraph(blocks.flatMap(firstItem))
  return {
    ...found,
    imports: collectImports(tree),
    exports: [...namesGivenTo(file.path, String(file)), ...collectExports(tree)],
    hasOwnCode: hasOwnCode(tree),
    hasOtherIds: hasOtherIds(tree),
    hasColumns: blocks.some((block) => block.type === 'containerDirective' && block.name === 'columns'),
    hasTerms: blocks.some((block) => block.type === 'html' && block.value.includes('class="terms"')),
    headings,
    anchors: [
      ...headings.map(({ id }) => id),
      ...sections.flatMap(({ rows }) => rows.map(({ id }) => id)),
      ...anchors,
    ],
    contentTitle: title && typeset(title),
    excerpt: first ? plainText(first).replace(/\s+/g, ' ') : '',
    minutes: readingTime(sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n')).minutes,
    sections,
    head: tree.data?.head ?? [],
    isTruncated: isTruncated(tree),
    isEmpty: blocks.length === 0,
    isUnread: tree.data?.isUnread ?? false,
  }
}
