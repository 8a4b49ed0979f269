/** Components that texts use without an import: those that the author lists in `src/theme/MDXComponents`, as in Docusaurus. */
import path from 'node:path'
import { parse } from 'acorn'
import { transformSync } from 'esbuild'
import type { Expression, ImportDeclaration, ObjectExpression, Program } from 'estree'
import { readSharedFile } from './shared-file.mjs'

export interface SharedComponents {
  /** By name, the statements that declare a component in a text. */
  statements: ReadonlyMap<string, string>
  /** HTML elements in the list, which have no effect: here styles change elements. */
  elements: string[]
  /** Whether the list cannot be read without running the file. */
  isUnread: boolean
}

interface SharedFile {
  /** Relative to the content root. */
  path: string
  text: string
}

const none: SharedComponents = { statements: new Map(), elements: [], isUnread: false }
let last: SharedFile | undefined
let components = none

/** The components of the content folder. The file is parsed again only if it has changed. */
export function sharedComponents(): SharedComponents {
  const file = readSharedFile()
  if (file?.text !== last?.text || file?.path !== last?.path) components = file ? readShared(file) : none
  last = file
  return components
}

/** Parses the list. Texts import a component from the module that the file imports it from, else from the file itself. */
export function readShared(file: SharedFile): SharedComponents {
  const program = parseModule(file.text)
  const list = program && exportedList(program)
  if (!program || !list) return { ...none, isUnread: true }
  const imports = importsOf(program, file.path)
  const statements = new Map<string, string>()
  const elements: string[] = []
  for (const property of list.properties) {
    if (property.type !== 'Property' || property.computed) continue
    const name = property.key.type === 'Identifier' ? property.key.name : ''
    if (!/^[A-Z]/.test(name)) elements.push(name)
    else {
      const from = property.value.type === 'Identifier' && imports.get(property.value.name)
      statements.set(name, from ? importOf(name, from) : ownOf(name, file.path))
    }
  }
  return { statements, elements: elements.filter(Boolean), isUnread: false }
}

function parseModule(text: string): Program | undefined {
  try {
    const { code } = transformSync(text, { loader: 'tsx', jsx: 'automatic', logLevel: 'silent' })
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as Program // acorn's nodes are those of ESTree
  } catch {
    return undefined
  }
}

/** The object that a module exports as its default, directly or by name. */
function exportedList({ body }: Program): ObjectExpression | undefined {
  const values = new Map<string, Expression | null | undefined>()
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue
    for (const { id, init } of statement.declarations) if (id.type === 'Identifier') values.set(id.name, init)
  }
  // esbuild writes `export { x as default }` for a name
  const value = body.map((statement) => {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration
    if (statement.type !== 'ExportNamedDeclaration') return undefined
    return statement.specifiers.find(
      ({ exported }) => exported.type === 'Identifier' && exported.name === 'default',
    )?.local
  })
  const found = value.find((each) => each !== undefined)
  const list = found?.type === 'Identifier' ? values.get(found.name) : found
  return list?.type === 'ObjectExpression' ? list : undefined
}

interface ImportedName {
  source: string
  /** `default`, `*`, or a name. */
  name: string
}

/** Imports by local name. Relative paths start at the content root, since texts are in other folders. */
function importsOf({ body }: Program, from: string): Map<string, ImportedName> {
  const found = body.filter(
    (statement): statement is ImportDeclaration => statement.type === 'ImportDeclaration',
  )
  return new Map(
    found.flatMap(({ source: { value }, specifiers }) => {
      const written = String(value)
      const source = written.startsWith('.') ? `@site/${path.posix.join(from, '..', written)}` : written
      return specifiers.map((specifier): [string, ImportedName] => {
        if (specifier.type === 'ImportDefaultSpecifier')
          return [specifier.local.name, { source, name: 'default' }]
        if (specifier.type === 'ImportNamespaceSpecifier')
          return [specifier.local.name, { source, name: '*' }]
        const { imported } = specifier
        return [
          specifier.local.name,
          { source, name: imported.type === 'Identifier' ? imported.name : 'default' },
        ]
      })
    }),
  )
}

const importOf = (name: string, from: ImportedName): string =>
  `import ${from.name === '*' ? `* as ${name}` : `{ ${from.name} as ${name} }`} from ${JSON.stringify(from.source)}`

const ownOf = (name: string, file: string): string =>
  `import shared${name} from ${JSON.stringify(`@site/${file}`)}\nexport const ${name} = shared${name}.${name}`
