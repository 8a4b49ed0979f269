import type { Node as CodeNode } from 'estree'
import type { Nodes, Root } from 'mdast'
import { isAssetImport, isDocusaurusModule, isTextImport } from './docusaurus-modules.mjs'
import { importedNames, isJsx, namesDeclaredIn, programsOf, walkCode } from './mdx-nodes'
import { visit } from '../visit'

/**
 * Whether a text may have ids that only its page shows: it has components of the author or of packages, elements made by code, or computed
 * ids. Links to its anchors are then checked in the built page alone.
 */
export function hasOtherIds(tree: Root): boolean {
  const sources = importedNames(tree)
  const own = new Set([...namesDeclaredIn(tree)].filter((name) => !isOfSite(sources.get(name) ?? '')))
  const isOwn = (name: string) => own.has(name.split('.')[0] ?? '')
  let has = false
  visit(tree, (node) => {
    has ||= isJsx(node) && (isOwn(node.name ?? '') || node.attributes.some(isComputedId))
    if (!isCode(node)) return
    for (const program of programsOf(node))
      // JSX is no part of ESTree
      walkCode(program, (code: CodeNode | { type: 'JSXElement' | 'JSXFragment' }) => {
        has ||= code.type.startsWith('JSX') || (code.type === 'Identifier' && isOwn(code.name))
      })
  })
  return has
}

const isOfSite = (source: string): boolean =>
  isDocusaurusModule(source) || isTextImport(source) || isAssetImport(source)

const isComputedId = (attribute: { type: string; name?: string; value?: unknown }): boolean =>
  attribute.type === 'mdxJsxExpressionAttribute' ||
  (attribute.name === 'id' && typeof attribute.value === 'object' && attribute.value !== null)

/** Imports and exports show nothing by themselves. */
const isCode = ({ type }: Nodes): boolean => type !== 'mdxjsEsm'
