import type { Element, Root } from 'hast'
import { visit } from './walk.mjs'
import type { UrlResolver } from '../links/href'
import { inlineSvg } from './inline-svg'

/** Turns the addresses that authors wrote into those of the site; images get their size, external links their `rel`. */
export default function rehypeResolve({ resolve }: { resolve: UrlResolver }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'a' && typeof node.properties['href'] === 'string') link(node, resolve)
      if (node.tagName !== 'img' || typeof node.properties['src'] !== 'string') return
      const { href, width, height, svg } = resolve(node.properties['src'])
      if (svg !== undefined && parent && index !== undefined) {
        parent.children[index] = inlineSvg(svg, node.properties['alt'] ?? '')
        return
      }
      node.properties = {
        ...node.properties,
        src: href,
        loading: 'lazy',
        decoding: 'async',
        ...(width && { width, height }),
      }
    })
  }
}

function link(node: Element, resolve: UrlResolver): void {
  const { href, isExternal, isFile } = resolve(String(node.properties['href']))
  node.properties['href'] = href
  if (isExternal || isFile) node.properties['target'] = '_blank'
  if (isExternal) node.properties['rel'] = ['noopener', 'noreferrer']
}
