/** Finds values in braces that React does not render: they stop the build, or nothing is shown. */
import type { Expression, Node as CodeNode, Program, Statement } from 'estree'
import type { Root } from 'mdast'
import { ownValue } from '../../data/own-value'
import { isFunction } from '../mdx/has-own-code'
import {
  constantsIn,
  expressionIn,
  isExpression,
  isJsx,
  placeOfCode,
  programsOf,
  tagInCode,
  walkCode,
  type JsxElement,
} from '../mdx/mdx-nodes'
import { ownersIn } from '../mdx/owners-in'
import type { Place } from '../../problems/problem'
import type { Report } from '../types'
import { visit } from '../visit'

type Kind = 'address' | 'object' | 'date' | 'symbol' | 'function' | 'instance'

const messages: Record<Kind, string> = {
  object:
    'В фигурных скобках объект: показать его нельзя, страница не соберётся. Если это просто текст, напишите \\{\\{.',
  date: "В фигурных скобках дата: показать её нельзя, страница не соберётся. Напишите её строкой: {new Date().toLocaleDateString('ru')}.",
  symbol: 'В фигурных скобках Symbol: показать его нельзя. Поставьте строку.',
  function:
    'В фигурных скобках функция: на её месте ничего не будет. Вызовите её: {имя()} — или вставьте компонентом: <Имя />.',
  address: 'Адрес — объект, а нужна строка, например "/docs/page/#id". Напишите её.',
  instance:
    'В фигурных скобках объект: показать его нельзя, страница не соберётся. Поставьте строку, например {String(…)}.',
}

const instances: Record<string, Kind> = {
  Date: 'date',
  Error: 'instance',
  Object: 'object',
  RegExp: 'instance',
  URL: 'instance',
}

/** Reports values that React does not render. Authors' components may take any value: they are skipped. */
export function checkValues(tree: Root, modules: Statement[], report: Report): void {
  const constants = constantsOf(modules)
  const ownerOf = ownersIn(tree)
  const check = (place: Place | undefined, kind: Kind | undefined): void => {
    if (kind) report(place, messages[kind], 'mdx/syntax')
  }
  visit(tree, (node, _index, parent) => {
    if (isJsx(node) && ownerOf(node.name) !== 'author')
      for (const { name, value } of attributesOf(node))
        if (/^(to|href|src|poster)$/.test(name) && kindOf(value, constants) === 'object')
          check(placeOfCode(value) ?? node.position?.start, 'address')
    const name = parent && isJsx(parent) ? parent.name : undefined
    for (const program of programsOf(node)) {
      checkElements(program, check)
      const expression = expressionIn(program)
      if (!isExpression(node) || ownerOf(name) === 'author' || !expression) continue
      const kind = kindOf(expression, constants)
      // some components of Docusaurus take a function
      if (kind !== 'function' || !isComponent(name)) check(node.position?.start, kind)
    }
  })
}

/** The computed attributes, as names and values. */
const attributesOf = ({ attributes }: JsxElement): { name: string; value: Expression }[] =>
  attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') return []
    const value = expressionIn(attribute.value?.data?.estree)
    return value ? [{ name: attribute.name, value }] : []
  })

/** Checks the children of elements in code. Names there are not followed, since they may be parameters. */
function checkElements(
  program: Program,
  check: (place: Place | undefined, kind: Kind | undefined) => void,
): void {
  walkCode(program, (code) => {
    const isPlain = code.type === 'JSXElement' && !isComponent(tagInCode(code))
    if (!isPlain && code.type !== 'JSXFragment') return
    for (const child of code.children)
      if (child.type === 'JSXExpressionContainer')
        check(placeOfCode(child), kindOf(child.expression, new Map()))
  })
}

const isComponent = (name: string | null | undefined): boolean => /^[^a-z]/.test(name ?? '')

/** The constants and functions that a text declares, and `frontMatter` and `props`, which it is given. */
function constantsOf(modules: Statement[]): Map<string, CodeNode> {
  const object: CodeNode = { type: 'ObjectExpression', properties: [] }
  const given = ['frontMatter', 'props'].map((name): [string, CodeNode] => [name, object])
  const functions = modules.flatMap((statement: CodeNode): [string, CodeNode][] => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declared?.type === 'FunctionDeclaration' ? [[declared.id.name, declared]] : []
  })
  return new Map([...given, ...functions, ...constantsIn(modules)])
}

/** The kind of value that an expression is sure to have, if React does not render it. */
function kindOf(value: CodeNode, names: Map<string, CodeNode>): Kind | undefined {
  if (isFunction(value) && value.type !== 'ImportExpression') return 'function'
  if (value.type === 'ObjectExpression') return 'object'
  if (value.type === 'Literal' && 'regex' in value) return 'instance'
  if (value.type === 'ArrayExpression')
    return value.elements.flatMap((one) => (one ? (kindOf(one, names) ?? []) : []))[0]
  if (value.type === 'Identifier') {
    const constant = names.get(value.name)
    // an alias is followed only once: `const a = a` must not loop
    return constant && kindOf(constant, new Map())
  }
  if (value.type === 'NewExpression') return ownValue(instances, calleeOf(value.callee))
  if (value.type === 'CallExpression' && /^Symbol(\.for)?$/.test(calleeOf(value.callee))) return 'symbol'
  return undefined
}

function calleeOf(callee: Expression | { type: 'Super' }): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return ''
  return callee.object.type === 'Identifier' ? `${callee.object.name}.${callee.property.name}` : ''
}
