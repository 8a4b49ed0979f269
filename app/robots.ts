import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/url'

export const dynamic = 'force-static'

/** Everything may be read; the data files of client navigation are no pages. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/*.txt$', '/*__next.'] },
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
