/** Elements in an HTML tree, from Markdown or from an author's tags, which are JSX in `.mdx`. */
import type { Element, ElementContent, Nodes, Properties } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import { withDashes } from '../blocks/element'

export type HtmlNode = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast

export const tagOf = (node: HtmlNode): string => (node.type === 'element' ? node.tagName : (node.name ?? ''))

export const isTag = (node: Nodes): node is HtmlNode => /^(element|mdxJsx(Flow|Text)Element)$/.test(node.type)

/** Whether a node is an element, not a component. */
export const isHtml = (node: Nodes): node is HtmlNode =>
  node.type === 'element' || ('name' in node && /^[a-z]/.test(node.name ?? ''))

export const elementsOf = ({ children }: HtmlNode): HtmlNode[] => children.filter(isHtml)

export const hasClass = ({ properties }: Element, name: string): boolean =>
  [properties['className']].flat().includes(name)

/** A property by its name in an HTML tree. In JSX, its value may be code. */
export function propertyOf(node: HtmlNode, name: string): unknown {
  if (node.type === 'element') return node.properties[name]
  const written = withDashes(name)
  return node.attributes.find((one) => 'name' in one && one.name === written)?.value
}

export function setProperty(node: HtmlNode, name: string, value: string): void {
  if (node.type === 'element') node.properties[name] = value
  else node.attributes.push({ type: 'mdxJsxAttribute', name: withDashes(name), value })
}

/** A component of the page with the properties of an element. */
export const jsxOf = (
  name: string,
  properties: Properties,
  children: ElementContent[] = [],
  isInline = false,
): ElementContent => ({
  type: isInline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(properties).flatMap(([property, value]) =>
    value === undefined || value === null
      ? []
      : {
          type: 'mdxJsxAttribute' as const,
          name: withDashes(property),
          value: [value].flat().join(' '),
        },
  ),
  children,
})

/** The visible text of a tree, without comments. */
export function visibleText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if ('data' in node && node.data && 'shown' in node.data) return String(node.data.shown)
  return 'children' in node ? node.children.map(visibleText).join('') : ''
}
