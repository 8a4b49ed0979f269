/** Decides which texts run in browsers: those with their author's code, by syntax alone. */
import type { ModuleDeclaration, Node as CodeNode, Statement } from 'estree'
import type { Root } from 'mdast'
import { isAssetImport, isTextImport, serverModules } from './docusaurus-modules.mjs'
import { programsOf, walkCode } from './mdx-nodes'
import { visit } from './visit'

/**
 * Whether a text imports code of its author or of a package, or has a function or a class of its own. Such a text is client code as a
 * whole, rendered by the build and hydrated, as every text of Docusaurus is. Modules of this project (`@/`) say themselves where they run.
 */
export function hasOwnCode(tree: Root): boolean {
  let has = false
  visit(tree, (node) => {
    for (const program of programsOf(node)) {
      has ||= program.body.some(importsCode)
      walkCode(program, (code) => void (has ||= isFunction(code)))
    }
  })
  return has
}

function importsCode(statement: Statement | ModuleDeclaration): boolean {
  if (!('source' in statement) || !statement.source) return false
  const source = String(statement.source.value)
  const isData = /\.(css|json)$/.test(source) || isAssetImport(source) || isTextImport(source)
  return !(isData || source.startsWith('@/') || serverModules.has(source))
}

export const isFunction = ({ type }: CodeNode): boolean => /Function|^Class|^ImportExpression$/.test(type)
