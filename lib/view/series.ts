/** Ordered categories, whose pages are read one after another. */
import { findTrail, withoutSectionTitles } from '../nav/sidebar-tree'
import type { SidebarGroup, SidebarItem } from '../nav/types'
import { hrefOf } from '../text/url'
import type { LabelledLink } from './types'

/** A page of an ordered category. */
export interface Stop {
  name: string
  rest?: string
  href: string
  isHere?: boolean
}

/** Makes a stop, and shortens «Урок 1. Первый спрайт» to «Урок 1», which fits on a phone. */
function stopOf({ label, permalink }: LabelledLink): Stop {
  const [, name = label, rest] = /^(\S+\s\d+)[.:]\s(.+)/.exec(label) ?? []
  return { name, rest, href: hrefOf(permalink) }
}

/** The pages of an ordered category, without those of categories in it; none for fewer than two. */
export function seriesOf({ label, isOrdered, items }: SidebarGroup) {
  const pages = withoutSectionTitles(items).filter((item) => item.type === 'page')
  return isOrdered && pages.length > 1 ? { label, stops: pages.map(stopOf) } : undefined
}

/** The series of a page; `undefined` if it is in none. */
export function seriesAround(sidebar: SidebarItem[], permalink: string) {
  const [page, ...above] = findTrail(sidebar, permalink).toReversed()
  const group = above.filter((item) => item.type === 'group').find((item) => !item.isSectionTitle)
  const series = page?.type === 'page' && group && seriesOf(group)
  if (!series) return undefined
  const here = hrefOf(permalink)
  return { ...series, stops: series.stops.map((stop) => ({ ...stop, isHere: stop.href === here })) }
}
