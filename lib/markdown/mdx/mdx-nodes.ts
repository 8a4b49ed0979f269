import type {
  ExportSpecifier,
  Expression,
  ImportDeclaration,
  ModuleDeclaration,
  Node as CodeNode,
  Program,
  Statement,
} from 'estree'
import type { Nodes, Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { analyze } from 'periscopic'
import type { Place } from '../../problems/problem'
import { visit } from '../visit'

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

export const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

export const isExpression = (
  node: Nodes,
): node is Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' }> =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression'

export const isInlineMdx = ({ type }: Nodes): boolean =>
  type === 'mdxJsxTextElement' || type === 'mdxTextExpression'

/** Attributes of a component with literal text values. */
export const textAttributes = ({ attributes }: JsxElement): { name: string; value: string }[] =>
  attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
      ? [{ name: attribute.name, value: attribute.value }]
      : [],
  )

/** The statements of all ESM blocks in a text. */
export const statementsOf = (tree: Root): (Statement | ModuleDeclaration)[] =>
  // MDX allows ESM only at the top level
  tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))

export const importsOf = (tree: Root): ImportDeclaration[] =>
  statementsOf(tree).filter((statement) => statement.type === 'ImportDeclaration')

export const importedNames = (tree: Root): Map<string, string> =>
  new Map(
    importsOf(tree).flatMap(({ source, specifiers }) =>
      specifiers.map(({ local }) => [local.name, String(source.value)]),
    ),
  )

/** The name of an import or export in its module; `*` stands for all. */
export function nameInModule(specifier: ImportDeclaration['specifiers'][number] | ExportSpecifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  return nameOf(specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local)
}

/** A name in code, which may be quoted: `import { 'a-b' as c }`, `{ 'a-b': c }`. */
export const nameOf = (node: CodeNode): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : ''

export const namesDeclaredBy = (node: Statement | ModuleDeclaration): string[] =>
  node.type === 'ImportDeclaration'
    ? node.specifiers.map(({ local }) => local.name)
    : [...analyze(node).scope.declarations.keys()]

export const namesDeclaredIn = (tree: Root): Set<string> =>
  new Set(statementsOf(tree).flatMap(namesDeclaredBy))

/** The code in a node and in its attributes. */
export function programsOf(node: Nodes): Program[] {
  const program = node.data && 'estree' in node.data ? node.data.estree : undefined
  const inAttributes = (isJsx(node) ? node.attributes : []).map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree
    return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined
  })
  return [program, ...inAttributes].flatMap((one) => one ?? [])
}

/** The expression in braces; `undefined` for a comment. */
export function expressionIn(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** The constants that top-level statements declare, with their values. */
export const constantsIn = (statements: (Statement | ModuleDeclaration)[]): [string, Expression][] =>
  statements.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return []
    return declared.declarations.flatMap(({ id, init }): [string, Expression][] =>
      id.type === 'Identifier' && init ? [[id.name, init]] : [],
    )
  })

/** All code in a text. */
export function codeIn(tree: Root): Program[] {
  const found: Program[] = []
  visit(tree, (node) => void found.push(...programsOf(node)))
  return found
}

export const placeOfCode = ({ loc }: CodeNode): Place | undefined =>
  loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined

/** A call with a literal string, such as `require('./a.png')`. */
export function textCall(
  node: CodeNode,
): { name: string; text: string; place: Place | undefined } | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined
  const [argument] = node.arguments
  return argument?.type === 'Literal' && typeof argument.value === 'string'
    ? { name: node.callee.name, text: argument.value, place: placeOfCode(argument) }
    : undefined
}

/** The tag of an element in code; `A.B` stands for any name with a dot or a colon. */
export const tagInCode = ({ openingElement: { name } }: Extract<CodeNode, { type: 'JSXElement' }>): string =>
  name.type === 'JSXIdentifier' ? name.name : 'A.B'

/** Whether any code in `holder` passes a test. */
export function someCode(holder: object, test: (code: CodeNode) => boolean): boolean {
  let isFound = false
  walkCode(holder, (code) => void (isFound ||= test(code)))
  return isFound
}

/** Visits all code in `holder`. A node that `visitor` returns replaces the visited one and is not entered. */
export function walkCode(
  holder: object,
  visitor: (node: CodeNode, key: string) => CodeNode | undefined | void,
): void {
  for (const [key, value] of Object.entries(holder) as [string, unknown][]) {
    if (key === 'loc' || key === 'range' || typeof value !== 'object' || value === null) continue
    // anything with a `type` is a node
    const replacement = 'type' in value ? visitor(value as CodeNode, key) : undefined
    if (replacement) Object.assign(holder, { [key]: replacement })
    else walkCode(value, visitor)
  }
}
