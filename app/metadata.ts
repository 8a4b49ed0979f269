import type { Metadata } from 'next'
import { listed } from '@/lib/blog/queries'
import { lastDocs } from '@/lib/content/versions'
import { changedDocs } from '@/lib/feed/changed-docs'
import type { Route } from '@/lib/routes'
import { config } from '@/lib/site'
import { cardSize } from '@/lib/social/card'
import { isExternal } from '@/lib/path'
import { strings } from '@/lib/strings'
import { absoluteUrl } from '@/lib/url'
import { pageMetadata } from '@/lib/view/metadata'
import { site } from './site'

/**
 * Links by which readers find the feeds: those of the blog on each page, that of changes on pages of the documentation. None
 * when there is nothing in them.
 */
export function feedLinks(kind?: Route['kind']): NonNullable<Metadata['alternates']> {
  const { posts } = site()
  const { title } = config.blog
  const isDocs = kind === 'doc' || kind === 'docs-root' || kind === 'category'
  const changes =
    isDocs && changedDocs(lastDocs(site())).length > 0
      ? [feedLink('/docs/atom.xml', strings.docs.changes)]
      : []
  if (listed(posts).length === 0) return { types: { 'application/atom+xml': changes } }
  return {
    types: {
      'application/rss+xml': [feedLink('/blog/rss.xml', title)],
      'application/atom+xml': [feedLink('/blog/atom.xml', title), ...changes],
      'application/feed+json': [feedLink('/blog/feed.json', title)],
    },
  }
}

const feedLink = (path: string, title: string) => ({ url: absoluteUrl(path), title })

/** Head of the page of a route. */
export function routeMetadata(route: Route): Metadata {
  const page = pageMetadata(site(), route)
  const { title, description, permalink, keywords, isIndexed, image, card, article } = page
  const fullTitle = title === '' ? config.title : `${title} — ${config.title}`
  const url = absoluteUrl(permalink)
  const canonical = absoluteUrl(page.canonical)
  const picture = isExternal(image) ? image : absoluteUrl(image)
  const shared = { title: title === '' ? config.title : title, description }
  return {
    title: fullTitle,
    description,
    ...(keywords.length > 0 && { keywords }),
    ...(!isIndexed && { robots: { index: false, follow: false } }),
    // the router merges the head of a page with that of the layout by whole fields: what is set here replaces all of it
    alternates: {
      canonical,
      languages: { [config.locale.code]: canonical, 'x-default': canonical },
      ...feedLinks(route.kind),
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
