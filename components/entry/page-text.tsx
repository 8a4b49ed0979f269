import type { MDXProps } from 'mdx/types'
import { useMemo, type ComponentType } from 'react'
import type { ResolvedUrl } from '@/lib/markdown/resolve-element'
import { own } from '@/lib/text/own'
import type { Card } from '@/lib/view/docs'
import type { Part } from '@/lib/view/entry'
import { plainUrl } from './plain-url'
import { entryComponents } from './registry'

export interface PageTextProps {
  Content: ComponentType<MDXProps>
  /** What the addresses of the text mean on this page; those that code computes are not among them. */
  links: Record<string, ResolvedUrl>
  cards: Card[]
  parts: Part[]
}

/** A text in a browser, with the components that know its page. */
export function PageText({ Content, links, cards, parts }: PageTextProps) {
  const components = useMemo(
    () => entryComponents({ resolve: (url) => own(links, url) ?? plainUrl(url), cards, parts }),
    [links, cards, parts],
  )
  return <Content components={components} />
}
