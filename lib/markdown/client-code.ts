/**
 * The part of an `.mdx` file that needs a browser: exported components with hooks or handlers, components of packages, elements with
 * handlers. The build renders the text, so that part is a module of its own: the same file with `?client`, behind a file that says
 * `'use client'`.
 */
import type { ModuleDeclaration, Statement } from 'estree'
import type { Root } from 'mdast'
import { needsBrowser } from './client-signs.mjs'
import { hashOf } from '../text/hash-of'
import { isJsx, namesDeclaredBy, type JsxElement } from './mdx-nodes'
import { visit } from './visit'

/** Code as it is written, and the names that the rest of the file has from it. */
interface Code {
  text: string
  names: string[]
}

interface Piece extends Code {
  node: Statement | ModuleDeclaration
}

/** Where the build writes such files, from the root of the project. */
export const clientFolder = '.generated/client'

/** The name of that file for the text at a path from the content root. */
export const clientModule = (path: string): string => hashOf(path).slice(0, 12)

/** `source` is the text that the tree was parsed from. `undefined` when nothing needs a browser. */
export function clientCode(tree: Root, source: string) {
  const pieces = piecesOf(tree, source)
  const live = pieces.filter(({ text }) => needsBrowser(text))
  const elements = liveElements(tree, source)
  const moved: Code[] = [...live, ...elements.values()]
  if (moved.length === 0) return undefined
  const others = pieces.filter((piece) => !live.includes(piece))
  const needed = new Set([...live, ...piecesFor(moved, others)])
  const body = pieces.reduce((rest, { text }) => rest.replace(text, ''), source)
  const imported = live.flatMap(({ node, names }) => (node.type === 'ImportDeclaration' ? names : []))
  return {
    /** The text of the module. */
    module: [
      ...textsOf([...pieces.filter((piece) => needed.has(piece)), ...elements.values()]),
      `export { ${imported.join(', ')} }\n`,
    ].join('\n'),
    /** What the text takes from it. */
    names: moved.flatMap(({ names }) => names),
    /** Statements that the text must do without. */
    moved: new Set([...live, ...idle(others, body)].map(({ node }) => node)),
    /** Elements that it takes from there, too. */
    elements,
  }
}

const textsOf = (code: Code[]): string[] => code.map(({ text }) => text)

function piecesOf(tree: Root, source: string): Piece[] {
  const pieces: Piece[] = []
  visit(tree, 'mdxjsEsm', ({ data }) => {
    for (const node of data?.estree?.body ?? [])
      pieces.push({ node, text: source.slice(...(node.range ?? [0, 0])), names: namesDeclaredBy(node) })
  })
  return pieces
}

/** Elements with handlers, and the components that stand for them. */
function liveElements(tree: Root, source: string): Map<JsxElement, Code> {
  const found = new Map<JsxElement, Code>()
  visit(tree, (node) => {
    if (!isJsx(node) || !node.name) return
    const start = node.position?.start.offset
    const attributes = node.attributes.map(({ position }) =>
      source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0),
    )
    const tag = `${node.name} ${attributes.join(' ')}`
    if (start === undefined || !needsBrowser(` ${tag}`)) return
    const name = `Live${start}`
    const text = `export const ${name} = ({ children }) => <${tag}>{children}</${node.name}>`
    found.set(node, { names: [name], text })
  })
  return found
}

const isNamed = (texts: string[], name: string): boolean =>
  texts.some((text) =>
    new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`).test(text),
  )

/** The pieces that code needs, and those that these need. */
function piecesFor(code: Code[], pieces: Piece[]): Piece[] {
  const found = pieces.filter(({ names }) => names.some((name) => isNamed(textsOf(code), name)))
  const rest = pieces.filter((piece) => !found.includes(piece))
  return found.length === 0 ? [] : [...found, ...piecesFor(found, rest)]
}

/** Imports that nothing of the text names: they would load what needs a browser where there is none. */
function idle(pieces: Piece[], body: string): Piece[] {
  const imports = pieces.filter(({ node }) => node.type === 'ImportDeclaration')
  const code = textsOf(pieces.filter((piece) => !imports.includes(piece)))
  return imports.filter(({ names, text }) => {
    const isReact = /['"]react['"]/.test(text)
    return names.length > 0 && !names.some((name) => isNamed(isReact ? code : [body, ...code], name))
  })
}
