/** Ordered categories, whose pages are read one after another. */
import { findTrail } from '../nav/queries'
import type { SidebarItem } from '../nav/types'
import { hrefOf } from '../text/url'
import { stepsOf } from './cards'
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

/** The ordered category around a page, with all its pages; `undefined` if there is none. */
export function seriesAround(sidebar: SidebarItem[], permalink: string) {
  const [, group] = findTrail(sidebar, permalink).toReversed()
  if (group?.type !== 'group' || !group.isOrdered) return undefined
  const pages = group.items.filter((item) => item.type === 'page')
  if (pages.length < 2 || !pages.some((page) => page.permalink === permalink)) return undefined
  return {
    label: group.label,
    stops: pages.map((page) => ({ ...stopOf(page), isHere: page.permalink === permalink })),
  }
}

/** The pages of an ordered category, for its progress. */
export const sectionProgress = (items: SidebarItem[]) => ({ stops: stepsOf(items).map(stopOf) })
