import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { Site } from '@/lib/load/load-site'
import type { Route, RouteOf } from '@/lib/load/build-routes'
import { decodePath, permalinkOf, segmentsOf } from '@/lib/text/path'
import { headOf } from '@/lib/view/head'
import { structuredData } from '@/lib/view/structured-data'
import { site } from './site'

interface Props {
  params: Promise<{ slug?: string[] }>
}

/**
 * Metadata without the title. Pages render `<title>` themselves: `generateMetadata` streams it after the
 * page, and until then the tab would have no title.
 */
export const withoutTitle = (metadata: Metadata): Metadata => ({ ...metadata, title: null })

export type Renderers<K extends Route['kind']> = {
  [Kind in K]: (site: Site, route: RouteOf<Kind>) => ReactNode
}

/**
 * Handles an address without a page, which only the development server can be asked for. The import is inside
 * the condition so that builds drop it: `next/navigation` pulls in 30 modules.
 */
async function missing(permalink: string): Promise<never> {
  if (process.env.NODE_ENV === 'development') (await import('next/navigation')).notFound()
  throw new Error(`Нет страницы «${permalink}».`)
}

/** The exports of a `[[...slug]]` route for the pages below `base`. `frame` wraps each page. */
export function createRoute<K extends Route['kind']>(
  base: string,
  renderers: Renderers<K>,
  frame: (route: Route, page: ReactNode) => ReactNode = (_, page) => page,
) {
  const ownRoutes = () =>
    site().routes.filter(({ kind, permalink }) => kind in renderers && permalink.startsWith(base))

  /**
   * Finds the route of a page. Params are encoded in the export and decoded only here. In development they
   * may be any address, so that new files need no restart.
   */
  const findRoute = async ({ params }: Props): Promise<Route> => {
    const { slug = [] } = await params
    const permalink = permalinkOf(base, ...slug.map(decodePath))
    return ownRoutes().find((route) => route.permalink === permalink) ?? missing(permalink)
  }

  return {
    /**
     * Params of all pages, not encoded. None in development: Next.js would write them to
     * `prerender-manifest.json`, and a request that reads the file at that moment gets a 500:
     * https://github.com/vercel/next.js/issues/96259.
     */
    generateStaticParams: () => {
      const routes = process.env.NODE_ENV === 'development' ? [] : ownRoutes()
      return routes.map(({ permalink }) => ({ slug: segmentsOf(permalink.slice(base.length)) }))
    },
    generateMetadata: async (props: Props): Promise<Metadata> =>
      withoutTitle(headOf(site(), await findRoute(props))),
    Page: async (props: Props) => {
      const route = await findRoute(props)
      // TypeScript cannot relate a kind to its renderer
      const render = renderers[route.kind as K] as (site: Site, route: Route) => ReactNode
      const data = structuredData(site(), route)
      return (
        <>
          <title>{headOf(site(), route).title}</title>
          {frame(route, render(site(), route))}
          {data !== '' && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
        </>
      )
    },
  }
}
