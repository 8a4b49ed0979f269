/** How large a drawing is when it is drawn: a small file may point to parts of itself again and again. */
import type { Element, Root } from 'xast'

/** Whether elements stand in each other more than `limit` times. */
export function isDeeper(node: Root | Element, limit: number): boolean {
  return limit < 0 || childrenOf(node).some((child) => isDeeper(child, limit - 1))
}

/** How many elements are drawn, with those that others point to; counting ends somewhere above `limit`. */
export function drawnElements(root: Root, limit: number): number {
  const targets = new Map<string, Element>()
  const collect = (node: Root | Element): void => {
    for (const child of childrenOf(node)) {
      const id = child.attributes['id']
      if (id) targets.set(id, child)
      collect(child)
    }
  }
  collect(root)

  const known = new Map<Element, number>()
  const count = (element: Element): number => {
    const counted = known.get(element)
    if (counted !== undefined) return counted
    known.set(element, 0) // one that points to itself is drawn once
    const parts = [...childrenOf(element), ...pointedTo(element).flatMap((id) => targets.get(id) ?? [])]
    let sum = 1
    for (const part of parts) if (sum <= limit) sum += count(part)
    known.set(element, sum)
    return sum
  }
  return childrenOf(root).reduce((sum, child) => sum + count(child), 0)
}

const childrenOf = (node: Root | Element): Element[] =>
  (node.children as Root['children']).filter((child) => child.type === 'element')

/** Ids of the parts that an element asks for: `href="#a"`, `fill="url(#a)"`. */
const pointedTo = ({ attributes }: Element): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    const ids = [...(value ?? '').matchAll(/url\(\s*["']?#([^)"']+)/g)].map(([, id = '']) => id)
    return /(^|:)href$/.test(name) && value?.startsWith('#') ? [...ids, value.slice(1)] : ids
  })
