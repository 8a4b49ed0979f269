import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/text/url'

export const dynamic = 'force-static'

/** Data of the router, and internals. */
const data = ['/*.txt$', '/*__next.']
const texts = ['/llms.txt$', '/llms-full.txt$']

/**
 * Everything may be read but the data of client navigation. Texts for assistants are for them: search engines would show them
 * beside the pages that say the same.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: [
      { userAgent: '*', allow: ['/', ...texts], disallow: data },
      { userAgent: ['Googlebot', 'Bingbot', 'YandexBot'], allow: '/', disallow: [...data, '/*.md$'] },
    ],
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
