/** The addresses, ids and partials of a text. */
import type { Root } from 'mdast'
import { visit } from './visit'
import type { Place } from '../problems/problem'
import { own } from '../data/own'
import { srcsetUrls } from '../text/html'
import { isAssetImport, isTextImport } from './mdx/docusaurus-modules.mjs'
import { tagsOf } from './html-source'
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
import type { FoundLink, FoundPartial } from './types'

/** Attributes that hold addresses, in HTML and components. */
const kinds: Record<string, FoundLink['kind']> = { href: 'link', to: 'link', src: 'image', poster: 'image' }

const fileStart: Place = { line: 1, column: 1 }

/** `anchors`: ids except those of Markdown headings; `partials`: imported texts, with the number of headings above each. */
export function collectLinks(tree: Root) {
  const links: FoundLink[] = []
  const anchors: string[] = []
  const partials: FoundPartial[] = []
  const add = (kind: FoundLink['kind'], url: string, { line, column }: Place = fileStart) =>
    void links.push({ kind, url, line, column })
  const addAttribute = (written: string, value: string, place: Place | undefined) => {
    const name = written.toLowerCase()
    const kind = own(kinds, name)
    if (kind !== undefined) add(kind, value, place)
    else if (name === 'srcset') for (const url of srcsetUrls(value)) add('image', url, place)
  }

  for (const statement of importsOf(tree)) {
    const source = String(statement.source.value)
    const place = placeOfCode(statement.source) ?? fileStart
    if (isAssetImport(source)) add('image', source, place)
  }
  const sources = importedNames(tree)
  let headings = 0
  visit(tree, (node) => {
    const place = node.position?.start
    if (node.type === 'heading' && node.depth > 1) headings += 1
    if (node.type === 'link' || node.type === 'definition') add('link', node.url, place)
    if (node.type === 'image') add('image', node.url, place)
    if (node.type === 'html') {
      for (const { name, value, ...at } of tagsOf(node).flatMap(({ attributes }) => attributes)) {
        if (name === 'id' || name === 'name') anchors.push(value)
        else addAttribute(name, value, at)
      }
    }
    walkCode(programsOf(node), (code) => {
      const call = textCall(code)
      if (call?.name === 'useBaseUrl') add('link', call.text, call.place ?? place)
      if (call?.name === 'require' && isAssetImport(call.text)) add('image', call.text, call.place ?? place)
    })
    if (!isJsx(node)) return
    const source = sources.get(node.name?.split('.')[0] ?? '') ?? ''
    if (isTextImport(source)) partials.push({ source, headings })
    // the author's own component: the meaning of its attributes is unknown
    const isOwn = source !== '' && !/^@(theme|docusaurus)\//.test(source)
    if (!isOwn) for (const { text, place: at } of sourcesOf(node)) add('image', text, at ?? place)
    for (const { name, value } of textAttributes(node)) {
      if (name === 'id') anchors.push(value)
      else if (!isOwn) addAttribute(name, value, place)
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
