import type { MDXProps } from 'mdx/types'
import { useCallback, useMemo, type ComponentType } from 'react'
import type { ResolvedUrl } from '@/lib/markdown/resolve-element'
import { ownValue } from '@/lib/data/own-value'
import { decodePath } from '@/lib/text/path'
import type { Card } from '@/lib/view/cards'
import { LinkResolver } from '../docusaurus/link'
import { computedUrl } from '../ui/with-base-path'
import { PartGuard } from './part-guard.client'
import { entryComponents } from './registry'
import './own-code.css'

export interface PageTextProps {
  Content: ComponentType<MDXProps>
  /** Base of relative addresses that code computes. */
  base: string
  /** Addresses in the text, resolved for this page. Computed ones are missing. */
  links: Record<string, ResolvedUrl>
  cards: Card[]
}

/** A text that runs in the browser, with components bound to its page. */
export function PageText({ Content, base, links, cards }: PageTextProps) {
  const resolve = useCallback(
    // MDX percent-encodes the addresses of Markdown
    (url: string) => ownValue(links, url) ?? ownValue(links, decodePath(url)) ?? computedUrl(url, base),
    [links, base],
  )
  const components = useMemo(
    () => entryComponents({ resolve, cards, browserComponents: { PartGuard } }),
    [resolve, cards],
  )
  return (
    <LinkResolver value={resolve}>
      <Content components={components} resolveUrl={resolve} />
    </LinkResolver>
  )
}
