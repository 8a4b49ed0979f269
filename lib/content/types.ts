/** The shapes of loaded content. All of it is plain data: it can be written to JSON and read back. */
import type { ParsedMarkdown } from '../markdown/types'
import type { Problem } from '../problems/problem'
import type { SourceFile } from '../text/source-file'
import type { CategoryFields } from './schema'

/** All files of the content folder. */
export interface ContentFiles {
  texts: SourceFile[]
  /** Other files (images, downloads), from the content root. */
  assets: string[]
  /** What cannot be read, and is among neither. */
  problems: Problem[]
}

export interface LastUpdate {
  /** ISO date or time, UTC. */
  date?: string
  author?: string
}

/** What docs, posts and standalone pages have in common. */
export interface Entry {
  source: SourceFile
  format: 'md' | 'mdx'
  permalink: string
  title: string
  description: string
  keywords: string[]
  /** As written: a URL, a path of the site, or a file beside the source. */
  image?: string
  draft: boolean
  unlisted: boolean
  hideTableOfContents: boolean
  tocLevels: { min: number; max: number }
  lastUpdate?: LastUpdate
  tags: Tag[]
  parsed: ParsedMarkdown
  /** Names the compiled text in the store. */
  key: string
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
  /** The one at `/docs/`. */
  isLast: boolean
  /** Whether search engines may have it. */
  isIndexed: boolean
  className: string
  /** What its pages say of it. */
  banner?: 'unreleased' | 'unmaintained'
}

export interface Doc extends Entry {
  kind: 'doc'
  /** Name of its version. */
  version: string
  /** Folders without number prefixes and the front matter `id` or the file name: `api/events`. */
  id: string
  sidebarLabel?: string
  sidebarPosition?: number
  sidebarClassName?: string
  /** The doc stands for its folder: `index`, `readme` or the name of the folder. */
  isIndex: boolean
  hideTitle: boolean
  pagination: { label?: string; previous?: string | null; next?: string | null }
  /** `null`: the page has no sidebar, and no place in one. */
  displayedSidebar?: string | null
  /** `null` hides the edit link. */
  customEditUrl?: string | null
}

export interface Post extends Entry {
  kind: 'post'
  slug: string
  /** ISO date or time, UTC. */
  date: string
  authors: Author[]
  /** Rounded up; 0 for an empty text. */
  readingMinutes: number
  titleMeta?: string
  sidebarLabel?: string
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
export interface Author {
  /** Absent for an author written into a post. */
  key?: string
  name: string
  title?: string
  description?: string
  url?: string
  email?: string
  imageUrl?: string
  socials: Record<string, string>
  /** A team or a company, and no person. */
  isOrganization?: boolean
  /** Permalink of the author's page, if there is one. */
  permalink?: string
}

/** What `_category_.json|yml` says of a folder. */
export interface Category extends CategoryFields {
  source: SourceFile
  /** Folder below that of the version, as on disk: `01-api`. */
  folder: string
}
