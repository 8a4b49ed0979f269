/** The head of a page, in the shape that the framework takes. */
import { listed } from '../content/blog-queries'
import type { Site } from '../load/load'
import { lastDocs } from '../content/version-queries'
import { hasChangedDocs } from '../content/changed-docs'
import { isExternal } from '../text/path'
import type { Route } from '../load/routes'
import { config } from '../site'
import { cardSize } from './social-card'
import { strings } from '../strings'
import { absoluteUrl } from '../text/url'
import { pageMetadata } from './metadata'

interface FeedLink {
  url: string
  title: string
}

/**
 * Links by which readers find the feeds: those of the blog on each page, that of changes on pages of the documentation. None
 * when there is nothing in them.
 */
export function feedLinks(site: Site, kind?: Route['kind']): { types: Record<string, FeedLink[]> } {
  const { posts } = site
  const { title } = config.blog
  const isDocs = kind === 'doc' || kind === 'docs-root' || kind === 'category'
  const changes =
    isDocs && hasChangedDocs(lastDocs(site)) ? [feedLink('/docs/atom.xml', strings.docs.changes)] : []
  if (listed(posts).length === 0) return { types: { 'application/atom+xml': changes } }
  return {
    types: {
      'application/rss+xml': [feedLink('/blog/rss.xml', title)],
      'application/atom+xml': [feedLink('/blog/atom.xml', title), ...changes],
      'application/feed+json': [feedLink('/blog/feed.json', title)],
    },
  }
}

const feedLink = (path: string, title: string): FeedLink => ({ url: absoluteUrl(path), title })

/** Head of the page of a route. */
export function headOf(site: Site, route: Route) {
  const page = pageMetadata(site, route)
  const { title, description, permalink, keywords, isIndexed, image, card, article } = page
  const fullTitle = title === '' ? config.title : `${title} — ${config.title}`
  const url = absoluteUrl(permalink)
  const canonical = absoluteUrl(page.canonical)
  const picture = isExternal(image) ? image : absoluteUrl(image)
  const shared = { title: title === '' ? config.title : title, description }
  return {
    title: fullTitle,
    description,
    ...(keywords.length > 0 && { keywords: keywords.join(',') }),
    ...(!isIndexed && { robots: { index: false, follow: false } }),
    // the router merges the head of a page with that of the layout by whole fields: what is set here replaces all of it
    alternates: {
      canonical,
      languages: { [config.locale.code]: canonical, 'x-default': canonical },
      ...feedLinks(site, route.kind),
    },
    openGraph: {
      ...shared,
      // with the size a messenger shows the picture before it has loaded it
      images: [card ? { url: picture, ...cardSize } : picture],
      url,
      siteName: config.title,
      locale: config.locale.openGraph,
      ...(article ? openGraphArticle(article) : { type: 'website' as const }),
    },
    // the rest is that of Open Graph, but for the size of the picture, which these cards do not have
    twitter: { card: 'summary_large_image' as const, images: [picture] },
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
