import type { ReactNode } from 'react'
import type { Route, RouteOf } from '@/lib/load/build-routes'
import type { Site } from '@/lib/load/load-site'

/** Functions that render pages, by kind of page. */
export type Renderers<K extends Route['kind']> = {
  [Kind in K]: (site: Site, route: RouteOf<Kind>) => ReactNode
}
