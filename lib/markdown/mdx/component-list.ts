/** Reads the default export of `src/theme/MDXComponents` without running the file. */
import type { Expression, Node as CodeNode, ObjectExpression, Program } from 'estree'
import { nameOf } from './mdx-nodes'

/** The default export of a module: the exported expression or name. */
export function exportedValue({ body }: Program): CodeNode | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration as CodeNode
    if (statement.type !== 'ExportNamedDeclaration') continue
    // esbuild writes `export { x as default }` for a name
    const named = statement.specifiers.find(
      ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
    )
    if (named) return named.local
  }
  return undefined
}

interface Listed {
  name: string
  /** The name of its value in the file; empty if the value is not a name. */
  value: string
  node: CodeNode
}

/** Reads an object and the objects that it spreads. Returns a node whose value only running the file would give. */
export function readList(
  value: CodeNode | undefined,
  program: Program,
): Listed[] | { unread: CodeNode | undefined } {
  if (value && isOfTheme(value, program)) return []
  const object = value && objectOf(value, program)
  if (!object) return { unread: value }
  const listed: Listed[] = []
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') {
      const inner = readList(property.argument, program)
      if ('unread' in inner) return inner
      listed.push(...inner)
    } else {
      if (property.computed) return { unread: property }
      const local = property.value.type === 'Identifier' ? property.value.name : ''
      listed.push({ name: nameOf(property.key), value: local, node: property })
    }
  }
  return listed
}

/** The object literal itself, or the one bound to this name. */
function objectOf(value: CodeNode, { body }: Program): ObjectExpression | undefined {
  const values = new Map<string, Expression | null | undefined>()
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations) if (id.type === 'Identifier') values.set(id.name, init)
  }
  const found = value.type === 'Identifier' ? values.get(value.name) : value
  return found?.type === 'ObjectExpression' ? found : undefined
}

/** Whether a value is the imported list of the theme. It counts as empty: texts have this site's components. */
const isOfTheme = (value: CodeNode, { body }: Program): boolean =>
  value.type === 'Identifier' &&
  body.some(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      /^@theme(-original|-init)?\/MDXComponents$/.test(String(statement.source.value)) &&
      statement.specifiers.some(({ local }) => local.name === value.name),
  )
