import { config } from '@/lib/site'
import { pageMetadata } from '@/lib/view/metadata'
import { site } from '../site'

export const dynamic = 'force-static'

/** All indexed addresses with their titles, for the not-found page. */
export function GET(): Response {
  const routes = site().routes.flatMap((route) => {
    const { title, permalink, isIndexed } = pageMetadata(site(), route)
    return isIndexed ? [[permalink, title || config.title]] : []
  })
  return Response.json(routes)
}
