import type { Expression } from 'estree'
import type { Root } from 'mdast'
import { constantsIn, expressionIn, isExpression, statementsOf } from '../mdx/mdx-nodes'
import { visit } from '../visit'

declare module 'mdast' {
  interface Data {
    /** What an expression shows, if the text itself says so. */
    shown?: string
  }
}

/** Notes what `{version}` shows below `export const version = '1.0'`, for lists, feeds and the search. */
export function remarkConstants() {
  return (tree: Root) => {
    const constants = new Map<string, string>()
    for (const [name, value] of constantsIn(statementsOf(tree))) {
      const text = literalText(value, constants)
      if (text !== undefined) constants.set(name, text)
    }
    visit(tree, (node) => {
      if (!isExpression(node)) return
      const expression = expressionIn(node.data?.estree)
      const shown = expression && literalText(expression, constants)
      if (shown !== undefined) node.data = { ...node.data, shown }
    })
  }
}

/** What React shows for code; `undefined` if the code has to run for it. */
export function literalText(code: Expression, constants: ReadonlyMap<string, string>): string | undefined {
  if (code.type === 'Identifier') return constants.get(code.name)
  if (code.type === 'Literal')
    return typeof code.value === 'string' || typeof code.value === 'number' ? String(code.value) : undefined
  if (code.type !== 'TemplateLiteral') return undefined
  const values = code.expressions.map((part) => literalText(part, constants))
  if (values.includes(undefined)) return undefined
  return code.quasis.map(({ value }, index) => (value.cooked ?? '') + (values[index] ?? '')).join('')
}
