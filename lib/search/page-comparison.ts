/** Scores how well a page and its sections match a query. */
import { textSearch, type SearchedText } from './text-search'
import type { QueryWord } from './read-query'
import type { SearchSection, StoredPage } from './index-files'
import { tokenize } from './words'

/** A share of a query or a keyword from which it counts as whole: the rest is «как», or not typed yet. */
const nearlyAll = 0.75
/** The certainty from which a word counts as found in a title or a keyword. */
const likely = 0.75
/** The score of a keyword that matches the query: as much as a heading. */
const keywordScore = 8
/** A certainty that only a word in the typed form reaches. */
const asTyped = 1.1

interface ComparedSection {
  anchor: string
  score: number
  /** The share of the query that the section matches, from 0 to 1. */
  covered: number
  heading: SearchedText
  text: SearchedText
  code: SearchedText
}

export interface ComparedPage {
  page: StoredPage
  title: SearchedText
  /** The share of the title that the query matches, from 0 to 1; 0 unless it is the beginning. */
  named: number
  /** Whether the page as a whole matches as well as its best section. */
  isWhole: boolean
  /** The text above the first heading. */
  first: ComparedSection | undefined
  /** Sections with matches, best first. */
  sections: ComparedSection[]
  score: number
}

/** Returns a function that scores a page section by section. */
export function pageComparison(words: QueryWord[]): (page: StoredPage) => ComparedPage {
  const search = textSearch(words)
  /** A sum over the words of the query, weighted by rarity. */
  const weighted = (valueOf: (word: number) => number): number =>
    words.reduce((sum, { weight }, word) => sum + weight * valueOf(word), 0)

  const compareSection = ({ anchor, ...texts }: SearchSection): ComparedSection => {
    const heading = search(texts.heading)
    const text = search(texts.text)
    const code = search(texts.code)
    const strength = (word: number): number =>
      3 * strengthOf(heading, word) + saturated(strengthOf(text, word) + 0.6 * strengthOf(code, word))
    const covered = weighted((word) => Math.sign(strength(word)))
    const near = Math.max(heading.density, text.density, code.density)
    return { anchor, score: weighted(strength) * covered * (1 + near), covered, heading, text, code }
  }

  /** Scores a row. If its name, without parameters, matches the query, it counts like a keyword of a page. */
  const compareRow = (row: SearchSection) => {
    const compared = compareSection(row)
    const named = compareKeyword(row.heading.replace(/(?<=.)\(.*/s, ''), asTyped)
    return { ...compared, score: compared.score + keywordScore * named }
  }

  /**
   * The share of the query that a keyword matches, from 0 to 1; 0 if either is only a part of the other. Each
   * of its words needs a certainty of at least `least`.
   */
  const compareKeyword = (keyword: string, least: number): number => {
    const { matches, density } = search(keyword)
    const found = new Set(matches.flatMap(({ certainty, position }) => (certainty < least ? [] : [position])))
    return found.size === tokenize(keyword).length && density >= nearlyAll ? density : 0
  }

  return (page) => {
    const title = search(page.title)
    const ownScores = page.sections.map(compareSection)
    const compared = ownScores.map((section, at) => {
      const rows = section.score > 0 ? rowsOf(page.sections[at]).map(compareRow) : []
      return bestRow(rows, section.score) ?? section
    })
    const sections = compared.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
    const [best = { anchor: '', score: 0, covered: 0 }] = sections
    const keywordMatch = Math.max(0, ...page.keywords.map((keyword) => compareKeyword(keyword, likely)))
    const score = best.score + 2 * weighted((word) => strengthOf(title, word)) + keywordScore * keywordMatch
    const inTitle = weighted((word) => Math.min(1, strengthOf(title, word)))
    const found = title.matches.flatMap(({ certainty, position }) => (certainty < likely ? [] : [position]))
    const count = new Set(found).size
    const isStart = inTitle >= nearlyAll && Math.max(...found) < count
    const named = isStart ? count / tokenize(page.title).length : 0
    const isWhole = best.anchor === '' || inTitle >= nearlyAll * best.covered
    return { page, title, named, isWhole, first: ownScores[0], sections, score }
  }
}

/** The rows of a section that document a name, as sections with the name as heading. */
const rowsOf = ({ rows = [], text = '' }: Partial<SearchSection> = {}): SearchSection[] => {
  const lines = text.split('\n')
  return rows.map(({ id, name, line }) => {
    const cells = lines[line]?.split('\t') ?? []
    return { anchor: id, heading: name, text: cells.slice(1).join('\t'), code: '' }
  })
}

/** The number of rows with similar scores from which the query matches the table as a whole. */
const mostAlike = 2

/** The row that scores higher than its section, unless many other rows do, too. */
function bestRow(rows: ComparedSection[], least: number): ComparedSection | undefined {
  const [best, ...others] = rows.filter(({ score }) => score > least).toSorted((a, b) => b.score - a.score)
  const alike = others.filter(({ score }) => best && score > 0.95 * best.score)
  return alike.length < mostAlike ? best : undefined
}

/** The summed certainty of a query word in a text. */
const strengthOf = ({ matches }: SearchedText, word: number): number =>
  matches.reduce((sum, match) => (match.word === word ? sum + match.certainty : sum), 0)

/** Gives diminishing returns: 1 match gives 1, many give at most 2.2. */
const saturated = (count: number): number => (count * 2.2) / (count + 1.2)
