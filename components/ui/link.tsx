import type { ComponentProps, ReactNode } from 'react'
import { isExternal, isOtherSite, splitUrl } from '@/lib/text/path'
import { hrefOf } from '@/lib/text/url'
import type { SiteLink } from '@/lib/site'
import type { LabelledLink } from '@/lib/view/types'
import { ExternalMark } from './icon'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A permalink, with or without a hash, or an external address. */
  to: string
}

/** The href of a permalink. Only its path is encoded. */
function siteHref(to: string): string {
  const { path, query, hash } = splitUrl(to)
  return hrefOf(path) + query + hash
}

/**
 * A link. It is plain HTML on purpose: one listener (`components/layout/navigation.client.tsx`) adds
 * client-side navigation and prefetching to all links, including those in rendered Markdown.
 */
export function Link({ to, rel, children, ...rest }: LinkProps) {
  const target = isOtherSite(to)
    ? { href: to, target: '_blank', rel: ['noopener noreferrer', rel].filter(Boolean).join(' ') }
    : { href: isExternal(to) ? to : siteHref(to), rel }
  return (
    <a {...target} {...rest}>
      {children}
    </a>
  )
}

/** A link to another site, with an arrow, which opens in a new tab. */
export const ExternalLink = ({ href, children, ...rest }: ComponentProps<'a'>) => (
  <a href={href} target="_blank" rel="noopener noreferrer" {...rest}>
    {children}
    <ExternalMark />
  </a>
)

/** A link from the settings, with an arrow if external. */
export const ConfiguredLink = ({ link }: { link: SiteLink }) => (
  <Link to={'to' in link ? link.to : link.href}>
    {link.label}
    {'href' in link && <ExternalMark />}
  </Link>
)

export const RelatedLinks = ({ links, children }: { links: LabelledLink[]; children?: ReactNode }) => (
  <p className="meta">
    {children}
    {links.map(({ label, permalink }) => (
      <Link key={permalink} to={permalink}>
        {label}
      </Link>
    ))}
  </p>
)
