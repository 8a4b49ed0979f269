import type { ReactNode } from 'react'
import { isExternal, splitUrl } from '@/lib/text/path'
import { hrefOf } from '@/lib/text/url'
import type { SiteLink } from '@/lib/site'
import type { LabelledLink } from '@/lib/view/docs'
import { ExternalMark } from './icon'

interface LinkProps {
  /** A permalink of the site, with or without a hash, or an external address. */
  to: string
  className?: string
  rel?: string
  title?: string | undefined
  children: ReactNode
}

/** An href of the site; of its parts only the path is encoded. */
function siteHref(to: string): string {
  const { path, query, hash } = splitUrl(to)
  return hrefOf(path) + query + hash
}

/**
 * The link of the site. Plain HTML on purpose: client navigation and prefetching on intent are added to all links of
 * a page by one listener (`components/layout/navigation.client.tsx`), those inside rendered Markdown included.
 */
export function Link({ to, rel, children, ...rest }: LinkProps) {
  const target = isExternal(to)
    ? { href: to, target: '_blank', rel: ['noopener noreferrer', rel].filter(Boolean).join(' ') }
    : { href: siteHref(to), rel }
  return (
    <a {...target} {...rest}>
      {children}
    </a>
  )
}

/** A link of the configuration; an external one has an arrow. */
export const ConfiguredLink = ({ link }: { link: SiteLink }) => (
  <Link to={'to' in link ? link.to : link.href}>
    {link.label}
    {'href' in link && <ExternalMark />}
  </Link>
)

/** Where else to go from a list, below its lead. */
export const WaysOn = ({ links }: { links: LabelledLink[] }) => (
  <p className="meta">
    {links.map(({ label, permalink }) => (
      <Link key={permalink} to={permalink}>
        {label}
      </Link>
    ))}
  </p>
)
