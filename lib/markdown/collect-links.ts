import type { Node as CodeNode, Program } from 'estree'
import type { Nodes, Root } from 'mdast'
import { visit } from './visit'
import { isLostNote } from './checks/check-definitions'
import { fileStart, type Place } from '../problems/problem'
import { ownValue } from '../data/own-value'
import { srcsetUrls } from '../text/html'
import { fromRoot } from '../text/path'
import { isAssetImport } from './mdx/docusaurus-modules.mjs'
import { tagsOf } from './tags-of'
import {
  importedNames,
  importsOf,
  isJsx,
  placeOfCode,
  programsOf,
  textAttributes,
  textCall,
  walkCode,
  type JsxElement,
} from './mdx/mdx-nodes'
import { ownersIn } from './mdx/owners-in'
import type { FoundLink, FoundPartial } from './types'

/** Attributes that hold addresses, in HTML and components. */
const kinds: Record<string, FoundLink['kind']> = { href: 'link', to: 'link', src: 'image', poster: 'image' }

type LinkPlace = Pick<FoundLink, 'line' | 'column' | 'end'>

/** The links of a text, its `anchors` (ids except those of headings), and the partials that it shows. */
export function collectLinks(tree: Root) {
  const links = importsOf(tree).flatMap(({ source }) =>
    linkToAsset(String(source.value), placeOfCode(source)),
  )
  const anchors: string[] = []
  const partials: FoundPartial[] = []
  const sources = importedNames(tree)
  const ownerOf = ownersIn(tree)
  let headings = 0
  visit(tree, (node) => {
    const place = node.position && { ...node.position.start, end: node.position.end }
    if (node.type === 'heading' && node.depth > 1) headings += 1
    if (node.type === 'link' || (node.type === 'definition' && node.url !== '' && !isLostNote(node)))
      links.push(linkTo(node.url, place))
    if (node.type === 'image') links.push(linkTo(node.url, place, 'image'))
    if (node.type === 'containerDirective' && node.attributes?.['id']) anchors.push(node.attributes['id'])
    if (node.type === 'html')
      for (const { name, value, ...at } of tagsOf(node).flatMap(({ attributes }) => attributes)) {
        if (name === 'id' || name === 'name') anchors.push(value)
        else links.push(...linksInAttribute(name, value, at))
      }
    links.push(...linksInCalls(node), ...addressesInCode(programsOf(node)))
    if (!isJsx(node)) return
    const name = node.name?.split('.')[0] ?? ''
    const owner = ownerOf(name)
    if (owner === 'text') partials.push({ source: sources.get(name) ?? '', headings })
    // authors' components, and texts that pass attributes on, may use them for anything
    const isOpaque = owner === 'author' || owner === 'text'
    const linksIn = isOpaque ? addressGivenTo : linksInAttribute
    if (!isOpaque) links.push(...imagesIn(node))
    for (const { name: attribute, value } of textAttributes(node)) {
      if (attribute === 'id' || (attribute === 'name' && name === 'a')) anchors.push(value)
      else links.push(...linksIn(attribute, value, place))
    }
  })
  for (const { properties, position } of tree.data?.head ?? [])
    if (/^(og|twitter):image$/.test(String(properties['property'] ?? properties['name'])))
      links.push(linkTo(String(properties['content']), position?.start, 'image'))
  return { links, anchors, partials }
}

function linkTo(url: string, place: LinkPlace = fileStart, kind: FoundLink['kind'] = 'link'): FoundLink {
  const { line, column, end } = place
  return { kind, url, line, column, ...(end && { end: { line: end.line, column: end.column } }) }
}

/** The link to an asset that code imports, as a list; empty if the code imports something else. */
const linkToAsset = (source: string, place: Place | undefined): FoundLink[] =>
  isAssetImport(source) ? [{ ...linkTo(source, place, 'image'), isImport: true }] : []

function linksInAttribute(written: string, value: string, place: LinkPlace | undefined): FoundLink[] {
  const name = written.toLowerCase()
  if (name === 'srcset') return srcsetUrls(value).map((url) => linkTo(url, place, 'image'))
  const kind = ownValue(kinds, name)
  return kind === undefined ? [] : [linkTo(value, place, kind)]
}

function linksInCalls(node: Nodes): FoundLink[] {
  const links: FoundLink[] = []
  walkCode(programsOf(node), (code) => {
    const call = textCall(code)
    const place = call?.place ?? node.position?.start
    if (call?.name === 'useBaseUrl') links.push(linkTo(fromRoot(call.text), place))
    if (call?.name === 'require') links.push(...linkToAsset(call.text, place))
  })
  return links
}

/** Both images of `<ThemedImage sources={{ light: '/a.png', dark: '/b.png' }} />`. */
function imagesIn({ attributes, position }: JsxElement): FoundLink[] {
  const links: FoundLink[] = []
  for (const attribute of attributes) {
    const isSources = attribute.type === 'mdxJsxAttribute' && attribute.name === 'sources'
    if (!isSources || typeof attribute.value !== 'object') continue
    walkCode(attribute.value?.data?.estree ?? {}, (code) => {
      if (code.type === 'Property' && code.value.type === 'Literal' && typeof code.value.value === 'string')
        links.push(linkTo(code.value.value, placeOfCode(code.value) ?? position?.start, 'image'))
    })
  }
  return links
}

/** The link in a prop of code: a path in `href` or `to`, as in Docusaurus. Other relative paths are guesses. */
function addressGivenTo(name: string, url: string, place: LinkPlace | undefined): FoundLink[] {
  const isLink = /^(href|to)$/.test(name)
  if (/^\.{1,2}\//.test(url)) return [{ ...linkTo(url, place), isGuess: !isLink }]
  return isLink && /^\/(?!\/)/.test(url) ? [linkTo(url, place)] : []
}

/** The addresses in the code of a text, without the modules that it imports. */
function addressesInCode(programs: Program[]): FoundLink[] {
  const found: FoundLink[] = []
  walkCode(programs, (code) => {
    if (textCall(code) || (/^(Import|Export)/.test(code.type) && 'source' in code && code.source)) return code
    const [name, value] = namedValue(code)
    if (value.type !== 'Literal') return undefined
    if (typeof value.value === 'string') found.push(...addressGivenTo(name, value.value, placeOfCode(value)))
    return code
  })
  return found
}

/** The name and value of a property or an attribute. Other code has no name. */
function namedValue(code: CodeNode): [name: string, value: CodeNode] {
  if (code.type === 'Property') return [code.key.type === 'Identifier' ? code.key.name : '', code.value]
  if (code.type === 'JSXAttribute' && code.value)
    return [code.name.type === 'JSXIdentifier' ? code.name.name : '', code.value]
  return ['', code]
}
