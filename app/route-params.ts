import { notFound } from 'next/navigation'
import type { Route, RouteOf } from '@/lib/load/routes'
import { decodePath, permalinkOf, segmentsOf } from '@/lib/text/path'
import { site } from './site'

type Params<N extends string> = Promise<{ [K in N]?: string[] }>

/** Params of the pages below `base`, for `generateStaticParams`: raw values, never encoded. */
export function staticParams<N extends string>(
  name: N,
  base: string,
  kinds: readonly Route['kind'][],
): { [K in N]: string[] }[] {
  const depth = segmentsOf(base).length
  return site()
    .routes.filter(({ kind, permalink }) => kinds.includes(kind) && permalink.startsWith(base))
    .map(({ permalink }) => ({ [name]: segmentsOf(permalink).slice(depth) }) as { [K in N]: string[] }) // one known key
}

/**
 * The route of a page; params arrive encoded while exporting, and are decoded here and nowhere else. What has no route is
 * not found: in development any address gets here, so that new files need no restart; an export knows all of them.
 */
export async function findRoute<K extends Route['kind'], N extends string>(
  params: Params<N>,
  name: N,
  base: string,
  kinds: readonly K[],
): Promise<RouteOf<K>> {
  const { [name]: segments = [] as string[] } = await params
  const permalink = permalinkOf(base, ...segments.map(decodePath))
  const route = site().routes.find((candidate) => candidate.permalink === permalink)
  return route && isOneOf(route, kinds) ? route : notFound()
}

const isOneOf = <K extends Route['kind']>(route: Route, kinds: readonly K[]): route is RouteOf<K> =>
  (kinds as readonly Route['kind'][]).includes(route.kind)
