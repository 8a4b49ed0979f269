/** Components that texts use without an import: those in the author's `src/theme/MDXComponents`. */
import type { Node as CodeNode, Program } from 'estree'
import type { Place, SourceFile } from '../../problems/problem'
import { rootAddress } from '../root-address'
import { exportedValue, readList } from './component-list'
import { nameInModule } from './mdx-nodes'
import { parseModule } from './parse-module'
import { readSharedFile } from './read-shared-file.mjs'

export interface SharedComponent {
  /** The import that declares the component in a text; its address is relative to the content root. */
  statement: string
  /** The module as written in the import of the list. */
  source: string
  place: Place
  namePlace: Place
}

export interface SharedComponents {
  file: SourceFile
  components: ReadonlyMap<string, SharedComponent>
  /** HTML elements in the list. They have no effect here: elements are changed by styles. */
  elements: ({ name: string } & Place)[]
  /** Why there are no components: a mistake in the code, or a list that is known only at run time. */
  failure?: { place: Place | undefined; mistake?: string }
}

let last: SourceFile | undefined
let lastComponents: SharedComponents | undefined

/** The shared components of the content folder. The file is parsed again only if it has changed. */
export function sharedComponents(): SharedComponents | undefined {
  const file = readSharedFile()
  if (file?.text !== last?.text || file?.path !== last?.path) lastComponents = file && readShared(file)
  last = file
  return lastComponents
}

const isComponent = ({ name }: { name: string }): boolean => /^[^a-z]/.test(name)

/** Reads the list. Texts import a component from where the file imports it, else from the file itself. */
export function readShared(file: SourceFile): SharedComponents {
  const none = { file, components: new Map<string, SharedComponent>(), elements: [] }
  const read = parseModule(file.text)
  if (read.mistake !== undefined) return { ...none, failure: read }
  const { program, placeOf } = read
  const list = readList(exportedValue(program), program)
  if ('unread' in list) return { ...none, failure: { place: list.unread && placeOf(list.unread) } }
  const imports = importsOf(program, placeOf)
  for (const { name, value, node } of list.filter(isComponent)) {
    const from = imports.get(value)
    none.components.set(name, from ? importOf(name, from, file) : ownOf(name, placeOf(node), file))
  }
  const elements = list.filter((one) => !isComponent(one))
  return { ...none, elements: elements.map(({ name, node }) => ({ name, ...placeOf(node) })) }
}

interface ImportedName {
  source: string
  /** The name in the module: `default`, `*` for all, or another. */
  name: string
  place: Place
  namePlace: Place
}

function importsOf({ body }: Program, placeOf: (node: CodeNode) => Place): Map<string, ImportedName> {
  const found = body.filter((statement) => statement.type === 'ImportDeclaration')
  return new Map(
    found.flatMap(({ source, specifiers }) =>
      specifiers.map((specifier): [string, ImportedName] => [
        specifier.local.name,
        {
          source: String(source.value),
          name: nameInModule(specifier),
          place: placeOf(source),
          namePlace: placeOf(specifier),
        },
      ]),
    ),
  )
}

function importOf(
  name: string,
  { name: imported, ...from }: ImportedName,
  { path }: SourceFile,
): SharedComponent {
  const names = imported === '*' ? `* as ${name}` : `{ ${imported} as ${name} }`
  // the texts are in other folders
  const address = from.source.startsWith('.') ? rootAddress(from.source, path) : from.source
  return { ...from, statement: `import ${names} from ${JSON.stringify(address)}` }
}

function ownOf(name: string, place: Place, { path }: SourceFile): SharedComponent {
  const source = `@site/${path}`
  const statement = `import shared${name} from ${JSON.stringify(source)}\nexport const ${name} = shared${name}.${name}`
  return { statement, source, place, namePlace: place }
}
