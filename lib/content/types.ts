/** The shapes of loaded content. All of it is plain data: it can be written to JSON and read back. */
import type { Format } from '../markdown/format'
import type { ParsedMarkdown } from '../markdown/types'
import type { Problem, SourceFile } from '../problems/problem'
import type { AuthorFields, CategoryFields, DocFields, PageFields, PostFields } from './schema'
import type { Described } from './texts'

export interface ContentFiles {
  texts: SourceFile[]
  /** Other files (images, downloads), from the content root. */
  assets: string[]
  /** What cannot be read, and is among neither. */
  problems: Problem[]
}

/** The date is an ISO date or time, UTC. */
export type LastUpdate = NonNullable<PageFields['last_update']>

/** What all readers of content share. */
export interface Reading {
  texts: SourceFile[]
  /** What they find wrong, unsorted. */
  problems: Problem[]
  /** Keep drafts, as in development. */
  drafts: boolean
  /** The time of the build, in milliseconds. */
  now: number
  /** The last change of a file; `undefined` when nothing is known. */
  lastUpdateOf: (displayPath: string) => LastUpdate | undefined
  describe: (source: SourceFile) => Described
}

/** The fields of every kind of page; those of a kind come on top. */
export type CommonFields = PageFields & Pick<DocFields, 'tags'>

/** What docs, posts and standalone pages have in common. */
export interface Entry {
  source: SourceFile
  format: Format
  parsed: ParsedMarkdown
  /** Names the compiled text in the store. */
  key: string
  /** The sound fields of the front matter, under the names that authors write. */
  fields: CommonFields
  /** Typeset, as all places show it. */
  title: string
  /** Of the front matter, else the first paragraph; may be empty. */
  description: string
  permalink: string
  /** Rounded up; 0 for an empty text. */
  readingMinutes: number
  draft: boolean
  unlisted: boolean
  /** The levels of headings that the table of contents has. */
  tocLevels: { min: number; max: number }
  lastUpdate: LastUpdate | undefined
  tags: Tag[]
}

/** A version of the documentation; without `versions.json` there is one. */
export interface DocsVersion {
  /** As `versions.json` has it; `current` is the one being written. */
  name: string
  label: string
  /** Its overview, which the addresses of all its pages start with. */
  permalink: string
  /** Folder of its texts, from the content root. */
  folder: string
  /** The one without a part of its own in the address. */
  isLast: boolean
  isIndexed: boolean
  className: string
  /** What its pages say of it. */
  banner?: 'unreleased' | 'unmaintained'
}

export interface Doc extends Entry {
  kind: 'doc'
  fields: DocFields
  /** Name of its version. */
  version: string
  /** Folders without number prefixes and the front matter `id` or the file name: `api/events`. */
  id: string
  /** The doc stands for its folder: `index`, `readme` or the name of the folder. */
  isIndex: boolean
  /** By front matter, else by the number prefix of the file. */
  sidebarPosition: number | undefined
}

/** What `_category_.json|yml` says of a folder. */
export interface Category extends Partial<CategoryFields> {
  source: SourceFile
  /** Below that of the version, as on disk: `01-api`. */
  folder: string
}

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
  /** Where the picture is named: the file, from the content root, and the field in it. */
  picture?: { url: string; path: string; field: (string | number)[] }
}
