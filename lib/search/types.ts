/** The shapes of the search: what is indexed, what is stored in files, and what a reader gets. All of it is plain data. */

/** The part of the site that a page belongs to: readers filter by it. */
export type SearchKind = 'docs' | 'blog' | 'page'

/** A piece of a page under one heading. */
export interface SearchSection {
  /** Id of the heading; empty for what stands above the first one. */
  anchor: string
  /** Empty above the first heading. */
  heading: string
  /** Prose, a line for each paragraph or row of a table. */
  text: string
  /** Code, without indents. */
  code: string
}

/** A page as the index takes it. */
export interface SearchPage {
  permalink: string
  title: string
  kind: SearchKind
  /** Labels of the sections of the site above the page, from the top. */
  breadcrumbs: string[]
  description: string
  keywords: string[]
  sections: SearchSection[]
}

/** A page as its file holds it: what results show, and what the best pages are compared by. */
export type StoredPage = Omit<SearchPage, 'description' | 'keywords'>

/** What is loaded before the first search. Pages go by their numbers, which are places in these lists. */
export interface SearchIndex {
  kinds: SearchKind[]
  /** Hashes in the names of the files of pages. */
  pages: string[]
  /** How many words stand in the fields of each page, which tells the weight of one. */
  lengths: number[][]
  averageLengths: number[]
  /** All terms in order of their code units, apart by a space. */
  terms: string
  /** On how many pages each term stands. */
  counts: number[]
  /** Files of postings, each from a term on: its number, and the hash in the name of the file. */
  files: { first: number; hash: string }[]
}

/**
 * Where a term stands: number of a field, how many pages follow, and for each page how far its number is from the one before
 * and how often the term stands there; then the next field.
 */
export type Postings = number[]

/** The file with a fixed name that tells where the index is. */
export interface SearchManifest {
  /** Hash in the name of the index; another content gives another one. */
  index: string
  /** Name of the script that can read it, where it is for one. */
  worker?: string
}

/** A piece of a snippet. */
export interface SnippetPart {
  text: string
  isMatch: boolean
}

/** A section of a page that answers. */
export interface SearchHit {
  /** Id of the heading to land on; empty for the top of the page. */
  anchor: string
  /** The heading with its matches; empty for the top of the page. */
  heading: SnippetPart[]
  snippet: SnippetPart[]
}

/** A page that answers, with its best sections, the best one first. */
export interface SearchGroup {
  permalink: string
  title: SnippetPart[]
  kind: SearchKind
  breadcrumbs: string[]
  hits: SearchHit[]
}

export interface SearchOptions {
  /** Only pages of this kind. */
  kind?: SearchKind | undefined
  /** How many groups to return; 8 unless told. */
  limit?: number | undefined
  /** How many groups to leave out before them; 0 unless told. */
  offset?: number | undefined
}

export interface SearchResult {
  groups: SearchGroup[]
  /** How many pages answer, of the kind asked for, */
  total: number
  /** and of each kind. */
  totals: Record<SearchKind, number>
  /** What was searched instead of what was typed: layout, spelling or script put right. */
  corrected?: string
}

/** Reads a file of the index by its name below the folder of the search, parsed; rejects when it cannot be had. */
export type LoadFile = (name: string) => Promise<unknown>

export interface Search {
  /** Loads what the first search needs, ahead of it; rejects like `search`. */
  prepare: () => Promise<void>
  /** Finds pages; rejects with the error of `LoadFile`, and works again once files can be loaded. */
  search: (text: string, options?: SearchOptions) => Promise<SearchResult>
}
