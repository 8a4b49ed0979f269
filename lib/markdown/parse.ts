import type { Nodes, Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { VFileMessage } from 'vfile-message'
import { show } from '../problems/hints'
import { placeAt, problem, type Place, type Problem, type SourceFile } from '../problems/problem'
import type { Rule } from '../rules'
import { codeAdvice } from './checks/check-html'
import { readMetadata } from './read-metadata'
import { formatOf, type Format } from './format'
import { explainMdxError } from './mdx/explain-mdx-error'
import { remarkPlugins } from './plugins'
import { reporterOf } from './reporter'
import { unreadTree } from './unread-text'

const processors = {
  md: unified().use(remarkParse).use(remarkPlugins).freeze(),
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkPlugins).freeze(),
}

/** Parses a text and sets heading ids. `file` collects the messages. An unreadable text has an empty tree. */
export function parseTree({ path, text: value }: Pick<SourceFile, 'path' | 'text'>, format: Format) {
  const file = new VFile({ path, value })
  try {
    const parsed = parseFile(file, format)
    checkBounds(parsed, file)
    return { tree: processors[format].runSync(parsed, file) as Root, file } // remark plugins return mdast
  } catch (thrown) {
    reportFailure(file, thrown)
    return { tree: structuredClone(unreadTree), file }
  }
}

/** Parses a file. Hides failed assertions of the parser, which mean nothing to authors. */
function parseFile(file: VFile, format: Format): Root {
  try {
    return processors[format].parse(file)
  } catch (thrown) {
    if (isMessage(thrown) || thrown instanceof RangeError) throw thrown
    return file.fail(unreadable, { ruleId: 'mdx/syntax' satisfies Rule })
  }
}

const unreadable =
  'Разметку файла не разобрать. Проверьте списки, заголовки и теги, которые правили последними.'

/** The maximum nesting: more than any text needs, and less than any machine's stack allows. */
const maxDepth = 100
/** The maximum number of cells. Rows are padded to the first one, so a small file can become huge. */
const maxCells = 50_000

function checkBounds(node: Nodes, file: VFile, depth = 0): void {
  const ruleId: Rule = 'markdown/bounds'
  const fail = (message: string) => file.fail(message, { place: node.position, ruleId })
  if (depth > maxDepth) fail(`Вложенность глубже ${maxDepth} уровней. Упростите разметку.`)
  if (node.type === 'table' && node.children.length * (node.children[0]?.children.length ?? 0) > maxCells)
    fail(`В таблице больше ${maxCells} ячеек. Разделите её.`)
  if ('children' in node) for (const child of node.children) checkBounds(child, file, depth + 1)
}

/** Turns errors of parsing and rendering into messages of the file; rethrows errors of our own code. */
export function reportFailure(file: VFile, thrown: unknown): void {
  const report = reporterOf(file)
  if (thrown instanceof RangeError) {
    // parsers and renderers are recursive
    const message = 'Разметка вложена так глубоко, что её не прочитать. Упростите её.'
    report(undefined, message, 'markdown/bounds')
  } else if (!isMessage(thrown)) throw thrown
  else if (!file.messages.includes(thrown)) {
    const { place, message } = explainMdxError(thrown)
    const tag = codeTagAround(String(file), place)
    const advice = file.extname === '.md' ? ` ${readAsMdx}` : ''
    if (tag) report(tag.place, tag.message, 'mdx/syntax')
    else report(place, message + advice, 'mdx/syntax')
  }
}

const codeTag = /^(?<tag><(?<name>script|style)\b[^>]*>)[\s\S]*?<\/\k<name>>/gm

/** The `<script>` or `<style>` at which MDX fails, since it reads their code as its own. */
function codeTagAround(text: string, { line }: Place) {
  for (const { 0: all, index, groups: { tag, name = '' } = {} } of text.matchAll(codeTag)) {
    const place = placeAt(text, index)
    if (line >= place.line && line < place.line + all.split('\n').length)
      return { place, message: `Тег ${show(tag)} не разобрать. ${codeAdvice[name]}` }
  }
  return undefined
}

const readAsMdx =
  'Файл .md читается как MDX: в нём есть import, компонент или выражение. Простой Markdown — поле mdx: { format: md }.'

const isMessage = (thrown: unknown): thrown is VFileMessage =>
  typeof thrown === 'object' && thrown !== null && 'reason' in thrown && 'place' in thrown

/** The metadata of a Markdown file, links included. Parse errors become problems of the file. */
export function parseMarkdown(source: SourceFile, format = formatOf(source)) {
  const { tree, file } = parseTree(source, format)
  const parsed = readMetadata(tree, file, format)
  return { parsed, problems: problemsOf(file, source) }
}

/** The messages of a file as problems. `reporterOf` lets only rules into them. */
export const problemsOf = ({ messages }: VFile, { displayPath }: SourceFile): Problem[] =>
  messages.map(({ line = 1, column = 1, reason, ruleId }) =>
    problem(displayPath, { line, column }, reason, ruleId as Rule),
  )
