import type { Element } from 'hast'
import { h } from 'hastscript'
import type { Html, Nodes, Root } from 'mdast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import type { VFile } from 'vfile'
import { reporterOf } from '../reporter'
import { SKIP, visit } from '../visit'
import { importedNames, isJsx, type JsxElement } from '../mdx/mdx-nodes'
import { visibleText } from '../rehype/html-nodes'

declare module 'mdast' {
  interface RootData {
    isUnread?: boolean
    head?: Element[]
  }
}

/** Collects the elements of `<head>` and Docusaurus's `Head`. Computed ones stay: React hoists them. */
export function remarkHead() {
  return (tree: Root, file: VFile) => {
    const report = reporterOf(file)
    const head: Element[] = []
    const take = (html: string, position: Nodes['position']): void => {
      for (const element of elementsIn(html)) {
        const message = `Тег <${element.tagName}> в <head> страницы не попадёт: там бывают title, meta, link и script с данными.`
        if (isOfHead(element)) head.push({ ...element, ...(position && { position }) })
        else report(position?.start, message, 'html/head')
      }
    }
    /** Takes the elements of a `<head>`, and returns those that are computed. */
    const takeFromJsx = ({ children }: JsxElement) =>
      children
        .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
        .filter(({ position }) => {
          const source = String(file).slice(position?.start.offset, position?.end.offset)
          const isComputed = source.includes('{')
          if (!isComputed) take(source.replace(/\bhttpEquiv=/g, 'http-equiv='), position)
          return isComputed
        })
    const sources = importedNames(tree)
    const isHead = (name: string) => name === 'head' || sources.get(name) === '@docusaurus/Head'
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return undefined
      const rest: (Html | JsxElement)[] = []
      let count = 1
      if (isJsx(node) && isHead(node.name ?? '')) {
        const children = takeFromJsx(node)
        if (children.length > 0) rest.push(Object.assign(node, { name: null, attributes: [], children }))
      } else if (node.type === 'html' && /^<head[\s>]/i.test(node.value)) {
        const pieces = parent.children.slice(index).map((one) => ('value' in one ? one.value : ''))
        // empty lines split it into several nodes
        count = pieces.findIndex((piece) => headEnd.test(piece)) + 1
        if (count === 0) return undefined
        const [html = '', ...others] = pieces.slice(0, count).join('\n').split(headEnd)
        take(html, node.position)
        const value = others.join('').trim()
        if (value !== '') rest.push({ ...node, value })
      } else return undefined
      parent.children.splice(index, count, ...(rest as typeof parent.children)) // children of the same parent
      return [SKIP, index + rest.length]
    })
    if (head.length > 0) tree.data = { ...tree.data, head }
  }
}

const headEnd = /<\/head\s*>/i

const isOfHead = ({ tagName, properties }: Element): boolean =>
  ['title', 'meta', 'link'].includes(tagName) ||
  (tagName === 'script' && String(properties['type']).endsWith('json'))

const parser = unified().use(rehypeRaw).freeze()

function elementsIn(html: string): Element[] {
  const { children } = parser.runSync({ type: 'root', children: [{ type: 'raw', value: html }] })
  return children.flatMap((child) =>
    child.type === 'element' ? h(child.tagName, child.properties, visibleText(child)) : [],
  )
}
