/** The data that docs pages show: a doc, or a list of docs. */
import { compareLabels, withoutUnlisted, tagCounts } from '../content/lists'
import { docsTagsPath } from '../content/site-paths'
import { docsOf, versionAt } from '../content/version-queries'
import type { Doc } from '../content/types'
import type { Site } from '../load/load-site'
import type { RouteOf } from '../load/build-routes'
import { pageItem } from '../nav/sidebar-tree'
import { config } from '../site'
import { strings } from '../strings'
import { countOf } from '../text/plural'
import { typograph } from '../text/typograph'
import { hrefOf } from '../text/url'
import { breadcrumbs, type Breadcrumb } from './breadcrumbs'
import { cardsOf, overviewCards, sectionCardsOf, stepsOf, type Card } from './cards'
import { neighbours } from './neighbours'
import { seriesAround, seriesOf } from './series'
import { coverHtml, entryText, entryView } from './entry'
import { headingOf } from './metadata'
import { printPath } from './print-section'
import { sidebarOf, type SidebarEntry } from './sidebar'
import { versionView, type VersionView } from './versions'

/** The data around the text on all docs pages. */
export interface Surroundings {
  sidebar: SidebarEntry[]
  /** The href of the page, which finds its entry in the sidebar. */
  current: string
  crumbs: Breadcrumb[]
  /** `undefined` if the documentation has one version only. */
  version: VersionView | undefined
  /** The permalink of the print version of the page's section, if there is one. */
  print: string | undefined
}

function surroundings(site: Site, permalink: string): Surroundings {
  const version = versionAt(site.versions, permalink)
  return {
    sidebar: sidebarOf(version, permalink),
    current: hrefOf(permalink),
    crumbs: breadcrumbs(version, permalink),
    version: versionView(site, permalink),
    print: printPath(site, permalink),
  }
}

export const docPage = (site: Site, { entry, permalink }: RouteOf<'doc'>) => ({
  surroundings: surroundings(site, permalink),
  /** Whether the page has no sidebar and uses the full width. */
  isSidebarHidden: entry.fields.displayed_sidebar === null,
  series: seriesAround(versionAt(site.versions, permalink).sidebar, permalink),
  view: entryView(entry),
  text: entryText(site, entry),
  neighbours: neighbours(site, entry),
})

export type IndexRoute = RouteOf<'docs-root' | 'category' | 'doc-tags' | 'doc-tag'>

/** A list page: the overview of a version, a category, all tags, or a tag. */
export const docsIndex = (site: Site, route: IndexRoute) => ({
  surroundings: surroundings(site, route.permalink),
  neighbours: neighbours(site, route),
  ...headingOf(site, route),
  ...listOf(site, route),
})

/** The card of the first page to read, if this version has it. */
const startOf = (docs: Doc[]) =>
  cardsOf(docs.filter(({ permalink }) => permalink === config.docs.start).map((doc) => pageItem(doc)))[0]

const tagCard = ({ tag, count }: ReturnType<typeof tagCounts>[number]): Card => ({
  ...tag,
  rel: 'tag',
  text: typograph(tag.description ?? ''),
  note: countOf(count, strings.common.pages),
})

function withCovers(site: Site, cards: Card[]): Card[] {
  const docs = new Map(site.docs.map((doc) => [doc.permalink, doc]))
  return cards.map((card) => {
    const doc = docs.get(card.permalink)
    return { ...card, cover: doc && coverHtml(site, doc) }
  })
}

function listOf(site: Site, route: IndexRoute) {
  const version = versionAt(site.versions, route.permalink)
  switch (route.kind) {
    case 'docs-root':
      return { cards: overviewCards(version.sidebar), start: startOf(docsOf(site.docs, version)) }
    case 'category': {
      const { generatedIndex, isOrdered, items } = route.group
      // a category without a description has no lead, though search engines get its number of pages
      const lead = generatedIndex?.description
      if (isOrdered) return { lead, steps: withCovers(site, stepsOf(items)), series: seriesOf(route.group) }
      const { unnamed, named } = sectionCardsOf(items)
      return { lead, cards: unnamed, named }
    }
    case 'doc-tags':
      return { cards: tagCounts(withoutUnlisted(docsOf(site.docs, version))).map(tagCard) }
    case 'doc-tag': {
      const all = docsTagsPath(version)
      // the list of all tags exists if a listed doc has a tag
      const hasAll = site.linkIndex.pages.has(all)
      return {
        relatedLinks: hasAll ? [{ label: strings.blog.allTags, permalink: all }] : undefined,
        cards: cardsOf(route.docs.map((doc) => pageItem(doc))).toSorted(compareLabels),
      }
    }
  }
}
