/** The links of the navbar, the footer and the announcement, checked like those of the content. */
import type { Problem } from '../problems/problem'
import { config, type SiteLink } from '../site'
import { problemOf } from './check'
import type { LinkIndex } from './resolve'

/** All links that `lib/site.ts` sets. */
export function configuredLinks(): SiteLink[] {
  const links: SiteLink[] = [...config.navbar, ...config.footer.flatMap(({ links: own }) => own)]
  return config.announcement?.link ? [...links, config.announcement.link] : links
}

/** `source` is the text of `lib/site.ts`, so that a message can name the line. */
export function checkConfigLinks(index: LinkIndex, file: string, source: string): Problem[] {
  return configuredLinks().flatMap((link) => {
    if (!('to' in link)) return []
    const from = { path: '', permalink: '/' }
    return problemOf(file, placeOf(source, link.to), link.to, from, index)
  })
}

function placeOf(source: string, text: string): { line: number; column: number } {
  const offset = source.indexOf(`'${text}'`)
  const before = source.slice(0, Math.max(0, offset)).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
