import type { MDXComponents, MDXProps } from 'mdx/types'
import { createElement, type ComponentType, type HTMLAttributes, type ReactNode } from 'react'
import { ownValue } from '@/lib/data/own-value'
import { decodePath } from '@/lib/text/path'
import type { UrlResolver } from '@/lib/markdown/resolve-element'
import type { Part } from '@/lib/view/entry'

type PartProps = MDXProps & { text: ComponentType<MDXProps>; index: number }

/** Elements of Markdown that may have ids, or refer to them. */
const withIdAttributes = 'h2 h3 h4 h5 h6 a li div button aside details PageHeading PageLink'.split(' ')
/** Matches generated ids, which are the same in many texts. */
const generatedId = /^(?:fn-|fnref-|footnote-label$|tabs-)/
const references = ['id', 'href', 'aria-controls', 'aria-describedby'] as const

/** Makes the component that shows imported texts, with ids that are unique on the page. */
export function partsOf(
  parts: Part[],
  components: MDXComponents,
  resolveUrl: UrlResolver,
  prefix = 'part',
): ComponentType<PartProps> {
  const sets = parts.map(({ ids, parts: below }, index) => {
    const start = `${prefix}-${index + 1}`
    const idOf = (id: string) => ownValue(ids, id) ?? (generatedId.test(id) ? `${start}-${id}` : id)
    const renamed = withIdAttributes.map((name) => [name, withIds(components[name] ?? name, idOf)] as const)
    const others = { ...components, ...Object.fromEntries(renamed) }
    return { ...others, PagePart: partsOf(below, others, resolveUrl, start) }
  })
  return function PagePart({ text, index, ...props }) {
    const shown = sets[index] ?? { ...components, PagePart }
    return createElement(text, { ...props, components: shown, resolveUrl })
  }
}

type Tag = Exclude<MDXComponents[string], undefined | MDXComponents>
type Attributes = HTMLAttributes<HTMLElement> & { href?: string; children?: ReactNode }

/** Wraps an element or component to replace the ids in its attributes. */
const withIds = (tag: unknown, idOf: (id: string) => string) =>
  function Named(props: Attributes) {
    const changed: Record<string, string> = {}
    for (const name of references) {
      const value = props[name]
      if (typeof value !== 'string') continue
      if (name !== 'href') changed[name] = idOf(value)
      else if (value.startsWith('#')) changed[name] = `#${idOf(decodePath(value.slice(1)))}`
    }
    return createElement(tag as Tag, { ...props, ...changed })
  }
