import path from 'node:path'
import { parse } from 'yaml'
import { own } from '../text/own.mjs'
import { isAssetImport, isTextImport, pageComponents, pageElements } from './docusaurus-modules.mjs'
import { constant, propsOf } from './mdx-code.mjs'
import { visit } from './walk.mjs'

/** @import { Program } from 'estree' */
/** @import { Root } from 'mdast' */
/** @import { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx' */
/** @import { VFile } from 'vfile' */

/**
 * Prepares an `.mdx` file for the bundler:
 *
 * - elements whose addresses depend on the page (`<a>`, `<img>`, `Link`) become components that the page hands over,
 * - `<Scheme />` of an imported drawing is a picture,
 * - imported texts get the components of the page that shows them,
 * - addresses of an imported text are written from the content root, since the page may be in another folder,
 * - `toc` and `frontMatter` are there for those who use them.
 *
 * @param {{ contentRoot: string }} options the folder with the content, absolute
 */
export default function remarkMdxModules({ contentRoot }) {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    const { names, texts, drawings } = importsOf(tree)
    const folder = path.relative(contentRoot, path.dirname(file.path))
    const isPartial = /(^|[\\/])_/.test(path.relative(contentRoot, file.path))
    visit(tree, (node) => {
      if (isPartial && (node.type === 'link' || node.type === 'image' || node.type === 'definition'))
        node.url = fromRoot(node.url, folder)
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      const name = node.name ?? ''
      const drawing = drawings.get(name)
      if (drawing !== undefined) {
        node.name = 'PageImage'
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'src', value: drawing })
      }
      if (isPartial) rebase(node, folder)
      if (texts.has(name)) node.attributes.push(propsOf('components'))
      if (drawing === undefined) node.name = names.get(name) ?? own(pageElements, name) ?? node.name
    })
    const text = String(file)
    const fields = tree.children.find((node) => node.type === 'yaml')
    if (/\bfrontMatter\b/.test(text))
      tree.children.push(constant('frontMatter', parse(fields?.value ?? '') ?? {}))
    if (/\btoc\b/.test(text) && !/export\s+const\s+toc\b/.test(text))
      tree.children.push(constant('toc', headingsOf(tree)))
  }
}

/** Local names of components that become those of the page, of imported texts, and of drawings. @param {Root} tree */
function importsOf(tree) {
  const names = new Map()
  const texts = new Set()
  /** @type {Map<string, string>} */
  const drawings = new Map()
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of /** @type {Program | undefined} */ (node.data?.estree)?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue
      const source = String(statement.source.value)
      for (const { local } of statement.specifiers) {
        const page = own(pageComponents, source)
        if (page) names.set(local.name, page)
        if (isTextImport(source)) texts.add(local.name)
        if (isAssetImport(source) && /\.svg$/i.test(source)) drawings.set(local.name, source)
      }
    }
  })
  return { names, texts, drawings }
}

/** @param {Root} tree */
function headingsOf(tree) {
  /** @type {{ value: string, id: string, level: number }[]} */
  const headings = []
  visit(tree, 'heading', (node) => {
    const id = node.data?.hProperties?.['id']
    if (typeof id === 'string') headings.push({ value: textOf(node), id, level: node.depth })
  })
  return headings
}

/** @param {any} node @returns {string} */
const textOf = (node) => node.value ?? (node.children ?? []).map(textOf).join('')

/** @param {MdxJsxFlowElement | MdxJsxTextElement} node @param {string} folder */
function rebase(node, folder) {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    if (['href', 'to', 'src', 'poster'].includes(attribute.name))
      attribute.value = fromRoot(attribute.value, folder)
  }
}

/** @param {string} url @param {string} folder */
function fromRoot(url, folder) {
  const isFile = /^\.{1,2}\//.test(url) || /^[^/#?:]+\.[a-z\d]{2,5}([?#]|$)/i.test(url)
  return isFile ? `@site/${path.posix.join(folder.split(path.sep).join('/'), url)}` : url
}
