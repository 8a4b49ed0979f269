import path from 'node:path'
import { isAssetImport } from './docusaurus-modules.mjs'

/** @import { Node, Program, Literal } from 'estree' */
/** @import { VFile } from 'vfile' */

/**
 * Imported and required pictures and files become their addresses as written, from the content root: the page resolves them like
 * all others.
 *
 * @param {{ contentRoot: string }} options
 */
export default function recmaAssets({ contentRoot }) {
  /** @param {Program} tree @param {VFile} file */
  return (tree, file) => {
    const folder = path.relative(contentRoot, path.dirname(file.path)).split(path.sep).join('/')
    /** @param {string} source @returns {Literal} */
    const address = (source) => ({
      type: 'Literal',
      value: /^\.{1,2}\//.test(source) ? `@site/${path.posix.join(folder, source)}` : source,
    })
    tree.body = tree.body.map((statement) => {
      if (statement.type !== 'ImportDeclaration' || !isAssetImport(String(statement.source.value)))
        return statement
      const [specifier] = statement.specifiers
      if (!specifier) return { type: 'EmptyStatement' }
      return {
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [
          {
            type: 'VariableDeclarator',
            id: specifier.local,
            init: address(String(statement.source.value)),
          },
        ],
      }
    })
    replaceRequires(tree, address)
  }
}

/** `require('./a.png')` and `require('./a.png').default`. @param {any} node @param {(source: string) => Literal} address */
function replaceRequires(node, address) {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key === 'range' || typeof value !== 'object' || value === null) continue
    const source = requiredAsset(value)
    if (source === undefined) replaceRequires(value, address)
    else node[key] = address(source)
  }
}

/** @param {any} node @returns {string | undefined} */
function requiredAsset(node) {
  const call = node.type === 'MemberExpression' && node.property?.name === 'default' ? node.object : node
  if (call?.type !== 'CallExpression' || call.callee?.name !== 'require') return undefined
  const source = call.arguments[0]?.value
  return typeof source === 'string' && isAssetImport(source) ? source : undefined
}
