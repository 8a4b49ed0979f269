/** The addresses of a tree, the ids that an address can point to, and what an `.mdx` file takes from other files. */
import type { ImportDeclaration, Node as CodeNode } from 'estree'
import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Place } from '../problems/problem'
import { own } from '../text/own'
import { srcsetUrls } from '../text/srcset'
import { isAssetImport, isTextImport } from './docusaurus-modules.mjs'
import { tagsOf } from './html-source'
import { importsOf, isJsx, placeOfCode, programsOf, textAttributes, walkCode } from './mdx-nodes'
import type { FoundImport, FoundLink, ParsedMarkdown } from './types'

type Collected = Pick<ParsedMarkdown, 'links' | 'anchors' | 'imports' | 'partials'>

/** Attributes that hold addresses, of HTML and of components. */
const kinds: Record<string, FoundLink['kind']> = { href: 'link', to: 'link', src: 'image', poster: 'image' }

/** `anchors` are ids that are not those of Markdown headings. */
export function collectLinks(tree: Root): Collected {
  const found: Collected = { links: [], anchors: [], imports: [], partials: [] }
  const add = (kind: FoundLink['kind'], url: string, place: Place = { line: 1, column: 1 }) =>
    void found.links.push({ kind, url, line: place.line, column: place.column })
  const addAttribute = (written: string, value: string, place: Place | undefined) => {
    const name = written.toLowerCase()
    const kind = own(kinds, name)
    if (kind !== undefined) add(kind, value, place)
    else if (name === 'srcset') for (const url of srcsetUrls(value)) add('image', url, place)
  }

  const texts = new Map<string, string>()
  /** Components that authors bring themselves: what their attributes mean is not known. */
  const ofAuthors = new Set<string>()
  for (const statement of importsOf(tree)) {
    const source = String(statement.source.value)
    if (isAssetImport(source)) add('image', source, placeOfCode(statement.source))
    else found.imports.push(importOf(statement, source))
    for (const { local } of statement.specifiers) {
      if (isTextImport(source)) texts.set(local.name, source)
      if (!/^@(theme|docusaurus)\//.test(source)) ofAuthors.add(local.name)
    }
  }
  let headings = 0
  visit(tree, (node) => {
    const place = node.position?.start
    if (node.type === 'heading' && node.depth > 1) headings += 1
    if (node.type === 'link' || node.type === 'definition') add('link', node.url, place)
    if (node.type === 'image') add('image', node.url, place)
    if (node.type === 'html') {
      for (const { name, value, ...at } of tagsOf(node).flatMap(({ attributes }) => attributes)) {
        if (name === 'id' || name === 'name') found.anchors.push(value)
        else addAttribute(name, value, at)
      }
    }
    for (const { kind, url, at } of filesInCode(node)) add(kind, url, at ?? place)
    if (!isJsx(node)) return
    const text = texts.get(node.name ?? '')
    if (text !== undefined) found.partials.push({ source: text, headings })
    const isOwn = ofAuthors.has(node.name?.split('.')[0] ?? '')
    for (const { name, value } of textAttributes(node)) {
      if (name === 'id') found.anchors.push(value)
      else if (!isOwn) addAttribute(name, value, place)
    }
  })
  return found
}

/** What is imported by name matters of React alone. */
const importOf = (statement: ImportDeclaration, source: string): FoundImport => ({
  source,
  ...(placeOfCode(statement.source) ?? { line: 1, column: 1 }),
  ...(source === 'react' && {
    names: statement.specifiers.flatMap((specifier) =>
      specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
        ? [specifier.imported.name]
        : [],
    ),
  }),
})

/** `require('./a.png')` and `useBaseUrl('/a.png')` wherever they stand in the code of a node. */
function filesInCode(node: Nodes) {
  const files: { kind: FoundLink['kind']; url: string; at: Place | undefined }[] = []
  walkCode(programsOf(node), (code) => {
    const file = fileOf(code)
    if (file) files.push(file)
    return undefined
  })
  return files
}

function fileOf(code: CodeNode) {
  if (code.type !== 'CallExpression' || code.callee.type !== 'Identifier') return undefined
  const { name } = code.callee
  const [argument] = code.arguments
  if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return undefined
  const { value: url } = argument
  if (name !== 'useBaseUrl' && (name !== 'require' || !isAssetImport(url))) return undefined
  return { kind: name === 'require' ? ('image' as const) : ('link' as const), url, at: placeOfCode(argument) }
}
