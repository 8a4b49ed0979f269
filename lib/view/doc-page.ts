/** What the pages of the documentation show, but for the sidebar: of a doc, of a category, and of the docs under a tag. */
import { listed, tagCounts, withTag } from '../content/blog-queries'
import { docsTagsPath } from '../content/address'
import { twinOf } from '../content/twin-path'
import type { Tag } from '../content/types'
import { docsOf, versionAt } from '../content/version-queries'
import type { Site } from '../load/load'
import type { RouteOf } from '../load/routes'
import { strings } from '../strings'
import { countOf } from '../text/plural'
import { typograph } from '../text/typograph'
import { breadcrumbs, cardsOf, docNeighbours, neighbours, type Card } from './docs'
import { entryText, entryView } from './entry'
import { pageMetadata } from './metadata'
import { printPath } from './print-section'
import { versionView } from './versions'

/** The page of a doc. */
export function docPage(site: Site, { entry, permalink }: RouteOf<'doc'>) {
  return {
    /** A page without a sidebar has the width to itself. */
    isAlone: entry.fields.displayed_sidebar === null,
    crumbs: breadcrumbs(versionAt(site.versions, permalink), permalink),
    print: printPath(site, permalink),
    version: versionView(site, permalink),
    view: entryView(entry),
    text: entryText(site, entry),
    neighbours: docNeighbours(site, entry),
    twin: twinOf(entry),
  }
}

/** The generated index of a category, or the overview of a version. */
export function categoryPage(site: Site, route: RouteOf<'category' | 'docs-root'>) {
  const { permalink } = route
  const { sidebar } = versionAt(site.versions, permalink)
  const group = route.kind === 'category' ? route.group : undefined
  const description = group ? group.generatedIndex?.description : strings.docs.lead
  return {
    crumbs: breadcrumbs(versionAt(site.versions, permalink), permalink),
    print: printPath(site, permalink),
    version: versionView(site, permalink),
    title: pageMetadata(site, route).title,
    description: description === undefined ? undefined : typograph(description),
    cards: cardsOf(group ? group.items : sidebar),
    neighbours: neighbours(sidebar, permalink),
  }
}

const collator = new Intl.Collator('ru')

/** The docs under a tag by title. A tag that only unlisted docs have shows them: it can be reached from those alone. */
export function docTagPage(site: Site, tag: Tag) {
  const version = versionAt(site.versions, tag.permalink)
  const own = docsOf(site.docs, version)
  const shown = withTag(listed(own), tag)
  const docs = shown.length > 0 ? shown : withTag(own, tag)
  const cards = docs
    .toSorted((a, b) => collator.compare(a.title, b.title))
    .map(({ title, permalink, description }): Card => ({
      label: typograph(title),
      permalink,
      text: typograph(description),
      isGroup: false,
    }))
  return {
    title: strings.blog.tagged(countOf(docs.length, strings.common.pages), tag.label),
    description: tag.description,
    cards,
    version: versionView(site, tag.permalink),
    /** Absent when no listed doc has a tag. */
    tagsPermalink: tagCounts(listed(own)).length > 0 ? docsTagsPath(version) : undefined,
  }
}
