import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { own } from '../text/own'
import { typograph } from '../text/typograph'
import { explainCode, quoted } from './explain-code'
import { takeMagicComments } from './magic-comments'

declare module 'mdast' {
  interface CodeData {
    /** What stands above the block, as its author wrote it. */
    title?: string
  }
}

const titled = /(?:^|\s)title=(["'])(.*?)\1/
/** A range as rehype-pretty-code reads it; texts in quotes hold none. */
const rangeOrText = /"[^"]*"|(-?\d+)\s*(?:-|\.{2,3}|[‥…⋯])\s*(-?\d+)/g
/** Highlighting takes much longer in longer lines, which nobody reads. */
const longestLine = 5000

/** Names that Docusaurus knows and the highlighter does not. */
const languages: Record<string, string> = {
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
 * Writes what stands behind the language of a code fence as rehype-pretty-code reads it, into an attribute, which raw HTML in the
 * same file cannot lose:
 *
 * - `title='…'` may have single quotes, and double ones inside,
 * - `showLineNumbers=5` starts at 5,
 * - comments such as `// highlight-next-line` mark lines when there are no ranges.
 */
export default function remarkCodeMeta() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node) => {
      if (node.lang) node.lang = own(languages, node.lang.toLowerCase()) ?? node.lang.toLowerCase()
      for (const [ruleId, message] of explainCode(node))
        if (message) file.message(message, { place: node.position, source: 'code', ruleId })
      let meta = node.meta ?? ''
      const title = titled.exec(meta)?.[2]
      const hasRanges = /\{[\d,-]+\}/.test(meta.replace(quoted, ''))
      meta = meta.replace(titled, '').replace(/showLineNumbers=(?:\{(\d+)\}|(\d+))/, 'showLineNumbers{$1$2}')
      if (!hasRanges) {
        const { code, ranges } = takeMagicComments(node.value)
        node.value = code
        meta += ranges
      }
      const lines = node.value.split('\n')
      if (lines.some(({ length }) => length > longestLine)) node.lang = 'text'
      // rehype-pretty-code would count a range with more lines than there are out to its end
      node.meta = meta.replace(rangeOrText, (match, from, to) =>
        Math.abs(to - from) > lines.length ? '' : match,
      )
      // a quote that typography leaves is a sign of inches
      if (title) node.meta += ` title="${typograph(title).replaceAll('"', '″')}"`
      const hProperties = { ...node.data?.hProperties, metastring: node.meta }
      node.data = { ...node.data, ...(title && { title }), hProperties }
    })
  }
}
