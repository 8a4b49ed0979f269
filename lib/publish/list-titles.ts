import type { Site } from '../load/load-site'
import { config } from '../site'
import { pageMetadata } from '../view/metadata'

/** The text of `/routes.json`, for the not-found page: titles of indexed pages, and old addresses. */
export function listTitles(site: Site): string {
  const titles = new Map(
    site.routes.flatMap((route) => {
      const { title, permalink, isIndexed } = pageMetadata(site, route)
      return isIndexed ? [[permalink, title || config.title]] : []
    }),
  )
  const moved = site.redirects
    .filter(({ to }) => titles.has(to))
    .map(({ from, to }) => [from, titles.get(to), to])
  return JSON.stringify([...titles, ...moved])
}
