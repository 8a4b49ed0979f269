/** Collects the addresses, ids and partials of a text. */
import type { Node as CodeNode, Program } from 'estree'
import type { Root } from 'mdast'
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

/** The links of a text, its `anchors` (ids except of headings), and `partials` with the headings above. */
export function collectLinks(tree: Root) {
  const links: FoundLink[] = []
  const anchors: string[] = []
  const partials: FoundPartial[] = []
  const add = (kind: FoundLink['kind'], url: string, place: Place = fileStart, isImport?: true) =>
    void links.push({ kind, url, line: place.line, column: place.column, ...(isImport && { isImport }) })
  const addAttribute = (written: string, value: string, place: Place | undefined) => {
    const name = written.toLowerCase()
    const kind = ownValue(kinds, name)
    if (kind !== undefined) add(kind, value, place)
    else if (name === 'srcset') for (const url of srcsetUrls(value)) add('image', url, place)
  }

  for (const statement of importsOf(tree)) {
    const source = String(statement.source.value)
    if (isAssetImport(source)) add('image', source, placeOfCode(statement.source), true)
  }
  const sources = importedNames(tree)
  const ownerOf = ownersIn(tree)
  let headings = 0
  visit(tree, (node) => {
    const place = node.position?.start
    if (node.type === 'heading' && node.depth > 1) headings += 1
    if (node.type === 'link' || (node.type === 'definition' && node.url !== '' && !isLostNote(node)))
      add('link', node.url, place)
    if (node.type === 'image') add('image', node.url, place)
    if (node.type === 'containerDirective' && node.attributes?.['id']) anchors.push(node.attributes['id'])
    if (node.type === 'html') {
      for (const { name, value, ...at } of tagsOf(node).flatMap(({ attributes }) => attributes)) {
        if (name === 'id' || name === 'name') anchors.push(value)
        else addAttribute(name, value, at)
      }
    }
    walkCode(programsOf(node), (code) => {
      const call = textCall(code)
      if (call?.name === 'useBaseUrl') add('link', fromRoot(call.text), call.place ?? place)
      if (call?.name === 'require' && isAssetImport(call.text))
        add('image', call.text, call.place ?? place, true)
    })
    links.push(...addressesInCode(programsOf(node)))
    if (!isJsx(node)) return
    const name = node.name?.split('.')[0] ?? ''
    const owner = ownerOf(name)
    if (owner === 'text') partials.push({ source: sources.get(name) ?? '', headings })
    // components of authors, and texts that pass attributes on, may use them for anything
    const isOwn = owner === 'author' || owner === 'text'
    if (!isOwn) for (const { text, place: at } of sourcesOf(node)) add('image', text, at ?? place)
    for (const { name: attribute, value } of textAttributes(node)) {
      if (attribute === 'id' || (attribute === 'name' && name === 'a')) anchors.push(value)
      else if (!isOwn) addAttribute(attribute, value, place)
      else links.push(...addressGivenTo(attribute, value, place))
    }
  })
  for (const { properties, position } of tree.data?.head ?? [])
    if (/^(og|twitter):image$/.test(String(properties['property'] ?? properties['name'])))
      add('image', String(properties['content']), position?.start)
  return { links, anchors, partials }
}

/** Both images of `<ThemedImage sources={{ light: '/a.png', dark: '/b.png' }} />`. */
function sourcesOf({ attributes }: JsxElement): { text: string; place: Place | undefined }[] {
  const found: { text: string; place: Place | undefined }[] = []
  for (const attribute of attributes) {
    const isSources = attribute.type === 'mdxJsxAttribute' && attribute.name === 'sources'
    if (!isSources || typeof attribute.value !== 'object') continue
    walkCode(attribute.value?.data?.estree ?? {}, (code) => {
      if (code.type === 'Property' && code.value.type === 'Literal' && typeof code.value.value === 'string')
        found.push({ text: code.value.value, place: placeOfCode(code.value) })
    })
  }
  return found
}

/**
 * The link in a value that code, or an author's component, receives under a name. Paths in `href` and `to`
 * are links, as in Docusaurus. Other relative paths are guesses, and an anchor may be the component's own.
 */
function addressGivenTo(name: string, url: string, place: Place = fileStart): FoundLink[] {
  const { line, column } = place
  const found = { kind: 'link' as const, url, line, column }
  if (/^\.{1,2}\//.test(url)) return [{ ...found, isGuess: !/^(href|to)$/.test(name) }]
  return /^(href|to)$/.test(name) && /^\/(?!\/)/.test(url) ? [found] : []
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

/** A property or an attribute as name and value. Other code has no name. */
function namedValue(code: CodeNode): [name: string, value: CodeNode] {
  if (code.type === 'Property') return [code.key.type === 'Identifier' ? code.key.name : '', code.value]
  if (code.type === 'JSXAttribute' && code.value)
    return [code.name.type === 'JSXIdentifier' ? code.name.name : '', code.value]
  return ['', code]
}
