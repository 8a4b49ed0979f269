/** What an `.mdx` file takes from other files: modules, texts, pictures. */
import type { ImportDeclaration, Node, Program } from 'estree'
import type { Root } from 'mdast'
import type { Place } from '../problems/problem'
import { isAssetImport, isTextImport } from './docusaurus-modules.mjs'
import type { FoundImport, FoundLink, UsedPartial } from './types'
import { visit } from 'unist-util-visit'

export interface Imports {
  imports: FoundImport[]
  /** Assets that are imported, required, or handed to `useBaseUrl`. */
  links: FoundLink[]
  partials: UsedPartial[]
}

/** Everything a tree imports. */
export function collectImports(tree: Root): Imports {
  const found: Imports = { imports: [], links: [], partials: [] }
  const texts = new Map<string, string>()
  let headings = 0
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth > 1) headings += 1
    const place = node.position?.start
    if (node.type === 'mdxjsEsm') addImports(node.data?.estree, place, found, texts)
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      found.links.push(...filesOf(node.data?.estree, place))
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const partial = texts.get(node.name ?? '')
    if (partial !== undefined) found.partials.push({ source: partial, headings })
    for (const attribute of node.attributes) {
      const program =
        attribute.type === 'mdxJsxExpressionAttribute'
          ? attribute.data?.estree
          : typeof attribute.value === 'object'
            ? attribute.value?.data?.estree
            : undefined
      found.links.push(...filesOf(program, place))
    }
  })
  return found
}

function addImports(
  program: Program | null | undefined,
  start: Place | undefined,
  found: Imports,
  texts: Map<string, string>,
): void {
  for (const statement of program?.body ?? []) {
    if (statement.type !== 'ImportDeclaration' || typeof statement.source.value !== 'string') continue
    const place = placeOf(statement.source, start)
    const source = statement.source.value
    if (isAssetImport(source)) found.links.push({ kind: 'image', url: source, ...place })
    else found.imports.push({ source, ...place, ...(source === 'react' && { names: namesOf(statement) }) })
    if (isTextImport(source)) for (const { local } of statement.specifiers) texts.set(local.name, source)
  }
  found.links.push(...filesOf(program, start))
}

/** What is imported by name. */
const namesOf = ({ specifiers }: ImportDeclaration): string[] =>
  specifiers.flatMap((specifier) =>
    specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
      ? [specifier.imported.name]
      : [],
  )

/** `require('./a.png')` and `useBaseUrl('/a.png')` wherever they stand in code. */
function filesOf(program: Program | null | undefined, start: Place | undefined): FoundLink[] {
  if (!program) return []
  const links: FoundLink[] = []
  walkCode(program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return
    const { name } = node.callee
    const [argument] = node.arguments
    if (argument?.type !== 'Literal' || typeof argument.value !== 'string') return
    const url = argument.value
    if (name === 'useBaseUrl' || (name === 'require' && isAssetImport(url)))
      links.push({ kind: name === 'require' ? 'image' : 'link', url, ...placeOf(argument, start) })
  })
  return links
}

const placeOf = ({ loc }: Node, start: Place | undefined): Place =>
  loc
    ? { line: loc.start.line, column: loc.start.column + 1 }
    : { line: start?.line ?? 1, column: start?.column ?? 1 }

function walkCode(node: Node, visitor: (node: Node) => void): void {
  visitor(node)
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (key === 'loc' || key === 'range') continue
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child && typeof child.type === 'string')
        walkCode(child as Node, visitor) // what has a type within a tree of code is a node
    }
  }
}
