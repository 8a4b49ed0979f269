/** Parses a Markdown file once; what cannot be parsed becomes a problem of the file. */
import type { Nodes, Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { problem, type Place, type Problem, type SourceFile } from '../problems/problem'
import type { Rule } from '../problems/rules'
import { checkTree, describe } from './describe'
import type { Format } from './format'
import { explainMdxError } from './mdx-messages'
import { remarkPlugins } from './plugins'
import type { ParsedMarkdown } from './types'

const processors = {
  md: unified().use(remarkParse).use(remarkPlugins).freeze(),
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkPlugins).freeze(),
}

/** The tree of a file with heading ids set; throws a `VFileMessage` when the file cannot be read. */
export function parseTree({ path, text: value }: Pick<SourceFile, 'path' | 'text'>, format: Format) {
  const file = new VFile({ path, value })
  const parsed = parseFile(file, format)
  checkBounds(parsed, file)
  return { tree: processors[format].runSync(parsed, file) as Root, file } // remark trees stay remark trees
}

/** More than a text needs, and less than what the renderer of any machine can nest. */
const maxDepth = 100
/** Rendering fills each row up to the width of the first one: a small file may be a page larger than machines can render. */
const maxCells = 50_000

function checkBounds(node: Nodes, file: VFile, depth = 0): void {
  const fail = (reason: string) => file.fail(reason, { place: node.position, ruleId: 'bounds' })
  if (depth > maxDepth) fail(`Вложенность глубже ${maxDepth} уровней. Упростите разметку.`)
  if (node.type === 'table' && node.children.length * (node.children[0]?.children.length ?? 0) > maxCells)
    fail(`В таблице больше ${maxCells} ячеек. Разделите её.`)
  if ('children' in node) for (const child of node.children) checkBounds(child, file, depth + 1)
}

/** An assertion of the parser that fails has nothing to say to an author; a text that is too deep has. */
function parseFile(file: VFile, format: Format): Root {
  try {
    return processors[format].parse(file)
  } catch (thrown) {
    if (isMessage(thrown) || thrown instanceof RangeError) throw thrown
    return file.fail(String(thrown), { ruleId: 'parser', source: 'markdown' })
  }
}

/** What is known of a file, and what is wrong with it. */
export interface DescribedMarkdown {
  parsed: ParsedMarkdown
  problems: Problem[]
}

/** Describes a file. One that cannot be read gives an empty result and the problem. */
export function parseMarkdown(source: SourceFile, format: Format): DescribedMarkdown {
  try {
    return describeTree(parseTree(source, format), source, format)
  } catch (thrown) {
    return explainThrown(thrown, source)
  }
}

/** The same of what `parseTree` has made. */
export function describeTree(
  { tree, file }: ReturnType<typeof parseTree>,
  { displayPath }: SourceFile,
  format: Format,
): DescribedMarkdown {
  checkTree(tree, file, format === 'mdx')
  return {
    parsed: describe(tree, String(file)),
    problems: file.messages.map(({ line = 1, column = 1, reason, source, ruleId }) =>
      // plugins name rules of `rules.ts`; a test has a broken file for each
      problem(displayPath, { line, column }, reason, `${source}/${ruleId}` as Rule),
    ),
  }
}

/** The result of a file that cannot be read. */
export const nothing: ParsedMarkdown = describe({ type: 'root', children: [] })

/** What `parseTree` throws, as a problem of the file; anything else is thrown on. */
export function explainThrown(thrown: unknown, { displayPath }: SourceFile): DescribedMarkdown {
  const failed = (...what: [Place | undefined, string, Rule]) => ({
    parsed: nothing,
    problems: [problem(displayPath, ...what)],
  })
  // the stack of parsers and renderers is as deep as the text
  if (thrown instanceof RangeError) return failed(undefined, tooDeep, 'markdown/bounds')
  if (!isMessage(thrown)) throw thrown
  const { line = 1, column = 1, reason } = thrown
  if (thrown.ruleId === 'bounds') return failed({ line, column }, reason, 'markdown/bounds')
  const { place, message } = explainMdxError(thrown)
  return failed(place, message, 'mdx/syntax')
}

const tooDeep = 'Разметка вложена так глубоко, что её не прочитать. Упростите её.'

const isMessage = (thrown: unknown): thrown is VFileMessage =>
  typeof thrown === 'object' && thrown !== null && 'reason' in thrown && 'place' in thrown
