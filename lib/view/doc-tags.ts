/** What the pages of tags of the documentation show. */
import { listed, tagCounts, withTag } from '../content/blog-queries'
import { docsTagsPath } from '../content/address'
import type { Site } from '../load/load'
import type { Tag } from '../content/types'
import { docsOf, versionAt } from '../content/version-queries'
import { countOf } from '../text/plural'
import { strings } from '../strings'
import { typograph } from '../text/typograph'
import type { Card } from './docs'

const collator = new Intl.Collator('ru')

export interface DocTagView {
  title: string
  cards: Card[]
  /** Absent when no listed doc has a tag. */
  tagsPermalink?: string
}

/** The docs under a tag by title. A tag that only unlisted docs have shows them: it can be reached from those alone. */
export function docTagView(site: Site, tag: Tag): DocTagView {
  const version = versionAt(site.versions, tag.permalink)
  const own = docsOf(site.docs, version)
  const shown = withTag(listed(own), tag)
  const docs = shown.length > 0 ? shown : withTag(own, tag)
  const cards = docs
    .toSorted((a, b) => collator.compare(a.title, b.title))
    .map((doc) => ({
      label: typograph(doc.title),
      permalink: doc.permalink,
      text: typograph(doc.description),
      isGroup: false,
    }))
  return {
    title: strings.blog.tagged(countOf(docs.length, strings.common.pages), tag.label),
    cards,
    ...(tagCounts(listed(own)).length > 0 && { tagsPermalink: docsTagsPath(version) }),
  }
}
