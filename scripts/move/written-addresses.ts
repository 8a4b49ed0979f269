/** The addresses in a Markdown text with their places in the file, so that a move can mend them and nothing else. */
import type { Literal } from 'estree'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified, type Data, type Processor } from 'unified'
import { VFile } from 'vfile'
import { formatOf } from '@/lib/markdown/format'
import { readFrontMatter } from '@/lib/markdown/front-matter'
import { tagsOf } from '@/lib/markdown/html-source'
import { importsOf, isJsx, programsOf, textCall, walkCode } from '@/lib/markdown/mdx-nodes'
import { remarkPlugins } from '@/lib/markdown/plugins'
import { visit } from '@/lib/markdown/visit'
import type { Place, SourceFile } from '@/lib/problems/problem'
import { srcsetUrls } from '@/lib/text/html'

export interface WrittenAddress {
  kind: 'link' | 'import' | 'id'
  /** As a reader of the format understands it. */
  url: string
  /** As it stands in the file. */
  raw: string
  /** Where it stands, or a little before. */
  at: Place
}

type Extension = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], unknown[]>

/** Notes the addresses of links and definitions, which have no place of their own in the tree. */
function remarkAddresses(this: Processor, found: WrittenAddress[]) {
  const exit: Extension['exit'] = {}
  for (const name of ['resourceDestinationString', 'definitionDestinationString'] as const)
    exit[name] = function keep(token) {
      const url = this.resume()
      Object.assign(this.stack.at(-1)!, { url })
      const { line, column } = token.start
      found.push({ kind: 'link', url, raw: this.sliceSerialize(token), at: { line, column } })
    }
  const data = this.data()
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), { exit }]
}

/** All addresses of a text, of its code and of its fields; those in samples of code are no addresses. */
export function writtenAddresses(source: SourceFile): WrittenAddress[] {
  const found = inFields(source)
  const processor = unified().use(remarkParse)
  if (formatOf(source) === 'mdx') processor.use(remarkMdx)
  const file = new VFile({ path: source.path, value: source.text })
  try {
    const tree = processor.use(remarkPlugins).use(remarkAddresses, found).parse(file)
    collect(tree, String(file), found)
  } catch {
    // a page that cannot be read is reported, and what is no page nobody reads
  }
  return found.filter(({ raw }) => raw !== '')
}

/** Fields that name a file or a page. */
function inFields(source: SourceFile): WrittenAddress[] {
  const { data, placeOf } = readFrontMatter(source)
  const fields = {
    image: 'link',
    author_url: 'link',
    author_image_url: 'link',
    pagination_next: 'id',
    pagination_prev: 'id',
  } as const
  return Object.entries(fields).flatMap(([name, kind]) => {
    const value = data[name]
    return typeof value === 'string' ? [{ kind, url: value, raw: value, at: placeOf([name]) }] : []
  })
}

const addressNames = /^(href|to|src|poster)$/i

/** Adds the addresses of HTML, of components and of code. */
function collect(tree: Root, text: string, found: WrittenAddress[]): void {
  const add = (raw: string, at: Place, kind: WrittenAddress['kind'] = 'link', url = raw) =>
    void found.push({ kind, url, raw, at })
  const addAttribute = (name: string, value: string, at: Place, url = value) => {
    if (addressNames.test(name)) add(value, at, 'link', url)
    if (!/^srcset$/i.test(name)) return
    let offset = 0
    for (const one of srcsetUrls(value)) {
      offset = value.indexOf(one, offset)
      add(one, { ...at, column: at.column + offset })
      offset += one.length
    }
  }
  for (const { source } of importsOf(tree)) add(String(source.value), placeOfNode(source), 'import')
  visit(tree, (node) => {
    if (node.type === 'html')
      for (const { name, value, line, column } of tagsOf(node).flatMap(({ attributes }) => attributes))
        addAttribute(name, value, { line, column: column + name.length })
    walkCode(programsOf(node), (code) => {
      const call = textCall(code)
      if (call?.place && /^(useBaseUrl|require)$/.test(call.name)) add(call.text, call.place)
    })
    if (!isJsx(node)) return
    for (const attribute of node.attributes) {
      const { start, end } = attribute.position ?? {}
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string' || !start) continue
      const [, before = '', , raw] =
        /^([^=]*=\s*(["']))([\s\S]*)\2$/.exec(text.slice(start.offset, end?.offset)) ?? []
      const at = { line: start.line, column: start.column + before.length }
      if (raw !== undefined) addAttribute(attribute.name, raw, at, attribute.value)
    }
  })
}

const placeOfNode = ({ loc }: Pick<Literal, 'loc'>): Place => ({
  line: loc?.start.line ?? 1,
  column: (loc?.start.column ?? 0) + 1,
})

const edge = /[\s"'`(<>),:=]/

/**
 * Where an address stands in the text of its file: the occurrence nearest to its place, since spellings that are changed before parsing
 * move what follows in their line; it is no part of a longer address.
 */
export function offsetOf({ raw, at }: Pick<WrittenAddress, 'raw' | 'at'>, text: string): number | undefined {
  const lines = text.split('\n').slice(0, at.line - 1)
  const wanted = lines.reduce((sum, line) => sum + line.length + 1, at.column - 1)
  const distance = (offset: number) => Math.abs(offset - wanted)
  let best: number | undefined
  for (let offset = text.indexOf(raw); offset !== -1; offset = text.indexOf(raw, offset + 1)) {
    const isWhole = edge.test(text[offset - 1] ?? ' ') && edge.test(text[offset + raw.length] ?? ' ')
    if (isWhole && (best === undefined || distance(offset) < distance(best))) best = offset
  }
  return best
}
