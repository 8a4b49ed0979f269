import type { Metadata } from 'next'
import { listed } from '@/lib/blog/queries'
import type { Route } from '@/lib/routes'
import { config } from '@/lib/site'
import { cardSize } from '@/lib/social/card'
import { isExternal } from '@/lib/path'
import { absoluteUrl } from '@/lib/url'
import { pageMetadata } from '@/lib/view/metadata'
import { site } from './site'

/** Links by which readers find the feeds; none when there are no posts. */
export function feedLinks(): NonNullable<Metadata['alternates']> {
  if (listed(site().posts).length === 0) return {}
  const title = `${config.blog.title} — ${config.title}`
  return {
    types: {
      'application/rss+xml': [{ url: absoluteUrl('/blog/rss.xml'), title: `${title} (RSS)` }],
      'application/atom+xml': [{ url: absoluteUrl('/blog/atom.xml'), title: `${title} (Atom)` }],
    },
  }
}

/** Head of the page of a route. */
export function routeMetadata(route: Route): Metadata {
  const { title, description, permalink, keywords, isIndexed, image, card, article } = pageMetadata(
    site(),
    route,
  )
  const fullTitle = title === '' ? config.title : `${title} — ${config.title}`
  const url = absoluteUrl(permalink)
  const picture = isExternal(image) ? image : absoluteUrl(image)
  const shared = { title: title === '' ? config.title : title, description }
  return {
    title: fullTitle,
    description,
    ...(keywords.length > 0 && { keywords }),
    ...(!isIndexed && { robots: { index: false, follow: false } }),
    // the router merges the head of a page with that of the layout by whole fields: what is set here replaces all of it
    alternates: {
      canonical: url,
      languages: { [config.locale.code]: url, 'x-default': url },
      ...feedLinks(),
    },
    openGraph: {
      ...shared,
      // with the size a messenger shows the picture before it has loaded it
      images: [card ? { url: picture, ...cardSize } : picture],
      url,
      siteName: config.title,
      locale: config.locale.openGraph,
      ...(article ? openGraphArticle(article) : { type: 'website' }),
    },
    // the rest is that of Open Graph
    twitter: { card: 'summary_large_image' },
  }
}

const openGraphArticle = ({
  published,
  modified,
  tags,
  authors,
}: NonNullable<ReturnType<typeof pageMetadata>['article']>) =>
  ({
    type: 'article',
    publishedTime: published,
    tags,
    authors,
    ...(modified !== undefined && { modifiedTime: modified }),
  }) as const
