import type { MetadataRoute } from 'next'
import type { Route } from '@/lib/load/routes'
import { absoluteUrl } from '@/lib/text/url'
import { pageMetadata } from '@/lib/view/metadata'
import { site } from './site'

export const dynamic = 'force-static'

/** Whether search engines should show the page, and not another one for it. The search has no text of its own to be found by. */
function isListed(route: Route): boolean {
  const { isIndexed, canonical, permalink } = pageMetadata(site(), route)
  return isIndexed && canonical === permalink && route.kind !== 'search'
}

/** All indexed pages; dates are those of the source files, where they are known. */
export default function sitemap(): MetadataRoute.Sitemap {
  return site()
    .routes.filter((route) => isListed(route))
    .map((route) => {
      const date = 'entry' in route ? route.entry?.lastUpdate?.date : undefined
      return { url: absoluteUrl(route.permalink), ...(date !== undefined && { lastModified: date }) }
    })
}
