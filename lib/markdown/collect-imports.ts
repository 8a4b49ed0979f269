import type { Literal, ModuleDeclaration, NewExpression, Node as CodeNode, Statement } from 'estree'
import type { Root } from 'mdast'
import { fileStart } from '../problems/problem'
import { isAssetImport, isModuleFile } from './mdx/docusaurus-modules.mjs'
import {
  codeIn,
  nameInModule,
  nameOf,
  namesDeclaredBy,
  placeOfCode,
  statementsOf,
  textCall,
  walkCode,
} from './mdx/mdx-nodes'
import type { FoundImport } from './types'
import { visit } from './visit'

/** The modules and texts that a text imports. Imported assets are collected as links. */
export function collectImports(tree: Root): FoundImport[] {
  const found: FoundImport[] = []
  const add = (source: string, place = fileStart, names: FoundImport['names'] = []) =>
    void found.push({ source, names, ...place })
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const statement of data?.estree?.body ?? []) {
      const source = 'source' in statement && statement.source
      if (!source || (statement.type === 'ImportDeclaration' && isAssetImport(String(source.value)))) continue
      const names = namesImportedBy(statement)
      if (!data?.shared) add(String(source.value), placeOfCode(source), names)
      else {
        const { source: written, place, namePlace, from } = data.shared
        const placed = names.map(({ name }) => ({ name, ...namePlace }))
        found.push({ source: written, names: placed, ...place, from })
      }
    }
  })
  walkCode(codeIn(tree), (code) => {
    const call = textCall(code)
    if (call?.name === 'require' && !isAssetImport(call.text)) add(call.text, call.place)
    const file = code.type === 'NewExpression' ? fileOfUrl(code) : undefined
    if (file && isModuleFile(String(file.value))) add(String(file.value), placeOfCode(file))
    if (code.type === 'ImportExpression' && code.source.type === 'Literal')
      add(String(code.source.value), placeOfCode(code.source))
  })
  return found
}

/** The address in `new URL('./worker.js', import.meta.url)`, which the bundler follows. */
function fileOfUrl({ callee, arguments: [url, base] }: NewExpression): Literal | undefined {
  const isUrl = callee.type === 'Identifier' && callee.name === 'URL'
  const isOfModule = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty'
  return isUrl && isOfModule && url?.type === 'Literal' ? url : undefined
}

const namedAt = (name: string, node: CodeNode) => ({ name, ...(placeOfCode(node) ?? fileStart) })

function namesImportedBy(statement: Statement | ModuleDeclaration): FoundImport['names'] {
  if (statement.type === 'ExportAllDeclaration') return [namedAt('*', statement)]
  if (!('specifiers' in statement)) return []
  return statement.specifiers.map((node) => namedAt(nameInModule(node), node))
}

/** The exported names; `*` stands for all exports of another module. */
export const collectExports = (tree: Root): string[] =>
  statementsOf(tree).flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration')
      return statement.exported ? [nameOf(statement.exported)] : ['*']
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers } = statement
    return declaration ? namesDeclaredBy(declaration) : specifiers.map(({ exported }) => nameOf(exported))
  })
