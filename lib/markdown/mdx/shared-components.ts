/** Components that texts use without an import: in Docusaurus `src/theme/MDXComponents` names them. */
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module'
import { parse } from 'acorn'
import { transformSync, type TransformFailure } from 'esbuild'
import type { Expression, ImportDeclaration, Node as CodeNode, ObjectExpression, Program } from 'estree'
import type { Place, SourceFile } from '../../problems/problem'
import { codeMessage, messagePlace } from './code-message'
import { rootAddress } from '../root-address'
import { readSharedFile } from './shared-file.mjs'

/** A component, and where the file says what it is. */
export interface SharedComponent {
  /** Gives it to a text; the address is relative to the content root. */
  statement: string
  /** The module as the file writes it. */
  source: string
  /** Of `source`. */
  place: Place
  /** Of the imported name. */
  namePlace: Place
}

export interface SharedComponents {
  file: SourceFile
  components: ReadonlyMap<string, SharedComponent>
  /** Elements of HTML that the file wants to render otherwise: the styles of the site do that. */
  elements: ({ name: string } & Place)[]
  /** Why the components are not known: a mistake in the code, or no list that can be read without running it. */
  fault?: { place: Place | undefined; mistake?: string }
}

let last: SourceFile | undefined
let lastComponents: SharedComponents | undefined

/** Those of the tree that is built. The development server starts again for others. */
export function sharedComponents(): SharedComponents | undefined {
  const file = readSharedFile()
  if (file?.text !== last?.text || file?.path !== last?.path) lastComponents = file && readShared(file)
  last = file
  return lastComponents
}

/** The components of a file: what it imports comes from there, what it makes itself from the whole. */
export function readShared(file: SourceFile): SharedComponents {
  const none = { file, components: new Map<string, SharedComponent>(), elements: [] }
  const read = parseModule(file.text)
  if (read.mistake !== undefined) return { ...none, fault: read }
  const { program, placeOf } = read
  const list = readList(exportedValue(program), program)
  if ('unread' in list) return { ...none, fault: { place: list.unread && placeOf(list.unread) } }
  const imports = importsOf(program, placeOf)
  for (const { name, value, node } of list.components) {
    const from = imports.get(value)
    none.components.set(name, from ? importOf(name, from, file) : ownOf(name, placeOf(node), file))
  }
  return { ...none, elements: list.elements.map(({ name, node }) => ({ name, ...placeOf(node) })) }
}

interface ReadModule {
  program: Program
  placeOf: (node: CodeNode) => Place
  mistake?: never
}

interface Mistake {
  place: Place | undefined
  mistake: string
}

/** The module without types and JSX, and where its nodes stand in the file; or what is wrong with it. */
function parseModule(text: string): ReadModule | Mistake {
  const options = { loader: 'tsx', jsx: 'automatic', sourcemap: 'external', logLevel: 'silent' } as const
  try {
    const { code, map } = transformSync(text, options)
    const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }) as Program // acorn's nodes are those of ESTree
    const places = new SourceMap(JSON.parse(map) as SourceMapPayload)
    const placeOf = ({ loc }: CodeNode): Place => {
      const { start } = loc! // acorn was asked for it
      const { originalLine, originalColumn } = places.findEntry(start.line - 1, start.column) as SourceMapping
      return { line: originalLine + 1, column: originalColumn + 1 }
    }
    return { program, placeOf }
  } catch (error) {
    const [first] = (error as TransformFailure).errors // only esbuild throws
    return { place: messagePlace(first), mistake: codeMessage(first?.text ?? '') }
  }
}

/** What a module exports as its default, by itself or under a name. */
function exportedValue({ body }: Program): CodeNode | undefined {
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
  /** The local name it stands for, or nothing. */
  value: string
  node: CodeNode
}

type List = { components: Listed[]; elements: Listed[] } | { unread: CodeNode | undefined }

/** The names in an object, with those that it spreads; or the node whose value only a run would tell. */
function readList(value: CodeNode | undefined, program: Program): List {
  if (value && isOfTheme(value, program)) return { components: [], elements: [] }
  const object = value && objectOf(value, program)
  if (!object) return { unread: value }
  const components: Listed[] = []
  const elements: Listed[] = []
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') {
      const inner = readList(property.argument, program)
      if ('unread' in inner) return inner
      components.push(...inner.components)
      elements.push(...inner.elements)
    } else {
      const { key, computed } = property
      if (computed) return { unread: property }
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      const local = property.value.type === 'Identifier' ? property.value.name : ''
      ;(/^[A-Z]/.test(name) ? components : elements).push({ name, value: local, node: property })
    }
  }
  return { components, elements }
}

function objectOf(value: CodeNode, { body }: Program): ObjectExpression | undefined {
  const values = new Map<string, Expression | null | undefined>()
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations) if (id.type === 'Identifier') values.set(id.name, init)
  }
  const found = value.type === 'Identifier' ? values.get(value.name) : value
  return found?.type === 'ObjectExpression' ? found : undefined
}

/** Whether a name is the list of the theme, whose components need no import here. */
const isOfTheme = (value: CodeNode, { body }: Program): boolean =>
  value.type === 'Identifier' &&
  body.some(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      /^@theme(-original|-init)?\/MDXComponents$/.test(String(statement.source.value)) &&
      statement.specifiers.some(({ local }) => local.name === value.name),
  )

interface From {
  source: string
  /** `default`, `*`, or a name. */
  name: string
  place: Place
  namePlace: Place
}

/** By local name. */
function importsOf({ body }: Program, placeOf: (node: CodeNode) => Place): Map<string, From> {
  const found = body.filter(
    (statement): statement is ImportDeclaration => statement.type === 'ImportDeclaration',
  )
  return new Map(
    found.flatMap(({ source, specifiers }) =>
      specifiers.map((specifier): [string, From] => {
        const from = {
          source: String(source.value),
          place: placeOf(source),
          namePlace: placeOf(specifier),
        }
        const { name } = specifier.local
        if (specifier.type === 'ImportDefaultSpecifier') return [name, { ...from, name: 'default' }]
        if (specifier.type === 'ImportNamespaceSpecifier') return [name, { ...from, name: '*' }]
        const { imported } = specifier
        return [name, { ...from, name: imported.type === 'Identifier' ? imported.name : 'default' }]
      }),
    ),
  )
}

function importOf(name: string, { name: imported, ...from }: From, { path }: SourceFile): SharedComponent {
  const names = imported === '*' ? `* as ${name}` : `{ ${imported} as ${name} }`
  // texts are in other folders
  const address = from.source.startsWith('.') ? rootAddress(from.source, path) : from.source
  return { ...from, statement: `import ${names} from ${JSON.stringify(address)}` }
}

function ownOf(name: string, place: Place, { path }: SourceFile): SharedComponent {
  const source = `@site/${path}`
  const statement = `import shared${name} from ${JSON.stringify(source)}\nexport const ${name} = shared${name}.${name}`
  return { statement, source, place, namePlace: place }
}
