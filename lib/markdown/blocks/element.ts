import type { Element, ElementContent } from 'hast'

type Attributes = Record<string, string | number | boolean | undefined>

/** Makes a hast element. In the bundles of pages, `hastscript` would bring its table of HTML properties. */
export function element(
  tagName: string,
  { class: names, ...others }: Attributes,
  children: string | ElementContent[] = [],
): Element {
  const className = names === undefined ? undefined : String(names).split(' ')
  const given = Object.entries({ className, ...others }).filter(([, value]) => value !== undefined)
  const content = typeof children === 'string' ? [{ type: 'text' as const, value: children }] : children
  return { type: 'element', tagName, properties: Object.fromEntries(given), children: content }
}

/** Names a property of hast as in React, where only `aria-*` and `data-*` differ. */
export const withDashes = (property: string): string =>
  property
    .replace(/^aria([A-Z].*)/, (_, name: string) => `aria-${name.toLowerCase()}`)
    .replace(/^data[A-Z].*/, (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
