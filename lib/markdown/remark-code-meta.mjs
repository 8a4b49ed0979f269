import { visit } from './walk.mjs'

/** @import { Root } from 'mdast' */

const sides = /(?:^|\s)(client|server)(?=\s|$)/

/**
 * Carries what stands behind the language of a code fence over to the HTML tree as attributes, where raw HTML
 * in the same file cannot lose it, in the spelling that rehype-pretty-code reads:
 *
 * - `title='…'` may have single quotes,
 * - `showLineNumbers=5` starts at 5,
 * - `client` or `server` says which side of the game the code runs on.
 */
export default function remarkCodeMeta() {
  /** @param {Root} tree */
  return (tree) => {
    visit(tree, 'code', (node) => {
      const meta = node.meta ?? ''
      const side = sides.exec(meta.replace(/(["']).*?\1/g, ''))?.[1]
      const metastring = meta
        .replace(/title='([^']*)'/, 'title="$1"')
        .replace(/showLineNumbers=(\d+)/, 'showLineNumbers{$1}')
      node.meta = metastring
      node.data = {
        ...node.data,
        hProperties: { ...node.data?.hProperties, metastring, ...(side && { dataSide: side }) },
      }
    })
  }
}
