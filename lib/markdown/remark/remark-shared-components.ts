import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { isJsx, namesDeclaredIn, programsOf, walkCode } from '../mdx/mdx-nodes'
import { sharedComponents, type SharedComponents } from '../mdx/shared-components'
import { visit } from '../visit'

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/** Imports the components that the author of the tree gives to all texts into a text that uses them. */
export default function remarkSharedComponents(given?: SharedComponents) {
  return (tree: Root) => {
    const { statements } = given ?? sharedComponents()
    if (statements.size === 0) return
    const used = usedComponents(tree)
    const declared = namesDeclaredIn(tree)
    for (const [name, statement] of statements)
      if (used.has(name) && !declared.has(name)) tree.children.unshift(...withoutPlace(statement))
  }
}

/** The components that a text names, in its markup and in its code. */
function usedComponents(tree: Root): Set<string> {
  const names = new Set<string>()
  visit(tree, (node) => {
    if (isJsx(node)) names.add(node.name?.split('.')[0] ?? '')
    // JSX is no part of ESTree
    walkCode(programsOf(node), (code: { type: string; name?: unknown }) => {
      if (code.type === 'JSXIdentifier') names.add(String(code.name))
    })
  })
  return names
}

/** Statements that stand nowhere in the text: messages about them name its start. */
function withoutPlace(statement: string): Root['children'] {
  const { children } = parser.parse(statement)
  for (const node of children) walkCode(programsOf(node), (code) => void delete code.loc)
  return children
}
