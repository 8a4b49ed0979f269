/** Decides by syntax alone which texts are client code. */
import type { ModuleDeclaration, Node as CodeNode, Statement } from 'estree'
import type { Root } from 'mdast'
import { isAssetImport, isTextImport, rawFile, serverModules } from './docusaurus-modules.mjs'
import { programsOf, walkCode } from './mdx-nodes'
import { visit } from '../visit'

/**
 * Whether a text imports code of the author or a package, or contains a function or class. Such a text is
 * client code as a whole, rendered by the build and hydrated, as in Docusaurus. Modules of this project
 * (`@/`) declare `'use client'` themselves.
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
  const isData =
    /\.(css|json)$/.test(source) || isAssetImport(source) || isTextImport(source) || rawFile(source) !== ''
  return !(isData || source.startsWith('@/') || serverModules.has(source))
}

export const isFunction = ({ type }: CodeNode): boolean => /Function|^Class|^ImportExpression$/.test(type)
