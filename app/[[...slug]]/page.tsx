import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { Route } from '@/lib/load/build-routes'
import type { Site } from '@/lib/load/load-site'
import { decodePath, permalinkOf, segmentsOf } from '@/lib/text/path'
import { headOf } from '@/lib/view/head'
import { structuredData } from '@/lib/view/structured-data'
import { blogPages } from '../blog-pages'
import { docsPages } from '../docs-pages'
import { ownPages } from '../own-pages'
import { site } from '../site'
import { withoutTitle } from '../without-title'

interface Props {
  params: Promise<{ slug?: string[] }>
}

const renderers = { ...ownPages, ...docsPages, ...blogPages }
type Kind = keyof typeof renderers

const ownRoutes = (): Route[] => site().routes.filter(({ kind }) => kind in renderers)

/**
 * Handles an address without a page, which only the development server can be asked for. The import is inside
 * the condition so that builds drop it: `next/navigation` pulls in 30 modules.
 */
async function missing(permalink: string): Promise<never> {
  if (process.env.NODE_ENV === 'development') (await import('next/navigation')).notFound()
  throw new Error(`Нет страницы «${permalink}».`)
}

/**
 * Finds the route of a page. Params are encoded in the export and decoded only here. In development they
 * may be any address, so that new files need no restart.
 */
async function findRoute({ params }: Props): Promise<Route> {
  const { slug = [] } = await params
  const permalink = permalinkOf('/', ...slug.map(decodePath))
  return ownRoutes().find((route) => route.permalink === permalink) ?? missing(permalink)
}

/**
 * Params of all pages, not encoded. None in development: Next.js would write them to
 * `prerender-manifest.json`, and a request that reads the file at that moment gets a 500:
 * https://github.com/vercel/next.js/issues/96259.
 */
export const generateStaticParams = (): { slug: string[] }[] =>
  process.env.NODE_ENV === 'development'
    ? []
    : ownRoutes().map(({ permalink }) => ({ slug: segmentsOf(permalink) }))

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  withoutTitle(headOf(site(), await findRoute(props)))

/** All pages made of content. They share a route, since docs and blog may be at any path. */
export default async function Page(props: Props) {
  const route = await findRoute(props)
  // TypeScript cannot relate a kind to its renderer
  const render = renderers[route.kind as Kind] as (site: Site, route: Route) => ReactNode
  const data = structuredData(site(), route)
  return (
    <>
      <title>{headOf(site(), route).title}</title>
      {render(site(), route)}
      {data !== '' && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </>
  )
}
