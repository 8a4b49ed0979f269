/** The shapes of the search: what is indexed, what is stored in files, and what a reader gets. All of it is plain data. */
import type { AsPlainObject } from 'minisearch'

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
}

/** A page as its file holds it: what results show, and what the best pages are compared by. */
export interface StoredPage {
  permalink: string
  title: string
  kind: SearchKind
  /** Labels of the sections of the site above the page, from the top. */
  breadcrumbs: string[]
  sections: SearchSection[]
}

/** A page as the index takes it. */
export interface SearchPage extends StoredPage {
  description: string
  keywords: string[]
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

/** A piece of a snippet. */
export interface SnippetPart {
  text: string
  isMatch: boolean
}

/** A section of a page that answers. */
export interface SearchHit {
  anchor: string
  heading: SnippetPart[]
  snippet: SnippetPart[]
}

/** A page that answers, with its best sections below the top, the best one first. */
export interface SearchGroup extends Pick<StoredPage, 'permalink' | 'kind' | 'breadcrumbs'> {
  title: SnippetPart[]
  /** What the page says at its top; empty when only sections answer. */
  snippet: SnippetPart[]
  /** Whether the page as a whole answers as well as its best section. */
  isWhole: boolean
  hits: SearchHit[]
}

export interface SearchOptions {
  /** Only pages of this kind. */
  kind?: SearchKind | undefined
  /** How many groups to return; 8 by default. */
  limit?: number | undefined
}

export interface SearchResult {
  groups: SearchGroup[]
  /** How many pages answer, of the kind asked for. */
  total: number
  /** How many pages of each kind answer. */
  totals: Record<SearchKind, number>
  /** What was searched instead of what was typed: layout, spelling or script put right. */
  corrected?: string
}

/** Reads a file of the index by its name below the folder of the search, parsed; rejects when it is not available. */
export type LoadFile = (name: string) => Promise<unknown>

/** Finds pages; an empty text only loads what the first search needs. Rejects with the error of `LoadFile`. */
export type Search = (text: string, options?: SearchOptions) => Promise<SearchResult>
