import { blogFeeds, docsFeed } from '../content/site-paths'
import type { Site } from '../load/load-site'
import type { Route } from '../load/build-routes'
import { config } from '../site'
import { strings } from '../strings'
import { isExternal } from '../text/path'
import { absoluteUrl } from '../text/url'
import { sectionOf } from './section-of'
import { pageMetadata } from './metadata'
import { ownHead } from './own-head'
import { cardSize } from './social-card'

/** Links to existing feeds: of the blog on every page, of documentation changes on docs pages. */
export function feedLinks({ linkIndex }: Site, route?: Route) {
  const feed = (path: string, title: string) =>
    linkIndex.files.has(path) ? [{ url: absoluteUrl(path), title }] : []
  const { title } = config.blog
  const changes = route && sectionOf(route) === 'docs' ? feed(docsFeed, strings.docs.changes) : []
  return {
    types: {
      'application/rss+xml': feed(blogFeeds.rss, title),
      'application/atom+xml': [...feed(blogFeeds.atom, title), ...changes],
      'application/feed+json': feed(blogFeeds.json, title),
    },
  }
}

/** The `<head>` of a page as Next.js `Metadata`. The author's values replace generated ones. */
export function headOf(site: Site, route: Route) {
  const { title, description, keywords, isIndexed, card, article, ...page } = pageMetadata(site, route)
  const entry = 'entry' in route ? route.entry : undefined
  const written = entry ? ownHead(entry).values : {}
  const canonical = written['canonical'] ?? absoluteUrl(page.canonical)
  const picture = isExternal(page.image) ? page.image : absoluteUrl(page.image)
  return {
    title: written['title'] ?? (title === '' ? config.title : `${title} — ${config.title}`),
    description,
    keywords: keywords.length > 0 ? keywords.join(',') : undefined,
    robots: written['robots'] ?? (isIndexed ? undefined : { index: false, follow: false }),
    // Next.js merges only top-level fields: one set here replaces that of the layout
    alternates: {
      canonical,
      languages: { [config.locale.code]: canonical, 'x-default': canonical },
      ...feedLinks(site, route),
    },
    openGraph: {
      title: written['og:title'] ?? (title || config.title),
      description: written['og:description'] ?? description,
      // with a known size, messengers lay out the image before it loads
      images: [card ? { url: picture, ...cardSize } : picture],
      url: written['og:url'] ?? absoluteUrl(page.permalink),
      siteName: config.title,
      locale: config.locale.openGraph,
      ...(article ? { type: 'article' as const, ...article } : { type: 'website' as const }),
    },
    // Twitter falls back to Open Graph, except for the image size, which its cards lack
    twitter: {
      // a string passed through as it is
      card: (written['twitter:card'] ?? 'summary_large_image') as 'summary_large_image',
      title: written['twitter:title'],
      description: written['twitter:description'],
      images: [written['twitter:image'] ?? picture],
    },
  }
}
