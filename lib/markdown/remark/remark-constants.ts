import type { Expression } from 'estree'
import type { Root } from 'mdast'
import { isExpression, statementsOf } from '../mdx/mdx-nodes'
import { visit } from '../visit'

declare module 'mdast' {
  interface Data {
    /** What an expression shows, if the text itself says so. */
    shown?: string
  }
}

/**
 * Notes what expressions show that are literals, or names of literals: `{version}` below
 * `export const version = '1.0'`. The page has them from React; lists, feeds and the search need the text.
 */
export function remarkConstants() {
  return (tree: Root) => {
    const constants = constantsOf(tree)
    visit(tree, (node) => {
      if (!isExpression(node)) return
      const [statement] = node.data?.estree?.body ?? []
      const shown =
        statement?.type === 'ExpressionStatement' ? textOf(statement.expression, constants) : undefined
      if (shown !== undefined) node.data = { ...node.data, shown }
    })
  }
}

/** The texts and numbers that a text declares by name. */
function constantsOf(tree: Root): Map<string, string> {
  const constants = new Map<string, string>()
  for (const statement of statementsOf(tree)) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
    for (const { id, init } of declaration.declarations) {
      const text = init ? textOf(init, constants) : undefined
      if (id.type === 'Identifier' && text !== undefined) constants.set(id.name, text)
    }
  }
  return constants
}

/** What React shows for code; `undefined` if the code has to run for it. */
function textOf(code: Expression, constants: Map<string, string>): string | undefined {
  if (code.type === 'Identifier') return constants.get(code.name)
  if (code.type === 'Literal')
    return typeof code.value === 'string' || typeof code.value === 'number' ? String(code.value) : undefined
  if (code.type !== 'TemplateLiteral') return undefined
  const values = code.expressions.map((part) => textOf(part, constants))
  if (values.includes(undefined)) return undefined
  return code.quasis.map(({ value }, index) => (value.cooked ?? '') + (values[index] ?? '')).join('')
}
