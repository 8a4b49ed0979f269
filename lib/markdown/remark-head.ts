import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Html, Nodes, Root } from 'mdast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import { SKIP, visit } from './visit'
import { importsOf, isJsx, type JsxElement } from './mdx-nodes'
import { textOf } from './visible-text'

declare module 'mdast' {
  interface RootData {
    /** What its author puts into the head of the page. */
    head?: Element[]
  }
}

/** Takes `<head>`, and `Head` of Docusaurus, out of a text. Elements that code computes stay: React moves them to the head. */
export default function remarkHead() {
  return (tree: Root, file: VFile) => {
    const head: Element[] = []
    const report = (place: Nodes['position'], message: string) =>
      void file.message(message, { place, source: 'html', ruleId: 'head' })
    const take = (html: string, place: Nodes['position']): void => {
      for (const element of elementsIn(html)) {
        const { tagName: name } = element
        if (isOfHead(element)) head.push({ ...element, ...(place && { position: place }) })
        else
          report(
            place,
            `Тег <${name}> в <head> страницы не попадёт: там бывают title, meta, link и script с данными.`,
          )
      }
    }
    const isComputed = (node: Nodes): boolean => {
      if (!isJsx(node)) return node.type !== 'text'
      const source = String(file).slice(node.position?.start.offset, node.position?.end.offset)
      const hasCode = source.includes('{')
      if (!hasCode) take(source.replace(/\bhttpEquiv=/g, 'http-equiv='), node.position)
      else if (node.name === 'title')
        report(
          node.position,
          'Тег <title> в <head> вычисляет код, а названием станет только текст. Напишите его словами.',
        )
      return hasCode && node.name !== 'title'
    }
    const names = namesOf(tree)
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined
      const rest: (Html | JsxElement)[] = []
      let count = 1
      if (isJsx(node) && names.has(node.name ?? '')) {
        const inner = node.children.flatMap((child) =>
          child.type === 'paragraph' ? child.children : [child],
        )
        const children = inner.filter(isComputed)
        if (children.length > 0) rest.push(Object.assign(node, { name: null, attributes: [], children }))
      } else if (node.type === 'html' && /^<head[\s>]/i.test(node.value)) {
        const found = headIn(parent.children.slice(index))
        if (!found) return undefined
        take(found.html, node.position)
        if (found.rest !== '') rest.push({ ...node, value: found.rest })
        count = found.count
      } else return undefined
      parent.children.splice(index, count, ...(rest as typeof parent.children)) // of the kind of the node
      return [SKIP, index + rest.length]
    })
    if (head.length > 0) tree.data = { ...tree.data, head }
  }
}

const isOfHead = ({ tagName, properties }: Element): boolean =>
  ['title', 'meta', 'link'].includes(tagName) ||
  (tagName === 'script' && String(properties['type']).endsWith('json'))

/** `head`, and what the file calls the component of Docusaurus. */
const namesOf = (tree: Root): Set<string> =>
  new Set([
    'head',
    ...importsOf(tree).flatMap(({ source, specifiers }) =>
      source.value === '@docusaurus/Head' ? specifiers.map(({ local }) => local.name) : [],
    ),
  ])

/** The `<head>` that nodes begin with, which has empty lines in it when it is several. */
function headIn(nodes: Nodes[]): { html: string; rest: string; count: number } | undefined {
  const count = nodes.findIndex((node) => node.type === 'html' && /<\/head\s*>/i.test(node.value)) + 1
  const whole = nodes.slice(0, count).map((node) => ('value' in node ? node.value : ''))
  const [, html, rest = ''] = /^<head[^>]*>([\s\S]*?)<\/head\s*>([\s\S]*)$/i.exec(whole.join('\n')) ?? []
  return html === undefined ? undefined : { html, rest: rest.trim(), count }
}

const parser = unified().use(rehypeRaw).freeze()

function elementsIn(html: string): Element[] {
  const { children } = parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] })
  return children.flatMap((child) =>
    child.type === 'element' ? h(child.tagName, child.properties, textOf(child)) : [],
  )
}
