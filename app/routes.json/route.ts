import { config } from '@/lib/site'
import { pageMetadata } from '@/lib/view/metadata'
import { site } from '../site'

export const dynamic = 'force-static'

/** Titles of indexed pages and old addresses, for suggestions on the not-found page. */
export function GET(): Response {
  const { routes, redirects } = site()
  const titles = new Map(
    routes.flatMap((route) => {
      const { title, permalink, isIndexed } = pageMetadata(site(), route)
      return isIndexed ? [[permalink, title || config.title]] : []
    }),
  )
  const moved = redirects.filter(({ to }) => titles.has(to)).map(({ from, to }) => [from, titles.get(to), to])
  return Response.json([...titles, ...moved])
}
