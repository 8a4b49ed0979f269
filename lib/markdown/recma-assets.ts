import path from 'node:path'
import type { Literal, Node as CodeNode, Program } from 'estree'
import type { VFile } from 'vfile'
import { isAssetImport } from './docusaurus-modules.mjs'
import { walkCode } from './mdx-nodes'

/**
 * Imported and required pictures and files become their addresses as written, from the content root: the page resolves them like
 * all others. `contentRoot` is the folder with the content, absolute.
 */
export default function recmaAssets({ contentRoot }: { contentRoot: string }) {
  return (tree: Program, file: VFile) => {
    const folder = path.relative(contentRoot, path.dirname(file.path)).split(path.sep).join('/')
    const addressOf = (source: string): Literal => ({
      type: 'Literal',
      value: /^\.{1,2}\//.test(source) ? `@site/${path.posix.join(folder, source)}` : source,
    })
    tree.body = tree.body.map((statement) => {
      if (statement.type !== 'ImportDeclaration' || !isAssetImport(String(statement.source.value)))
        return statement
      const init = addressOf(String(statement.source.value))
      const [specifier] = statement.specifiers
      if (!specifier) return { type: 'EmptyStatement' }
      const constant = { type: 'VariableDeclarator' as const, id: specifier.local, init }
      return { type: 'VariableDeclaration', kind: 'const', declarations: [constant] }
    })
    walkCode(tree, (node) => {
      const source = requiredAsset(node)
      return source === undefined ? undefined : addressOf(source)
    })
  }
}

/** The file of `require('./a.png')` or `require('./a.png').default`. */
function requiredAsset(node: CodeNode): string | undefined {
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
