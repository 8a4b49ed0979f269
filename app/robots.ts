import type { MetadataRoute } from 'next'
import { absoluteUrl } from '@/lib/text/url'

export const dynamic = 'force-static'

/** Router data and internal files. */
const data = ['/*.txt$', '/*__next.']
const texts = ['/llms.txt$', '/llms-full.txt$']

/** Disallows the data of client navigation. The Markdown copies are for assistants: in search results they would duplicate the pages. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: [
      { userAgent: '*', allow: ['/', ...texts], disallow: data },
      { userAgent: ['Googlebot', 'Bingbot', 'YandexBot'], allow: '/', disallow: [...data, '/*.md$'] },
    ],
    sitemap: absoluteUrl('/sitemap.xml'),
  }
}
