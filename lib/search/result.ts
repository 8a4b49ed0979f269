/** Compared pages as readers see them. */
import { editDistance } from '../text/edit-distance'
import type { ComparedPage, ComparedSection } from './compare-page'
import { textSearch } from './find-matches'
import { sure } from './look-up'
import type { ReadQuery } from './read-query'
import { markMatches, snippetOf } from './snippet'
import type { SearchGroup, SearchHit } from './types'
import { fold } from './words'

/** How many sections of a page are shown. */
const maxHits = 3
/** Sections much weaker than the best one are left out. */
const weakest = 0.35

/** A page whose title alone matches leads to its top, with its first lines. */
export function groupOf({ page, title, sections }: ComparedPage): SearchGroup {
  const { permalink, kind, breadcrumbs } = page
  const [first] = page.sections
  const strongest = sections[0]?.score ?? 0
  const hits = sections
    .slice(0, maxHits)
    .filter(({ score }) => score >= weakest * strongest)
    .map(hitOf)
  if (hits.length === 0 && first) {
    hits.push({ anchor: '', heading: [], snippet: snippetOf(textSearch([])(first.text || first.code)) })
  }
  return { permalink, kind, breadcrumbs, title: markMatches(title), hits }
}

function hitOf({ anchor, heading, text, code }: ComparedSection): SearchHit {
  const isInCode = code.density > text.density || text.text === ''
  return { anchor, heading: markMatches(heading), snippet: snippetOf(isInCode ? code : text) }
}

/** The query as it was understood: words that stand nowhere as typed are replaced by the nearest form of the best pages. */
export function spellingOf({ words, text }: ReadQuery, pages: ComparedPage[]): string {
  const texts = pages.flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap((section) => [section.heading, section.text, section.code]),
  ])
  const formsOf = (word: number): string[] =>
    texts.flatMap((searched) =>
      searched.matches.flatMap((match) =>
        match.word === word ? [fold(searched.text.slice(match.start, match.end))] : [],
      ),
    )
  return words.reduce((spelling, { word, certainty }, number) => {
    if (certainty >= sure.beginning) return spelling
    const [nearest] = [...new Set(formsOf(number))].toSorted(
      (a, b) => editDistance(word, a) - editDistance(word, b),
    )
    return nearest === undefined ? spelling : replaceWord(spelling, word, nearest)
  }, text)
}

/** Replaces a folded word where it stands, however it is written there. */
function replaceWord(text: string, word: string, by: string): string {
  const at = fold(text).indexOf(word)
  const isFound = at !== -1 && fold(text).length === text.length
  return isFound ? text.slice(0, at) + by + text.slice(at + word.length) : text
}
