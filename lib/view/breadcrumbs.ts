import type { LoadedVersion } from '../load/load-version'
import { findTrail } from '../nav/sidebar-tree'
import { strings } from '../strings'
import type { LabelledLink } from './types'

/** A breadcrumb. The current page, and categories without a page, have no address. */
export interface Breadcrumb extends Partial<LabelledLink> {
  label: string
}

/** Breadcrumbs from the home page on. Pages outside the sidebar have none, except for the overview. */
export function breadcrumbs(version: LoadedVersion, permalink: string): Breadcrumb[] {
  const home = { label: strings.common.home, permalink: '/' }
  const trail = findTrail(version.sidebar, permalink)
  if (trail.length === 0)
    return permalink === version.permalink && permalink !== '/' ? [home, { label: strings.docs.title }] : []
  return [
    home,
    ...(version.permalink === '/' ? [] : [{ label: strings.docs.title, permalink: version.permalink }]),
    ...trail.map(({ label, permalink: own }) => ({ label, permalink: own === permalink ? undefined : own })),
  ]
}
