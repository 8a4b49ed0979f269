import type { Root } from 'mdast'
import { isJsx, namesDeclaredIn, programsOf, walkCode } from '../mdx/mdx-nodes'
import { parseMdx } from '../mdx/parse-mdx'
import { sharedComponents, type SharedComponent, type SharedComponents } from '../mdx/shared-components'
import type { TextOrigin } from '../types'
import { visit } from '../visit'

declare module 'mdast' {
  interface Data {
    /** In an import added by this plugin: where the list of components imports the component from. */
    shared?: Pick<SharedComponent, 'source' | 'place' | 'namePlace'> & { from: TextOrigin }
  }
}

/** Adds imports of the shared components that a text uses. Tests pass their own as `given`. */
export function remarkSharedComponents(given?: SharedComponents) {
  return (tree: Root) => {
    const shared = given ?? sharedComponents()
    if (!shared || shared.components.size === 0) return
    const used = usedComponents(tree)
    const declared = namesDeclaredIn(tree)
    for (const [name, component] of shared.components)
      if (used.has(name) && !declared.has(name)) tree.children.unshift(...nodesOf(component, shared.file))
  }
}

function usedComponents(tree: Root): Set<string> {
  const names = new Set<string>()
  visit(tree, (node) => {
    if (isJsx(node)) names.add(node.name?.split('.')[0] ?? '')
    walkCode(programsOf(node), (code) => {
      if (code.type === 'JSXIdentifier') names.add(code.name)
    })
  })
  return names
}

/** The nodes of the statement that declares a component, positioned in the file of the list. */
function nodesOf({ statement, ...at }: SharedComponent, { path, displayPath }: TextOrigin): Root['children'] {
  const nodes = parseMdx(statement)
  for (const node of nodes) {
    walkCode(programsOf(node), (code) => void delete code.loc)
    if (node.type === 'mdxjsEsm') node.data = { ...node.data, shared: { ...at, from: { path, displayPath } } }
  }
  return nodes
}
