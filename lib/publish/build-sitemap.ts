import type { Route } from '../load/build-routes'
import type { Site } from '../load/load-site'
import { escapeHtml } from '../text/html'
import { absoluteUrl } from '../text/url'
import { pageMetadata } from '../view/metadata'
import { ownHead } from '../view/own-head'

/** The text of `/sitemap.xml`: all indexed pages, with the dates of their source files where known. */
export const siteMap = (site: Site): string =>
  buildSitemap(
    site.routes
      .filter((route) => isListed(site, route))
      .map((route) => ({
        url: absoluteUrl(route.permalink),
        changed: 'entry' in route ? route.entry?.lastUpdate : undefined,
      })),
  )

/** Whether a page belongs in the sitemap: indexed, canonical, and not the search page, which has no text. */
function isListed(site: Site, route: Route): boolean {
  const { isIndexed, canonical, permalink } = pageMetadata(site, route)
  const { robots = '' } = 'entry' in route && route.entry ? ownHead(route.entry).values : {}
  return isIndexed && !/noindex|none/i.test(robots) && canonical === permalink && route.kind !== 'search'
}

export function buildSitemap(pages: { url: string; changed?: string }[]): string {
  const items = pages.map(({ url, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>\n`
    return `<url>\n<loc>${escapeHtml(url)}</loc>\n${date}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('')}</urlset>
`
}
