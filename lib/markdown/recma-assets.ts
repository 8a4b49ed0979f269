import path from 'node:path'
import type { Expression, Literal, Program } from 'estree'
import type { VFile } from 'vfile'
import { isAssetImport } from './docusaurus-modules.mjs'

type AddressOf = (source: string) => Literal

/**
 * Imported and required pictures and files become their addresses as written, from the content root: the page resolves them like
 * all others. `contentRoot` is the folder with the content, absolute.
 */
export default function recmaAssets({ contentRoot }: { contentRoot: string }) {
  return (tree: Program, file: VFile) => {
    const folder = path.relative(contentRoot, path.dirname(file.path)).split(path.sep).join('/')
    const addressOf: AddressOf = (source) => ({
      type: 'Literal',
      value: /^\.{1,2}\//.test(source) ? `@site/${path.posix.join(folder, source)}` : source,
    })
    tree.body = tree.body.map((statement) => toConstant(statement, addressOf))
    replaceRequires(tree, addressOf)
  }
}

/** `import a from './a.png'` as `const a = '@site/…/a.png'`; other statements as they are. */
function toConstant(statement: Program['body'][number], addressOf: AddressOf): Program['body'][number] {
  if (statement.type !== 'ImportDeclaration' || !isAssetImport(String(statement.source.value)))
    return statement
  const [specifier] = statement.specifiers
  if (!specifier) return { type: 'EmptyStatement' }
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      { type: 'VariableDeclarator', id: specifier.local, init: addressOf(String(statement.source.value)) },
    ],
  }
}

/** `require('./a.png')` and `require('./a.png').default`, wherever they stand below a node. */
function replaceRequires(node: object, addressOf: AddressOf): void {
  for (const [key, value] of Object.entries(node) as [string, unknown][]) {
    if (key === 'loc' || key === 'range' || typeof value !== 'object' || value === null) continue
    const source = requiredAsset(value as Literal) // any node of code, or a list of them
    if (source === undefined) replaceRequires(value, addressOf)
    else Object.assign(node, { [key]: addressOf(source) })
  }
}

function requiredAsset(node: Program | Program['body'][number] | Expression): string | undefined {
  const isDefault =
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'default'
  const call = isDefault ? node.object : node
  if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'require')
    return undefined
  const [argument] = call.arguments
  const source = argument?.type === 'Literal' ? argument.value : undefined
  return typeof source === 'string' && isAssetImport(source) ? source : undefined
}
