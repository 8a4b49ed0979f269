import type { ComparedPage } from './rank-sections'
import type { QueryWord } from './read-query'
import { markMatches, snippetOf } from './snippet'
import type { SearchGroup, SearchHit } from './types'

/** How many sections of a page are shown. */
const maxHits = 3
/** Sections much weaker than the best one are left out. */
const weakest = 0.35

/** A page as readers see it. One whose title alone matches leads to its top, with its first lines. */
export function toGroup({ page, title, sections }: ComparedPage, words: QueryWord[]): SearchGroup {
  const { permalink, kind, breadcrumbs } = page
  const strongest = sections[0]?.score ?? 0
  const hits = sections
    .filter(({ score }, at) => at < maxHits && score >= weakest * strongest)
    .map((ranked): SearchHit => ({
      anchor: ranked.section.anchor,
      heading: markMatches(ranked.section.heading, ranked.heading),
      snippet: snippetOf(ranked, words),
    }))
  const [first] = page.sections
  if (hits.length === 0 && first) {
    const start = { section: first, score: 0, heading: [], text: [], code: [] }
    hits.push({ anchor: '', heading: [], snippet: snippetOf(start, words) })
  }
  return { permalink, kind, breadcrumbs, title: markMatches(page.title, title), hits }
}
