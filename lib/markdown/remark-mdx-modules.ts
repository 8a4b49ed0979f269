/** What makes an `.mdx` file a module for the bundler whose addresses and components are those of the page that shows it. */
import path from 'node:path'
import type { Literal, Program } from 'estree'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from './visit'
import type { VFile } from 'vfile'
import { parse } from 'yaml'
import { own } from '../text/own'
import { collectSections, headingsOf } from './collect-sections'
import { clientCode, clientFolder, clientModule } from './client-code'
import { isAssetImport, isTextImport, pageComponents, pageElements } from './docusaurus-modules.mjs'
import { importedNames, isJsx, programsOf, textCall, walkCode, type JsxElement } from './mdx-nodes'
import { dropTitle } from './text-start'

/** As `contentDir` in `lib/content/read.ts` has it; absolute, like the paths that the bundler gives. */
const contentRoot = path.resolve(process.env['CONTENT_DIR'] || 'content')

/**
 * Prepares an `.mdx` file for the bundler:
 *
 * - the title of a post is dropped,
 * - what needs a browser is taken from a module of its own,
 * - elements whose addresses depend on the page (`<a>`, `<img>`, `Link`) become components that the page hands over,
 * - `<Scheme />` of an imported SVG file is a picture,
 * - imported texts get the components of the page that shows them, and their addresses are written from the content root,
 * - `toc` and `frontMatter` are there for those who use them.
 */
export function remarkMdxModules() {
  return (tree: Root, file: VFile) => {
    const from = path.relative(contentRoot, file.path).split(path.sep).join('/')
    if (from.startsWith('blog/') && !path.basename(from).startsWith('_')) dropTitle(tree)
    moveClientCode(tree, String(file), from)
    const sources = importedNames(tree)
    visit(tree, (node) => {
      for (const program of programsOf(node)) replaceAssets(program, from)
      if (!isJsx(node)) return
      const name = node.name ?? ''
      const source = sources.get(name) ?? ''
      const isDrawing = isAssetImport(source) && /\.svg$/i.test(source)
      if (isDrawing) node.attributes.push({ type: 'mdxJsxAttribute', name: 'src', value: source })
      if (isTextImport(source)) node.attributes.push(...pageComponentsAttribute())
      const component = isDrawing ? 'PageImage' : own(pageComponents, source)
      node.name = component ?? own(pageElements, name) ?? node.name
    })
    if (/(^|\/)_/.test(from)) moveToRoot(tree, from)
    const text = String(file)
    const fields = tree.children.find((node) => node.type === 'yaml')
    if (/\bfrontMatter\b/.test(text)) addConstant(tree, 'frontMatter', parse(fields?.value ?? '') ?? {})
    if (/\btoc\b/.test(text) && !/export\s+const\s+toc\b/.test(text))
      addConstant(
        tree,
        'toc',
        headingsOf(collectSections(tree)).map(({ text: value, id, level }) => ({ value, id, level })),
      )
  }
}

/** Imports what needs a browser, in place of having it. */
function moveClientCode(tree: Root, source: string, from: string): void {
  const code = clientCode(tree, source)
  if (!code) return
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm' && node.data?.estree)
      node.data.estree.body = node.data.estree.body.filter((statement) => !code.moved.has(statement))
    const element = isJsx(node) ? code.elements.get(node) : undefined
    if (element && isJsx(node)) Object.assign(node, { name: element.names[0], attributes: [] })
  })
  const names = code.names.join(', ')
  const statements = `import { ${names} } from "@/${clientFolder}/${clientModule(from)}"\nexport { ${names} }`
  tree.children.unshift(...parser.parse(statements).children)
}

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

/** `components={props.components}` */
function pageComponentsAttribute(): JsxElement['attributes'] {
  const [element] = parser.parse('<X components={props.components} />').children
  return element?.type === 'mdxJsxFlowElement' ? element.attributes : []
}

function addConstant(tree: Root, name: string, value: unknown): void {
  const json = JSON.stringify(JSON.stringify(value))
  tree.children.push(...parser.parse(`export const ${name} = JSON.parse(${json})`).children)
}

const addressAttributes = new Set(['href', 'to', 'src', 'poster'])

/** Writes the addresses of files in a text from the content root. */
function moveToRoot(tree: Root, from: string): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      node.url = addressOf(node.url, from)
    if (!isJsx(node)) return
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && addressAttributes.has(attribute.name))
        if (typeof attribute.value === 'string') attribute.value = addressOf(attribute.value, from)
  })
}

/** The address of a file that stands beside `from`; others stay. */
function addressOf(url: string, from: string): string {
  const isFile = /^\.{1,2}\//.test(url) || /^[^/#?:]+\.[a-z\d]{2,5}([?#]|$)/i.test(url)
  return isFile ? `@site/${path.posix.join(from, '..', url)}` : url
}

/** Imported and required pictures and files become their addresses: the page resolves them like all others. */
function replaceAssets(program: Program, from: string): void {
  const literal = (source: string): Literal => ({ type: 'Literal', value: addressOf(source, from) })
  program.body = program.body.map((statement) => {
    if (statement.type !== 'ImportDeclaration' || !isAssetImport(String(statement.source.value)))
      return statement
    const init = literal(String(statement.source.value))
    const [specifier] = statement.specifiers
    if (!specifier) return { type: 'EmptyStatement' }
    const constant = { type: 'VariableDeclarator' as const, id: specifier.local, init }
    return { type: 'VariableDeclaration', kind: 'const', declarations: [constant] }
  })
  walkCode(program, (node) => {
    // `require('./a.png')` or `require('./a.png').default`
    const isDefault =
      node.type === 'MemberExpression' &&
      node.property.type === 'Identifier' &&
      node.property.name === 'default'
    const call = textCall(isDefault ? node.object : node)
    return call?.name === 'require' && isAssetImport(call.text) ? literal(call.text) : undefined
  })
}
