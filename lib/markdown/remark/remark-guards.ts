import type { Node as CodeNode } from 'estree'
import type { Nodes, Root } from 'mdast'
import { isDocusaurusModule, serverModules } from '../mdx/docusaurus-modules.mjs'
import {
  importedNames,
  isExpression,
  isInlineMdx,
  isJsx,
  programsOf,
  someCode,
  type JsxElement,
} from '../mdx/mdx-nodes'
import { ownersIn } from '../mdx/owners-in'
import { hasOwnCode, isFunction } from '../mdx/has-own-code'
import { SKIP, visit } from '../visit'

/** Puts error boundaries around parts that run author code: if one fails, the rest of the text stays. */
export function remarkGuards() {
  return (tree: Root) => {
    // pages without such code need not load the boundary
    if (!hasOwnCode(tree)) return
    const sources = importedNames(tree)
    const ownerOf = ownersIn(tree)
    const runs = (node: Nodes): boolean => {
      if (!isJsx(node)) return isExpression(node) && someCode(programsOf(node), isElementOrFunction)
      return ownerOf(node.name) === 'author' || takesCode(sources.get(node.name ?? ''))
    }
    visit(tree, (node, index, parent) => {
      // tabs read the props of their children
      const isTab =
        parent && isJsx(parent) && (sources.get(parent.name ?? '') ?? parent.name ?? '').endsWith('Tabs')
      if (index === undefined || !parent || isTab || !runs(node)) return undefined
      parent.children[index] = guard(node) as (typeof parent.children)[number] // the same kind of node
      return [SKIP, index + 1]
    })
  }
}

/** Whether a Docusaurus component calls code that it receives, as `BrowserOnly` and `ErrorBoundary` do. */
const takesCode = (source = ''): boolean => isDocusaurusModule(source) && !serverModules.has(source)

const isElementOrFunction = (code: CodeNode): boolean => isFunction(code) || code.type.startsWith('JSX')

function guard(node: Nodes): JsxElement {
  const isInline = isInlineMdx(node)
  const attributes = isInline ? [{ type: 'mdxJsxAttribute' as const, name: 'isInline', value: null }] : []
  const type = isInline ? ('mdxJsxTextElement' as const) : ('mdxJsxFlowElement' as const)
  return { type, name: 'PartGuard', attributes, children: [node as never] }
}
