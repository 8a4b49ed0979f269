import { explainCodeMeta } from './code-meta-messages.mjs'
import { takeMagicComments } from './magic-comments.mjs'
import { own } from '../text/own.mjs'
import { visit } from './walk.mjs'

/** @import { Code, Root } from 'mdast' */
/** @import { VFile } from 'vfile' */

const sides = /(?:^|\s)(client|server)(?=\s|$)/
const titled = /(?:^|\s)title=(["'])(.*?)\1/
const quoted = /(["'])(?:(?!\1).)*\1/g
const ranges = /\{[\d,-]+\}/
/** A range as the highlighter counts it out, or a text in quotes, where there is none. */
const rangeOrText = /"[^"]*"|(-?\d+)\s*(?:-|\.{2,3}|[‥…⋯])\s*(-?\d+)/g
/** The grammars of the highlighter go back and forth in a line: longer ones are no code that anyone reads. */
const longestLine = 5000

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
 * - `title='…'` may have single quotes, and double ones inside; an attribute of its own, since the highlighter knows no such title,
 * - `showLineNumbers=5` starts at 5,
 * - comments such as `// highlight-next-line` mark lines when there are no ranges,
 * - `client` or `server` says which side of the game the code runs on.
 */
export default function remarkCodeMeta() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, 'code', (node) => {
      if (node.lang) node.lang = own(languages, node.lang.toLowerCase()) ?? node.lang.toLowerCase()
      for (const message of explainCodeMeta(node)) {
        file.message(message, { place: node.position, source: 'code', ruleId: 'meta' })
      }
      const meta = node.meta ?? ''
      const bare = meta.replace(quoted, '')
      const side = sides.exec(bare)?.[1]
      const title = titled.exec(meta)?.[2]
      const metastring = meta
        .replace(titled, '')
        .replace(/showLineNumbers=(?:\{(\d+)\}|(\d+))/, 'showLineNumbers{$1$2}')
      const marked = ranges.test(bare) ? metastring : metastring + marksOf(node)
      const lines = node.value.split('\n')
      node.meta = withoutLongRanges(marked, lines.length)
      if (lines.some(({ length }) => length > longestLine)) node.lang = 'text'
      node.data = {
        ...node.data,
        hProperties: {
          ...node.data?.hProperties,
          metastring: node.meta,
          ...(side && { dataSide: side }),
          ...(title && { dataTitle: title }),
        },
      }
    })
  }
}

/** A range with more lines than there are is told to the author, and would be counted out to its end. @param {string} meta @param {number} count */
const withoutLongRanges = (meta, count) =>
  meta.replace(rangeOrText, (match, from, to) => (Math.abs(to - from) > count ? '' : match))

/** Takes the magic comments out of a block. @param {Code} node @returns {string} the lines they mark: ` {1,2} {4}#add` */
function marksOf(node) {
  const { code, lines } = takeMagicComments(node.value)
  node.value = code
  return [...lines]
    .map(([mark, numbers]) => ` {${numbers.join(',')}}${mark === 'highlight' ? '' : `#${mark}`}`)
    .join('')
}
