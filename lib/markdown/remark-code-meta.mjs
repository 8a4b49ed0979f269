import { explainCodeMeta } from './code-meta-messages.mjs'
import { takeMagicComments } from './magic-comments.mjs'
import { visit } from './walk.mjs'

/** @import { Code, Root } from 'mdast' */
/** @import { VFile } from 'vfile' */

const sides = /(?:^|\s)(client|server)(?=\s|$)/
const quoted = /(["'])(?:(?!\1).)*\1/g
const ranges = /\{[\d,-]+\}/

/** Names that Docusaurus knows and the highlighter does not. @type {Record<string, string>} */
const languages = {
  'c#': 'csharp',
  'c++': 'cpp',
  golang: 'go',
  gradle: 'groovy',
  markup: 'html',
  none: 'text',
  objectivec: 'objective-c',
  plain: 'text',
  protobuf: 'proto',
  'shell-session': 'shellsession',
  'visual-basic': 'vb',
}

/**
 * Carries what stands behind the language of a code fence over to the HTML tree as attributes, where raw HTML
 * in the same file cannot lose it, in the spelling that rehype-pretty-code reads:
 *
 * - `title='…'` may have single quotes,
 * - `showLineNumbers=5` starts at 5,
 * - comments such as `// highlight-next-line` mark lines when there are no ranges,
 * - `client` or `server` says which side of the game the code runs on.
 */
export default function remarkCodeMeta() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, 'code', (node) => {
      if (node.lang) node.lang = languages[node.lang.toLowerCase()] ?? node.lang.toLowerCase()
      for (const message of explainCodeMeta(node)) {
        file.message(message, { place: node.position, source: 'code', ruleId: 'meta' })
      }
      const meta = node.meta ?? ''
      const bare = meta.replace(quoted, '')
      const side = sides.exec(bare)?.[1]
      const metastring = meta
        .replace(/title='([^']*)'/, 'title="$1"')
        .replace(/showLineNumbers=(?:\{(\d+)\}|(\d+))/, 'showLineNumbers{$1$2}')
      node.meta = ranges.test(bare) ? metastring : metastring + marksOf(node)
      node.data = {
        ...node.data,
        hProperties: { ...node.data?.hProperties, metastring: node.meta, ...(side && { dataSide: side }) },
      }
    })
  }
}

/** Takes the magic comments out of a block. @param {Code} node @returns {string} the lines they mark: ` {1,2} {4}#add` */
function marksOf(node) {
  const { code, lines } = takeMagicComments(node.value)
  node.value = code
  return [...lines]
    .map(([mark, numbers]) => ` {${numbers.join(',')}}${mark === 'highlight' ? '' : `#${mark}`}`)
    .join('')
}
