import type { MDXProps } from 'mdx/types'
import { useMemo, type ComponentType } from 'react'
import type { ResolvedUrl } from '@/lib/markdown/resolve-element'
import { own } from '@/lib/data/own'
import type { Card } from '@/lib/view/cards'
import type { Part } from '@/lib/view/entry'
import { plainUrl } from '../ui/with-base-path'
import { entryComponents } from './registry'

export interface PageTextProps {
  Content: ComponentType<MDXProps>
  /** Addresses in the text, resolved for this page. Computed ones are missing. */
  links: Record<string, ResolvedUrl>
  cards: Card[]
  parts: Part[]
}

/** A text in a browser, with components bound to its page. */
export function PageText({ Content, links, cards, parts }: PageTextProps) {
  const components = useMemo(
    () => entryComponents({ resolve: (url) => own(links, url) ?? plainUrl(url), cards, parts }),
    [links, cards, parts],
  )
  return <Content components={components} />
}
