import { escapeHtml } from '../text/html'

/** The text of `/sitemap.xml`, as specified by sitemaps.org. */
export function buildSitemap(pages: { url: string; changed?: string | undefined }[]): string {
  const items = pages.map(({ url, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${escapeHtml(changed)}</lastmod>\n`
    return `<url>\n<loc>${escapeHtml(url)}</loc>\n${date}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${items.join('')}</urlset>
`
}
