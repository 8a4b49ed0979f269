/** Decides by syntax alone which texts are client code. */
import type { Node as CodeNode } from 'estree'
import type { Root } from 'mdast'
import { isAssetImport, isTextImport, rawFile, serverModules } from './docusaurus-modules.mjs'
import { codeIn, someCode } from './mdx-nodes'

/** Whether a text has code of the author or a package. As in Docusaurus, all of it is then client code. */
export const hasOwnCode = (tree: Root): boolean =>
  someCode(codeIn(tree), (code) => isFunction(code) || importsCode(code))

function importsCode(code: CodeNode): boolean {
  if (!('source' in code) || code.source?.type !== 'Literal') return false
  const source = String(code.source.value)
  const isData =
    /\.(css|json)$/.test(source) || isAssetImport(source) || isTextImport(source) || rawFile(source) !== ''
  // modules of this project declare `'use client'` themselves
  return !(isData || source.startsWith('@/') || serverModules.has(source))
}

export const isFunction = ({ type }: CodeNode): boolean => /Function|^Class|^ImportExpression$/.test(type)
