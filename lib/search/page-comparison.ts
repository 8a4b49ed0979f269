/** Scores how well a page and its sections match a query. */
import { textSearch, type SearchedText } from './text-search'
import type { ReadQuery } from './read-query'
import type { SearchSection, StoredPage } from './index-files'
import { tokenize } from './words'

/** Above this share a match counts as complete: the rest is a word like «как», or not typed yet. */
const nearlyAll = 0.75
/** The minimum certainty of a word found in a title or a keyword. */
const likely = 0.75
/** The score of a keyword that matches the query: as much as a heading. */
const keywordScore = 8

interface ComparedSection {
  anchor: string
  /** How exactly the query matches the name of a row: 1 to 3 as in `nameMatch`; 0 for no match or no row. */
  nameScore: number
  score: number
  /** The share of the query that the section matches, from 0 to 1. */
  covered: number
  heading: SearchedText
  text: SearchedText
  code: SearchedText
  isLinks?: true
}

export interface ComparedPage {
  page: StoredPage
  title: SearchedText
  /** 4 if the query is the title, 1 to 3 if it is a row (see `nameMatch`), else its share of the title. */
  nameScore: number
  /** Whether the page as a whole matches as well as its best section. */
  isWhole: boolean
  /** The text above the first heading. */
  first: ComparedSection | undefined
  /** Sections with matches, best first. */
  sections: ComparedSection[]
  score: number
}

/** Returns a function that scores a page section by section. */
export function pageComparison({ words, text: query }: ReadQuery): (page: StoredPage) => ComparedPage {
  const search = textSearch(words)
  const matchName = nameMatch(query)
  /** A sum over the words of the query, weighted by rarity. */
  const weighted = (valueOf: (word: number) => number): number =>
    words.reduce((sum, { weight }, word) => sum + weight * valueOf(word), 0)

  const compareSection = ({ anchor, isLinks, ...texts }: SearchSection): ComparedSection => {
    const heading = search(texts.heading)
    const text = search(texts.text)
    const code = search(texts.code)
    const strength = (word: number): number =>
      3 * strengthOf(heading, word) + saturated(strengthOf(text, word) + 0.6 * strengthOf(code, word))
    const covered = weighted((word) => Math.sign(strength(word)))
    const near = Math.max(heading.density, text.density, code.density)
    const score = weighted(strength) * covered * (1 + near)
    return { anchor, nameScore: 0, score, covered, heading, text, code, isLinks }
  }

  /** Scores a row. A name that is the query, or begins with it, counts like a keyword of a page. */
  const compareRow = (row: SearchSection) => {
    const compared = compareSection(row)
    const match = matchName(row.heading)
    const score = compared.score + keywordScore * Math.min(1, match)
    return { ...compared, nameScore: Math.floor(match), score }
  }

  /** The share of the query that a keyword matches, from 0 to 1; 0 if either is only a part of the other. */
  const compareKeyword = (keyword: string): number => {
    const { matches, density } = search(keyword)
    const found = new Set(
      matches.flatMap(({ certainty, position }) => (certainty < likely ? [] : [position])),
    )
    return found.size === tokenize(keyword).length && density >= nearlyAll ? density : 0
  }

  return (page) => {
    const title = search(page.title)
    const ownScores = page.sections.map(compareSection)
    const compared = ownScores.map((section, at) => {
      const rows = section.score > 0 ? rowsOf(page.sections[at]).map(compareRow) : []
      return bestRow(rows, section.score) ?? section
    })
    const sections = compared.filter(({ score }) => score > 0).toSorted(bestFirst)
    const [best = { anchor: '', nameScore: 0, score: 0, covered: 0 }] = sections
    const keywordMatch = Math.max(0, ...page.keywords.map((keyword) => compareKeyword(keyword)))
    const score = best.score + 2 * weighted((word) => strengthOf(title, word)) + keywordScore * keywordMatch
    const inTitle = weighted((word) => Math.min(1, strengthOf(title, word)))
    const found = title.matches.flatMap(({ certainty, position }) => (certainty < likely ? [] : [position]))
    const count = new Set(found).size
    const isStart = inTitle >= nearlyAll && Math.max(...found) < count
    const titled = isStart ? count / tokenize(page.title).length : 0
    const nameScore = titled === 1 ? 4 : Math.max(titled, best.nameScore)
    const isWhole =
      best.anchor === '' || (inTitle >= nearlyAll * best.covered && (best.nameScore === 0 || nameScore === 4))
    return { page, title, nameScore, isWhole, first: ownScores[0], sections, score }
  }
}

type Scores = Pick<ComparedSection, 'nameScore' | 'score'>

/** Sorts what the query names first, then by score. */
export const bestFirst = (a: Scores, b: Scores): number => b.nameScore - a.nameScore || b.score - a.score

/** The minimum number of letters for the beginning of a name to rank above a word anywhere. */
const leastBeginning = 4

/**
 * Returns a function that says how exactly `query` is a name, parameters aside: 3 in the same spelling, 2 in
 * the same words, 1 if it is the last part (`get` of `World::get`), the share that is typed if it is the
 * beginning, else 0.
 */
function nameMatch(query: string): (name: string) => number {
  const written = withoutParameters(query)
  const typed = partsOf(query)
  return (name) => {
    const parts = partsOf(name)
    if (typed === '' || parts === '') return 0
    if (withoutParameters(name) === written) return 3
    if (parts === typed) return 2
    if (parts.endsWith(`.${typed}`)) return 1
    return typed.length >= leastBeginning && parts.startsWith(typed) ? typed.length / parts.length : 0
  }
}

const withoutParameters = (name: string): string => name.replace(/(?<=.)\(.*/s, '')

/** The parts of a name, folded: `world.get` of `World::get($key)`. */
const partsOf = (name: string): string =>
  tokenize(withoutParameters(name))
    .map(({ word }) => word)
    .join('.')

/** The rows of a section that document a name, as sections with the name as heading. */
const rowsOf = ({ rows = [], text = '' }: Partial<SearchSection> = {}): SearchSection[] => {
  const lines = text.split('\n')
  return rows.map(({ id, name, line }) => {
    const cells = lines[line]?.split('\t') ?? []
    return { anchor: id, heading: name, text: cells.slice(1).join('\t'), code: '' }
  })
}

/** If this many other rows have a similar score, the query matches the table as a whole. */
const tooManyAlike = 2

/** The row that the query names, or that scores higher than its section, unless many other rows do, too. */
function bestRow(rows: ComparedSection[], least: number): ComparedSection | undefined {
  const [best, ...others] = rows
    .filter(({ nameScore, score }) => nameScore > 0 || score > least)
    .toSorted(bestFirst)
  if (best && best.nameScore > 0) return best
  const alike = others.filter(({ score }) => best && score > 0.95 * best.score)
  return alike.length < tooManyAlike ? best : undefined
}

/** The summed certainty of a query word in a text. */
const strengthOf = ({ matches }: SearchedText, word: number): number =>
  matches.reduce((sum, match) => (match.word === word ? sum + match.certainty : sum), 0)

/** Gives diminishing returns: 1 match gives 1, many give at most 2.2. */
const saturated = (count: number): number => (count * 2.2) / (count + 1.2)
