import type { Root } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { visit } from 'unist-util-visit'
import { srcsetUrls } from '../text/srcset'
import type { Place } from '../problems/problem'
import type { FoundLink } from './types'

const linkAttributes = new Set(['href', 'to'])
const imageAttributes = new Set(['src', 'poster'])

/** All addresses of a tree with their places, and the ids that are not those of Markdown headings. */
export function collectLinks(tree: Root): { links: FoundLink[]; anchors: string[] } {
  const links: FoundLink[] = []
  const anchors: string[] = []
  const add = (kind: FoundLink['kind'], url: string, place: Place | undefined) =>
    void links.push({ kind, url, line: place?.line ?? 1, column: place?.column ?? 1 })

  const own = componentsOfAuthors(tree)
  visit(tree, (node) => {
    const place = node.position?.start
    if (node.type === 'link' || node.type === 'definition') add('link', node.url, place)
    else if (node.type === 'image') add('image', node.url, place)
    else if (node.type === 'html') {
      for (const { name, value, place: at } of htmlAttributes(node.value, place)) {
        if (name === 'id' || name === 'name') anchors.push(value)
        else if (linkAttributes.has(name)) add('link', value, at)
        else if (imageAttributes.has(name)) add('image', value, at)
        else if (name === 'srcset') for (const url of srcsetUrls(value)) add('image', url, at)
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const isOwn = own.has(node.name?.split('.')[0] ?? '')
      for (const attribute of node.attributes as MdxJsxAttribute[]) {
        if (typeof attribute.value !== 'string') continue
        if (attribute.name === 'id') anchors.push(attribute.value)
        else if (isOwn) continue
        else if (linkAttributes.has(attribute.name)) add('link', attribute.value, place)
        else if (imageAttributes.has(attribute.name)) add('image', attribute.value, place)
        else if (attribute.name === 'srcSet')
          for (const url of srcsetUrls(attribute.value)) add('image', url, place)
      }
    }
  })
  return { links, anchors }
}

/** Names of components that authors bring themselves: what their attributes mean is not known. */
function componentsOfAuthors(tree: Root): Set<string> {
  const names = new Set<string>()
  visit(tree, 'mdxjsEsm', (node) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== 'ImportDeclaration') continue
      if (/^@(theme|docusaurus)\//.test(String(statement.source.value))) continue
      for (const { local } of statement.specifiers) names.add(local.name)
    }
  })
  return names
}

/** Attributes of a piece of raw HTML, with their places. Comments hold none. */
function* htmlAttributes(
  html: string,
  start: Place | undefined,
): Generator<{ name: string; value: string; place: Place }> {
  const visible = html.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => ' '.repeat(comment.length))
  for (const match of visible.matchAll(
    /\s(id|name|href|to|src|poster|srcset)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi,
  )) {
    const before = html.slice(0, match.index + 1).split('\n')
    const column = (before.at(-1)?.length ?? 0) + (before.length === 1 ? (start?.column ?? 1) : 1)
    yield {
      name: (match[1] ?? '').toLowerCase(),
      value: match[2] ?? match[3] ?? '',
      place: { line: (start?.line ?? 1) + before.length - 1, column },
    }
  }
}
