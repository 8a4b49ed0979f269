import { toString } from 'hast-util-to-string'
import rehypePrettyCode from 'rehype-pretty-code'
import { SKIP, visit } from './walk.mjs'
import { codeFigure } from './blocks/code-figure.mjs'
import { codeTheme, tokenClasses } from './code-theme.mjs'

/** @import { Element, ElementContent, Parents, Root } from 'hast' */

const prettyCode = /** @type {import('unified').Plugin<[object], Root>} */ (rehypePrettyCode)

/**
 * Highlights code at build time: rehype-pretty-code with shiki, colours as classes instead of inline styles (an
 * inline style on each token doubles a page and breaks a strict Content-Security-Policy), then the site's figure
 * around each block.
 *
 * @this {import('unified').Processor}
 */
export default function rehypeCodeBlocks() {
  const highlight = prettyCode.call(this, {
    theme: codeTheme,
    defaultLang: 'plaintext',
    keepBackground: false,
    grid: false,
    bypassInlineCode: true,
    transformers: [{ name: 'classes', span: colourToClass, line: joinTokens }],
  })

  /** @param {Root} tree @param {import('vfile').VFile} file */
  return async (tree, file) => {
    /** @type {{ block: Root, parent: Parents, index: number }[]} */
    const blocks = []
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'pre' || !parent || index === undefined) return undefined
      moveCaption(node)
      blocks.push({ block: { type: 'root', children: [node] }, parent, index })
      return SKIP
    })
    // block by block: the plugin would go through the whole page several times
    await Promise.all(blocks.map(async ({ block }) => highlight?.(block, file, () => {})))
    for (const { block, parent, index } of blocks) {
      const [figure] = block.children
      if (figure?.type !== 'element' || !('data-rehype-pretty-code-figure' in figure.properties)) continue
      parent.children[index] = toFigure(figure) ?? figure
    }
  }
}

/** rehype-pretty-code replaces the `code` element but keeps the attributes of `pre`. @param {Element} node */
function moveCaption(node) {
  const code = node.tagName === 'pre' ? node.children[0] : undefined
  if (code?.type !== 'element') return
  for (const name of ['dataSide', 'dataTitle'])
    if (code.properties[name]) node.properties[name] = code.properties[name]
}

/** @param {Element} token */
function colourToClass(token) {
  const colour = /color:(#\d{6})/.exec(token.properties['style'] ?? '')?.[1]
  const className = tokenClasses[/** @type {keyof typeof tokenClasses} */ (colour)]
  token.properties = className ? { class: className } : {}
}

/** Plain tokens become text, and neighbours of one class one element. @param {Element} line */
function joinTokens(line) {
  /** @type {ElementContent[]} */
  const joined = []
  for (const token of line.children) {
    const value = token.type === 'element' ? toString(token) : token.type === 'text' ? token.value : ''
    const className = token.type === 'element' ? token.properties['class'] : undefined
    const last = joined.at(-1)
    const isBlank = value.trim() === ''
    if (last?.type === 'text' && (className === undefined || isBlank)) last.value += value
    else if (last?.type === 'element' && (last.properties['class'] === className || isBlank)) {
      last.children = [{ type: 'text', value: toString(last) + value }]
    } else if (className === undefined || isBlank) joined.push({ type: 'text', value })
    else
      joined.push({
        type: 'element',
        tagName: 'span',
        properties: { class: className },
        children: [{ type: 'text', value }],
      })
  }
  line.children = joined
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
