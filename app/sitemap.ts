import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/url'
import { pageMetadata } from '@/lib/view/metadata'
import { site } from './site'

export const dynamic = 'force-static'

/** All indexed pages; dates are those of the source files, where they are known. */
export default function sitemap(): MetadataRoute.Sitemap {
  return site()
    .routes.filter((route) => pageMetadata(site(), route).isIndexed)
    .map((route) => {
      const date = 'entry' in route ? route.entry?.lastUpdate?.date : undefined
      return { url: absoluteUrl(route.permalink), ...(date !== undefined && { lastModified: date }) }
    })
}
