/** Finds components of an `.mdx` file that nobody has defined: drawing them would fail the build with a stack trace. */
import type { Program } from 'estree'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { hint } from '../problems/describe'
import { problem, type Problem } from '../problems/problem'
import { componentNames } from './component-names'

/** Problems of the components in `tree`; those of the registry, and those the file imports or exports, are known. */
export function checkComponents(tree: Root, file: string): Problem[] {
  const known = new Set<string>(componentNames)
  const problems: Problem[] = []
  visit(tree, 'mdxjsEsm', (node) => {
    for (const name of definedNames(node.data?.estree)) known.add(name)
  })
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const name = node.name?.split('.')[0] ?? ''
    if (!/^[A-Z]/.test(name) || known.has(name)) return
    const advice =
      hint(name, known) || ` Импортируйте его или возьмите один из готовых: ${componentNames.join(', ')}.`
    problems.push(problem(file, node.position?.start, `Нет компонента «${name}».${advice}`, 'mdx/component'))
  })
  return problems
}

/** Names that the imports and exports of a file bring. */
function definedNames(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration } = statement
    if (declaration?.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
    }
    return declaration ? [declaration.id.name] : []
  })
}
