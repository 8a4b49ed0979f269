'use client'

import { createContext, use, type ComponentProps } from 'react'
import { resolveAttributes, type UrlResolver } from '@/lib/markdown/resolve-element'
import { plainUrl } from '../ui/with-base-path'

/** How links in an author's module resolve their addresses: set by the page that shows the module. */
export const LinkResolver = createContext<UrlResolver>(plainUrl)

/** A link in an author's module. Links in texts are components of the page instead. */
export default function Link({ to, href = to, children, ...rest }: ComponentProps<'a'> & { to?: string }) {
  const resolve = use(LinkResolver)
  return (
    <a {...(href && resolveAttributes('a', { href }, resolve))} {...rest}>
      {children}
    </a>
  )
}
