/** The shapes of loaded content. All of it is plain data: it can be written to JSON and read back. */
import type { Problem, SourceFile } from '../problems/problem'
import type { loadDocs } from './docs'
import type { readEntry } from './entry'
import type { readVersions } from './versions'
import type { AuthorFields, PageFields, PostFields } from './schema'

export interface ContentFiles {
  texts: SourceFile[]
  /** Other files (images, downloads), from the content root. */
  assets: string[]
  /** What cannot be read, and is among neither. */
  problems: Problem[]
}

/** The date is an ISO date or time, UTC. */
export type LastUpdate = NonNullable<PageFields['last_update']>

/** What docs, posts and standalone pages have in common. */
export interface Entry extends Omit<ReturnType<typeof readEntry>['entry'], 'title'> {
  title: string
  permalink: string
}

/** A version of the documentation; without `versions.json` there is one. */
export type DocsVersion = ReturnType<typeof readVersions>[number]

export type Doc = ReturnType<typeof loadDocs>['docs'][number]
/** What `_category_.json|yml` says of a folder. */
export type Category = ReturnType<typeof loadDocs>['categories'][number]

export interface Post extends Entry {
  kind: 'post'
  fields: PostFields
  /** ISO date or time, UTC. */
  date: string
  authors: Author[]
}

/** A standalone page of `content/pages`. */
export interface Page extends Entry {
  kind: 'page'
}

export interface Tag {
  label: string
  permalink: string
  description?: string
}

/** An author as `authors.yml` or a post describes them. */
export interface Author extends AuthorFields {
  /** Absent for an author written into a post. */
  key?: string
  name: string
  /** Addresses by network. */
  socials: Record<string, string>
  permalink?: string
}
