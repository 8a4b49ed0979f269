import { rules } from '@/lib/problems/rules'
import { configuredLinks } from '@/lib/links/check'
import { findDeadUrls, formatDeadUrl, type BuiltPage } from '@/lib/links/check-output'
import { config } from '@/lib/site'
import { hrefOf } from '@/lib/text/url'

/** Prints addresses in `pages` that lead to none of the `files` of the site; `true` when the build is to stop for one. */
export function checkAddresses(pages: BuiltPage[], files: string[]): boolean {
  // the navbar and the footer are those of this site: other trees (tests, benchmarks) may lack their pages
  const isOwn = !process.env['CONTENT_DIR']
  const links = isOwn ? [] : configuredLinks()
  const shell = new Set(links.flatMap((link) => ('to' in link ? [hrefOf(link.to)] : [])))
  const checked = pages.map((page) => ({ ...page, urls: page.urls.filter((url) => !shell.has(url)) }))
  const dead = findDeadUrls(checked, new Set(files.map((name) => name.normalize('NFC'))), config.basePath)
  const severities = dead.map((url) => {
    const severity = config.severity[url.rule] ?? rules[url.rule].severity
    if (severity !== 'ignore') console.error(formatDeadUrl(url))
    return severity
  })
  return severities.includes('throw')
}
