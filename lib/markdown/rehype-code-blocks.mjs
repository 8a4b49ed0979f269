import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import rehypePrettyCode from 'rehype-pretty-code'
import { SKIP, visit } from './walk.mjs'
import { codeFigure } from './blocks/code-figure.mjs'
import { codeTheme } from './code-theme.mjs'
import { highlight, loadLanguage } from './highlight.mjs'

/** @import { Element, ElementContent, Parents, Root } from 'hast' */
/** @import { Piece } from './highlight.mjs' */

const prettyCode = /** @type {import('unified').Plugin<[object], Root>} */ (rehypePrettyCode)
const defaultLanguage = 'plaintext'

/**
 * Highlights code at build time: shiki, colours as classes instead of inline styles (an inline style on each token doubles a page and
 * breaks a strict Content-Security-Policy), rehype-pretty-code for marked lines and words, then the site's figure around each block.
 *
 * @this {import('unified').Processor}
 */
export default function rehypeCodeBlocks() {
  const mark = prettyCode.call(this, {
    theme: codeTheme,
    defaultLang: defaultLanguage,
    keepBackground: false,
    grid: false,
    bypassInlineCode: true,
    getHighlighter: () => ({ loadLanguage, codeToHtml }),
  })

  /** @param {Root} tree @param {import('vfile').VFile} file */
  return async (tree, file) => {
    /** @type {{ pre: Element, parent: Parents, index: number }[]} */
    const blocks = []
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'pre' || !parent || index === undefined) return undefined
      moveCaption(node)
      blocks.push({ pre: node, parent, index })
      return SKIP
    })
    await Promise.all(
      blocks.map(async ({ pre, parent, index }) => {
        const code = plainCode(pre)
        if (code) {
          parent.children[index] = await toPlainFigure(pre, code)
          return
        }
        // block by block: the plugin would go through the whole page several times
        const block = /** @type {Root} */ ({ type: 'root', children: [pre] })
        await mark?.(block, file, () => {})
        const [figure] = block.children
        if (figure?.type !== 'element' || !('data-rehype-pretty-code-figure' in figure.properties)) return
        parent.children[index] = toFigure(figure) ?? figure
      }),
    )
  }
}

/** rehype-pretty-code replaces the `code` element but keeps the attributes of `pre`. @param {Element} node */
function moveCaption(node) {
  const code = node.tagName === 'pre' ? node.children[0] : undefined
  if (code?.type !== 'element') return
  for (const name of ['dataSide', 'dataTitle'])
    if (code.properties[name]) node.properties[name] = code.properties[name]
}

/**
 * The language and the text of a block in which nothing is marked.
 *
 * @param {Element} pre
 * @returns {{ language: string, text: string } | undefined}
 */
function plainCode({ children: [code, ...others] }) {
  if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) return undefined
  const [text] = code.children
  const { className, metastring } = code.properties
  const name = Array.isArray(className) ? String(className[0]) : ''
  const language = name.startsWith('language-') ? name.slice('language-'.length) : defaultLanguage
  if (text?.type !== 'text' || String(metastring ?? '').trim() !== '' || language === 'math') return undefined
  return { language, text: text.value.replace(/\n$/, '') }
}

/** @param {Element} pre @param {{ language: string, text: string }} code */
async function toPlainFigure({ properties }, { language, text }) {
  const lines = highlight(text, (await loadLanguage(language)) ? language : defaultLanguage)
  return codeFigure({
    language,
    title: /** @type {string | undefined} */ (properties['dataTitle']),
    side: /** @type {string | undefined} */ (properties['dataSide']),
    lines: toElements(lines, { 'data-line': '' }),
  })
}

/** What rehype-pretty-code asks of a highlighter. @param {string} code @param {{ lang: string }} options */
const codeToHtml = (code, { lang }) =>
  toHtml(
    h('pre', { class: 'shiki' }, [h('code', toElements(highlight(code, lang), { className: ['line'] }))]),
  )

/** @param {Piece[][]} lines @param {Element['properties']} properties Of the element around a line. */
const toElements = (lines, properties) =>
  lines.flatMap((pieces, index) => {
    /** @type {Element} */
    const line = {
      type: 'element',
      tagName: 'span',
      properties: { ...properties },
      children: pieces.map(toElement),
    }
    return index === 0 ? [line] : [{ type: /** @type {const} */ ('text'), value: '\n' }, line]
  })

/** @param {Piece} piece @returns {ElementContent} */
const toElement = ([className, value]) =>
  className === undefined
    ? { type: 'text', value }
    : {
        type: 'element',
        tagName: 'span',
        properties: { class: className },
        children: [{ type: 'text', value }],
      }

/** @param {Element} figure */
function toFigure(figure) {
  const elements = figure.children.filter((child) => child.type === 'element')
  const pre = elements.find((child) => child.tagName === 'pre')
  const code = pre?.children[0]
  if (code?.type !== 'element') return null
  const start = /line (\d+)/.exec(code.properties['style'] ?? '')?.[1]
  return codeFigure({
    language: String(code.properties['data-language'] ?? code.properties['dataLanguage'] ?? ''),
    title: /** @type {string | undefined} */ (figure.properties['dataTitle']),
    side: /** @type {string | undefined} */ (figure.properties['dataSide']),
    firstLine: 'data-line-numbers' in code.properties ? Number(start ?? 0) + 1 : undefined,
    lines: code.children,
  })
}
