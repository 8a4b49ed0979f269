import type { Metadata } from 'next'
import type { Route } from '@/lib/routes'
import { config } from '@/lib/site'
import { absoluteUrl, isExternal } from '@/lib/url'
import { pageMetadata } from '@/lib/view/metadata'
import { site } from './site'

/** Head of the page of a route. */
export function routeMetadata(route: Route): Metadata {
  const { title, description, permalink, keywords, isIndexed, image, article } = pageMetadata(site(), route)
  const fullTitle = title === '' ? config.title : `${title} — ${config.title}`
  const url = absoluteUrl(permalink)
  const images = image === undefined ? {} : { images: [isExternal(image) ? image : absoluteUrl(image)] }
  const shared = { title: title === '' ? config.title : title, description, ...images }
  return {
    title: fullTitle,
    description,
    ...(keywords.length > 0 && { keywords }),
    ...(!isIndexed && { robots: { index: false, follow: false } }),
    alternates: { canonical: url },
    openGraph: {
      ...shared,
      url,
      siteName: config.title,
      locale: config.locale.openGraph,
      ...(article
        ? {
            type: 'article',
            publishedTime: article.published,
            tags: article.tags,
            authors: article.authors,
            ...(article.modified && { modifiedTime: article.modified }),
          }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', ...shared },
  }
}
