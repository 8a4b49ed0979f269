/** What the build and the browser have to agree on: the file to begin with, what is in the files, fields, how MiniSearch is set up. */
import type { AsPlainObject } from 'minisearch'

/**
 * The only name that stays the same when the content changes. Raise its number when older code cannot read a new index, or would look for
 * other terms in it: a page that was open while the site was published again then loads the new code. A test fails when that is so.
 */
export const indexName = 'dictionary-3.json'

/** What a page is indexed by, and how much a word counts there: one of the title says more of a page than one of its text. */
export const fieldBoosts = { title: 5, headings: 2.5, lead: 2, text: 1, code: 0.5 }

/** How MiniSearch is set up; terms are finished before it gets them. */
export const engineOptions = {
  fields: Object.keys(fieldBoosts),
  storeFields: ['kind'],
  processTerm: (term: string) => term,
}

/** The part of the site that a page belongs to: readers filter by it. */
export type SearchKind = 'docs' | 'blog' | 'page'

/** A piece of a page under one heading; what stands above the first one has neither heading nor anchor: both are empty. */
export interface SearchSection {
  anchor: string
  heading: string
  /** Prose, a line for each paragraph or row of a table, whose cells are apart by tabs. */
  text: string
  /** Code, without indents. */
  code: string
  /** Names that rows of tables document, each with its anchor and the number of its line in the text. */
  rows?: { id: string; name: string; line: number }[]
}

/** A page as its file holds it: what results show, and what the best pages are compared by. */
export interface StoredPage {
  permalink: string
  title: string
  kind: SearchKind
  /** Labels of the sections of the site above the page, from the top. */
  breadcrumbs: string[]
  /** Words by which readers know what the page is about, those that it does not use, too. */
  keywords: string[]
  sections: SearchSection[]
}

/** A page as the index takes it. */
export interface SearchPage extends StoredPage {
  description: string
}

/** A term and where it stands, as MiniSearch stores it. */
export type TermEntry = AsPlainObject['index'][number]

/** What is loaded before the first search. */
export interface SearchIndex {
  /** MiniSearch without its terms. Ids of pages are the names of their files. */
  engine: AsPlainObject
  /** Files of terms, with their terms in order of the code units, apart by a space, and on how many pages each term stands. */
  files: { file: string; terms: string; counts: number[] }[]
}
