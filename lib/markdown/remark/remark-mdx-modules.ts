/** Turns an `.mdx` file into a module for the bundler, with the page's addresses and components. */
import path from 'node:path'
import type { Literal, Node as CodeNode } from 'estree'
import type { Root } from 'mdast'
import { contentRoot } from '../../build/content-dir.mjs'
import { toPosix } from '../../build/files-below.mjs'
import { visit } from '../visit'
import type { VFile } from 'vfile'
import { ownValue } from '../../data/own-value'
import { withSrcsetUrls } from '../../text/html'
import { isPartial } from '../../text/path'
import { typograph } from '../../text/typograph'
import { collectSections, headingsOf } from '../collect-sections'
import { isAssetImport, pageComponents, pageElements, rawFile } from '../mdx/docusaurus-modules.mjs'
import { readFrontMatter } from '../front-matter'
import {
  codeIn,
  importedNames,
  isJsx,
  namesDeclaredIn,
  programsOf,
  textCall,
  walkCode,
  type JsxElement,
} from '../mdx/mdx-nodes'
import { namesGivenTo } from '../mdx/known-names'
import { isFunction } from '../mdx/has-own-code'
import { ownersIn } from '../mdx/owners-in'
import { parseAttributes, parseMdx } from '../mdx/parse-mdx'
import { rootAddress } from '../root-address'
import { dropTitle, plainText, titleOf } from '../text-start'

/**
 * Prepares an `.mdx` file for the bundler:
 *
 * - the title of a post is dropped,
 * - elements whose addresses depend on the page (`<a>`, `<img>`, `Link`) become components that the page
 *   passes in,
 * - an imported image becomes `PageImage` if it is used as an element, else the bundler's URL,
 * - imported texts get the components of the page, and addresses relative to the content root,
 * - `toc`, `frontMatter` and `contentTitle` are defined if they are used.
 */
export function remarkMdxModules() {
  return (tree: Root, file: VFile) => {
    const from = toPosix(path.relative(contentRoot(), file.path))
    const title = titleOf(tree)
    if (from.startsWith('blog/') && !path.basename(from).startsWith('_')) dropTitle(tree)
    const sources = importedNames(tree)
    const ownerOf = ownersIn(tree)
    visit(tree, (node) => {
      if (!isJsx(node)) return
      const name = node.name ?? ''
      const source = sources.get(name) ?? ''
      const owner = ownerOf(name)
      if (owner === 'site') {
        writeAssets(node, sources, from)
        setTitle(node)
      }
      const isDrawing = isAssetImport(source) && /\.svg$/i.test(source)
      if (isDrawing) node.attributes.push({ type: 'mdxJsxAttribute', name: 'src', value: source })
      if (owner === 'text') showPart(node)
      node.attributes = node.attributes.flatMap((attribute) =>
        isSpread(attribute) ? givenProps() : attribute,
      )
      const component = isDrawing ? 'PageImage' : ownValue(pageComponents, source)
      node.name = component ?? ownValue(pageElements, name) ?? node.name
    })
    importRequired(tree)
    rewriteRawLoaders(tree)
    if (isPartial(from)) moveToRoot(tree, from)
    const text = String(file)
    const declared = namesDeclaredIn(tree)
    const values = {
      frontMatter: () => readFrontMatter({ path: from, displayPath: from, text }).data,
      contentTitle: () => (title ? plainText(title) : ''),
      toc: () =>
        headingsOf(collectSections(tree)).map(({ text: value, id, level }) => ({ value, id, level })),
    }
    for (const name of namesGivenTo(from, text))
      if (!declared.has(name)) addConstant(tree, name, values[name]())
  }
}

/** `<Part />` becomes `<PagePart text={Part} />`, which gives it the components of the page. */
function showPart(part: JsxElement): void {
  part.attributes.push(...parseAttributes(`text={${part.name}}`))
  part.name = 'PagePart'
}

/** `{...props}` */
const isSpread = (attribute: JsxElement['attributes'][number]): boolean =>
  attribute.type === 'mdxJsxExpressionAttribute' && /^\.{3}\s*props$/.test(attribute.value.trim())

/** The props from the importing text, without those that the page adds to every text. */
const givenProps = (): JsxElement['attributes'] =>
  parseAttributes('{...(({ components, resolveUrl, ...given }) => given)(props)}')

/** Declares a constant ahead of the author's code, so that this code can use it. */
function addConstant(tree: Root, name: string, value: unknown): void {
  const json = JSON.stringify(JSON.stringify(value))
  tree.children.unshift(...parseMdx(`export const ${name} = JSON.parse(${json})`))
}

const addressAttributes = new Set(['href', 'to', 'src', 'poster'])

/** Makes the file addresses in a text relative to the content root. */
function moveToRoot(tree: Root, from: string): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = rootAddress(node.url, from)
    if (!isJsx(node)) return
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
        const { name, value } = attribute
        if (addressAttributes.has(name)) attribute.value = rootAddress(value, from)
        if (name === 'srcSet') attribute.value = withSrcsetUrls(value, (url) => rootAddress(url, from))
      }
  })
}

/** The asset address in `require('./a.png')` or its `default`. */
function requiredAsset(node: CodeNode): string | undefined {
  const isDefault =
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'default'
  const call = textCall(isDefault ? node.object : node)
  return call?.name === 'require' && isAssetImport(call.text) ? call.text : undefined
}

/** Inlines asset addresses into an element's attributes: the page knows their sizes and lighter formats. */
function writeAssets(element: JsxElement, sources: Map<string, string>, from: string): void {
  walkCode(programsOf(element), (code, key) => {
    // event handlers get the bundler's URL
    if (isFunction(code)) return code
    if (code.type === 'Property') code.shorthand = false
    const isName = code.type === 'Identifier' && key !== 'key' && key !== 'property'
    const address = isName ? sources.get(code.name) : requiredAsset(code)
    if (address === undefined || !isAssetImport(address)) return undefined
    return { type: 'Literal', value: rootAddress(address, from) } satisfies Literal
  })
}

/** Applies typography to a component's title now, so that browsers need not load the code for it. */
function setTitle({ name, attributes }: JsxElement): void {
  if (!/^[^a-z]/.test(name ?? '')) return
  for (const attribute of attributes)
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'title')
      if (typeof attribute.value === 'string') attribute.value = typograph(attribute.value)
}

/** Rewrites Docusaurus's `!!raw-loader!./a.js` as `./a.js?raw`, for the bundler. */
function rewriteRawLoaders(tree: Root): void {
  walkCode(codeIn(tree), (code) => {
    const file = code.type === 'Literal' ? rawFile(String(code.value)) : ''
    return file === '' ? undefined : ({ type: 'Literal', value: `${file}?raw` } satisfies Literal)
  })
}

/** Turns `require` of assets into imports: authors expect an address, the bundler would return a module. */
function importRequired(tree: Root): void {
  const names = new Map<string, string>()
  walkCode(codeIn(tree), (code) => {
    const address = requiredAsset(code)
    if (address === undefined) return undefined
    const name = names.get(address) ?? `required${names.size}`
    names.set(address, name)
    return { type: 'Identifier', name }
  })
  const statements = [...names].map(([address, name]) => `import ${name} from ${JSON.stringify(address)}`)
  if (names.size > 0) tree.children.unshift(...parseMdx(statements.join('\n')))
}
