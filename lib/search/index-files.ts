/** The contract between the build and browsers: the entry file, file formats, fields, MiniSearch options. */
import type { AsPlainObject } from 'minisearch'

/**
 * The only file name that does not depend on the content. Raise its number if older code could not read a new
 * index, or would look for other terms in it: pages opened before a deployment then load the new code.
 * `index-files.test.ts` fails if that is needed.
 */
export const indexName = 'dictionary-3.json'

/** The indexed fields with their boosts: a word in the title says more about a page than one in its text. */
export const fieldBoosts = { title: 5, headings: 2.5, names: 1, lead: 2, text: 1, code: 0.5 }

/** MiniSearch options. It receives finished terms. */
export const engineOptions = {
  fields: Object.keys(fieldBoosts),
  storeFields: ['kind', 'permalink'],
  processTerm: (term: string) => term,
}

/** The kinds of pages that the search filters by, in the order of the filters: docs, posts, all others. */
export const searchKinds = ['docs', 'blog', 'page'] as const
export type SearchKind = (typeof searchKinds)[number]

/** The part of a page below one heading. Above the first heading, `heading` and `anchor` are empty. */
export interface SearchSection {
  anchor: string
  heading: string
  /** Prose, one line per paragraph or table row, with cells separated by tabs. */
  text: string
  /** Code, without indentation. */
  code: string
  /** Whether it only lists links, as «what to read next» does. */
  isLinks?: true
  /** Names documented in table rows, with anchors and line numbers in the text. */
  rows?: { id: string; name: string; line: number }[]
}

/** A page as stored in its file: what results show, and what the best pages are compared by. */
export interface StoredPage {
  permalink: string
  title: string
  kind: SearchKind
  /** Labels of the sections above the page, from the root. */
  breadcrumbs: string[]
  /** Search terms of the page, which its text need not contain. */
  keywords: string[]
  sections: SearchSection[]
}

/** A page as the build indexes it. */
export interface SearchPage extends StoredPage {
  description: string
}

/** A term with its postings, as MiniSearch stores it. */
export type TermEntry = AsPlainObject['index'][number]

/** The entry file, loaded before the first search. */
export interface SearchIndex {
  /** MiniSearch without its terms. The id of a page is the name of its file. */
  engine: AsPlainObject
  /** The files of terms, which are sorted by code unit, and the number of pages of each term. */
  files: { file: string; terms: string; counts: number[] }[]
}
