import type { Nodes, Root } from 'mdast'
import { isAssetImport, isTextImport, serverModules } from '../mdx/docusaurus-modules.mjs'
import {
  importedNames,
  isJsx,
  namesDeclaredIn,
  programsOf,
  walkCode,
  type JsxElement,
} from '../mdx/mdx-nodes'
import { hasOwnCode, isFunction } from '../mdx/own-code'
import { SKIP, visit } from '../visit'

/** Puts an error boundary around what runs code of the author: where it fails in a browser, the rest of the text stays. */
export function remarkGuards() {
  return (tree: Root) => {
    // pages of others do not load the boundary
    if (!hasOwnCode(tree)) return
    const sources = importedNames(tree)
    const declared = namesDeclaredIn(tree)
    const isOwn = (name: string): boolean => declared.has(name) && !isPlain(sources.get(name) ?? '')
    const runs = (node: Nodes): boolean =>
      isJsx(node) ? isOwn(node.name?.split('.')[0] ?? '') : isExpression(node) && hasParts(node)
    visit(tree, (node, index, parent) => {
      // the tabs read the props of what stands in them
      const isTab =
        parent && isJsx(parent) && (sources.get(parent.name ?? '') ?? parent.name ?? '').endsWith('Tabs')
      if (index === undefined || !parent || isTab || !runs(node)) return undefined
      parent.children[index] = guard(node) as (typeof parent.children)[number] // takes the place of its like
      return [SKIP, index + 1]
    })
  }
}

/** Whether a module has no code of its own to fail in a browser. */
const isPlain = (source: string): boolean =>
  isAssetImport(source) || isTextImport(source) || serverModules.has(source)

const isExpression = ({ type }: Nodes): boolean => /^mdx(Flow|Text)Expression$/.test(type)

/** Whether an expression makes elements or has functions. */
function hasParts(node: Nodes): boolean {
  let has = false
  for (const program of programsOf(node))
    walkCode(program, (code) => void (has ||= isFunction(code) || code.type.startsWith('JSX')))
  return has
}

function guard(node: Nodes): JsxElement {
  const isInline = node.type.startsWith('mdx') && node.type.includes('Text')
  const attributes = isInline ? [{ type: 'mdxJsxAttribute' as const, name: 'isInline', value: null }] : []
  const type = isInline ? ('mdxJsxTextElement' as const) : ('mdxJsxFlowElement' as const)
  return { type, name: 'PartGuard', attributes, children: [node as never] }
}
