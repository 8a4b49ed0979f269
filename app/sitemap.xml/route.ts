import type { Route } from '@/lib/load/build-routes'
import { buildSitemap } from '@/lib/publish/build-sitemap'
import { absoluteUrl } from '@/lib/text/url'
import { pageMetadata } from '@/lib/view/metadata'
import { site } from '../site'

export const dynamic = 'force-static'

/** Whether a page belongs in the sitemap: indexed, canonical, and not the search page, which has no text. */
function isListed(route: Route): boolean {
  const { isIndexed, canonical, permalink } = pageMetadata(site(), route)
  return isIndexed && canonical === permalink && route.kind !== 'search'
}

/** All indexed pages, with the update dates of their source files if known. `sitemap.ts` of Next.js does not escape addresses. */
export function GET(): Response {
  const pages = site()
    .routes.filter(isListed)
    .map((route) => ({
      url: absoluteUrl(route.permalink),
      changed: 'entry' in route ? route.entry?.lastUpdate?.date : undefined,
    }))
  return new Response(buildSitemap(pages), { headers: { 'Content-Type': 'application/xml' } })
}
