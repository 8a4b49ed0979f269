import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { own } from '../text/own'
import { typograph } from '../text/typograph'
import { explainCode } from './explain-code'
import { takeMagicComments } from './magic-comments'

declare module 'mdast' {
  interface CodeData {
    /** What stands above the block, as its author wrote it. */
    title?: string
  }
}

const titled = /(?:^|\s)title=(["'])(.*?)\1/
const quoted = /(["'])(?:(?!\1).)*\1/g
const ranges = /\{[\d,-]+\}/
/** A range as the highlighter counts it out, or a text in quotes, where there is none. */
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
      for (const { message, rule } of explainCode(node))
        file.message(message, { place: node.position, source: 'code', ruleId: rule })
      const meta = node.meta ?? ''
      const title = titled.exec(meta)?.[2]
      const isMarked = ranges.test(meta.replace(quoted, ''))
      const metastring = meta
        .replace(titled, '')
        .replace(/showLineNumbers=(?:\{(\d+)\}|(\d+))/, 'showLineNumbers{$1$2}')
      const marked = isMarked ? metastring : metastring + marksOf(node)
      const lines = node.value.split('\n')
      if (lines.some(({ length }) => length > longestLine)) node.lang = 'text'
      node.meta = withoutLongRanges(marked, lines.length) + (title ? ` title="${withoutQuotes(title)}"` : '')
      node.data = {
        ...node.data,
        ...(title && { title }),
        hProperties: { ...node.data?.hProperties, metastring: node.meta },
      }
    })
  }
}

/** A title by the rules of typography, where a sign of inches stands for a quote that has no other. */
const withoutQuotes = (title: string): string => typograph(title).replaceAll('"', '″')

/** A range with more lines than there are would be counted out to its end; its author gets a message. */
const withoutLongRanges = (meta: string, count: number): string =>
  meta.replace(rangeOrText, (match, from, to) => (Math.abs(to - from) > count ? '' : match))

/** Takes the magic comments out of a block; the lines that they mark are ranges: ` {1,2} {4}#add`. */
function marksOf(node: Code): string {
  const { code, lines } = takeMagicComments(node.value)
  node.value = code
  return [...lines]
    .map(([mark, numbers]) => ` {${numbers.join(',')}}${mark === 'highlight' ? '' : `#${mark}`}`)
    .join('')
}

/** What stands above a block of code, as `remarkCodeMeta` has read it; empty where nothing does. */
export const codeTitle = ({ data }: Code): string => data?.title ?? ''
