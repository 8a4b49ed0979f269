import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { isJsx, namesDeclaredIn, programsOf, walkCode } from '../mdx/mdx-nodes'
import { sharedComponents, type SharedComponents } from '../mdx/shared-components'
import { visit } from '../visit'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/** Adds imports of the shared components that a text uses. `given` replaces those of the content folder, in tests. */
export function remarkSharedComponents(given?: SharedComponents) {
  return (tree: Root) => {
    const { statements } = given ?? sharedComponents()
    if (statements.size === 0) return
    const used = usedComponents(tree)
    const declared = namesDeclaredIn(tree)
    for (const [name, statement] of statements)
      if (used.has(name) && !declared.has(name)) tree.children.unshift(...withoutPlace(statement))
  }
}

/** Names of components in the markup and the code of a text. */
function usedComponents(tree: Root): Set<string> {
  const names = new Set<string>()
  visit(tree, (node) => {
    if (isJsx(node)) names.add(node.name?.split('.')[0] ?? '')
    // the types of ESTree lack JSX
    walkCode(programsOf(node), (code: { type: string; name?: unknown }) => {
      if (code.type === 'JSXIdentifier') names.add(String(code.name))
    })
  })
  return names
}

/** Parses statements and removes their positions: messages about them point to the start of the text. */
function withoutPlace(statement: string): Root['children'] {
  const { children } = parser.parse(statement)
  for (const node of children) walkCode(programsOf(node), (code) => void delete code.loc)
  return children
}
