import path from 'node:path'
import type { Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { parse } from 'yaml'
import { own } from '../text/own'
import { isAssetImport, isTextImport, pageComponents, pageElements } from './docusaurus-modules.mjs'
import { constant, importsOf, isJsx, propsOf, type JsxElement } from './mdx-nodes'

/**
 * Prepares an `.mdx` file for the bundler. `contentRoot` is the folder with the content, absolute.
 *
 * - Elements whose addresses depend on the page (`<a>`, `<img>`, `Link`) become components that the page hands over,
 * - `<Scheme />` of an imported SVG file is a picture,
 * - imported texts get the components of the page that shows them,
 * - addresses of an imported text are written from the content root, since the page may be in another folder,
 * - `toc` and `frontMatter` are there for those who use them.
 */
export default function remarkMdxModules({ contentRoot }: { contentRoot: string }) {
  return (tree: Root, file: VFile) => {
    const { names, texts, svgs } = namesOf(tree)
    const folder = path.relative(contentRoot, path.dirname(file.path))
    const isPartial = /(^|[\\/])_/.test(path.relative(contentRoot, file.path))
    visit(tree, (node) => {
      if (isPartial && (node.type === 'link' || node.type === 'image' || node.type === 'definition'))
        node.url = fromRoot(node.url, folder)
      if (!isJsx(node)) return
      const name = node.name ?? ''
      const svg = svgs.get(name)
      if (svg !== undefined) {
        node.name = 'PageImage'
        node.attributes.push({ type: 'mdxJsxAttribute', name: 'src', value: svg })
      }
      if (isPartial) rebase(node, folder)
      if (texts.has(name)) node.attributes.push(propsOf('components'))
      if (svg === undefined) node.name = names.get(name) ?? own(pageElements, name) ?? node.name
    })
    const text = String(file)
    const fields = tree.children.find((node) => node.type === 'yaml')
    if (/\bfrontMatter\b/.test(text))
      tree.children.push(constant('frontMatter', parse(fields?.value ?? '') ?? {}))
    if (/\btoc\b/.test(text) && !/export\s+const\s+toc\b/.test(text))
      tree.children.push(constant('toc', headingsOf(tree)))
  }
}

/** Local names of components that become those of the page, of imported texts, and of SVG files. */
function namesOf(tree: Root) {
  const names = new Map<string, string>()
  const texts = new Set<string>()
  const svgs = new Map<string, string>()
  for (const statement of importsOf(tree)) {
    const source = String(statement.source.value)
    for (const { local } of statement.specifiers) {
      const page = own(pageComponents, source)
      if (page) names.set(local.name, page)
      if (isTextImport(source)) texts.add(local.name)
      if (isAssetImport(source) && /\.svg$/i.test(source)) svgs.set(local.name, source)
    }
  }
  return { names, texts, svgs }
}

function headingsOf(tree: Root) {
  const headings: { value: string; id: string; level: number }[] = []
  visit(tree, 'heading', (node) => {
    const id = node.data?.hProperties?.['id']
    if (typeof id === 'string') headings.push({ value: toString(node), id, level: node.depth })
  })
  return headings
}

function rebase(node: JsxElement, folder: string): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue
    if (['href', 'to', 'src', 'poster'].includes(attribute.name))
      attribute.value = fromRoot(attribute.value, folder)
  }
}

function fromRoot(url: string, folder: string): string {
  const isFile = /^\.{1,2}\//.test(url) || /^[^/#?:]+\.[a-z\d]{2,5}([?#]|$)/i.test(url)
  return isFile ? `@site/${path.posix.join(folder.split(path.sep).join('/'), url)}` : url
}
