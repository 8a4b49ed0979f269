/** Redirect pages at old addresses, with a canonical link for search engines. */
import type { Site } from '../load/load-site'
import { entriesOf } from '../load/build-routes'
import { withContentPolicy } from '../output/content-policy'
import { config } from '../site'
import { strings } from '../strings'
import { escapeHtml } from '../text/html'
import { absoluteUrl, hrefOf } from '../text/url'

/** The pages by the addresses of their files. */
export function redirectPages(site: Site): Map<string, string> {
  const titles = new Map(entriesOf(site.routes).map(({ permalink, title }) => [permalink, title]))
  const pages = site.redirects.flatMap(({ from, to, file }): [string, string][] => {
    const html = redirectPage(to, titles.get(to) || config.title)
    const addresses = [`${from}index.html`, file].filter((address) => address !== undefined)
    return addresses.map((address) => [address, html])
  })
  return new Map(pages)
}

/** A page that redirects by script, with query and hash; without scripts by refresh. Both would race. */
function redirectPage(permalink: string, title: string): string {
  const href = hrefOf(permalink)
  const { moved, movedTo } = strings.errors
  const html = `<!DOCTYPE html><html lang="${config.locale.code}"><head><meta charSet="utf-8"/>\
<meta name="viewport" content="width=device-width"/><meta name="color-scheme" content="light dark"/>\
<title>${moved}</title><meta name="robots" content="noindex"/>\
<link rel="canonical" href="${escapeHtml(absoluteUrl(permalink))}"/>\
<script>location.replace(${JSON.stringify(href).replaceAll('<', '\\u003c')}+location.search+location.hash)</script>\
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(href)}"/></noscript></head>\
<body><h1>${moved}</h1><p>${movedTo} <a href="${escapeHtml(href)}">${escapeHtml(title)}</a></p></body></html>
`
  return withContentPolicy(html) ?? html
}
