/** Types of loaded content: plain data that survives a round trip through JSON. */
import type { Format } from '../markdown/format'
import type { ParsedMarkdown } from '../markdown/types'
import type { Problem, SourceFile } from '../problems/problem'
import type { AuthorFields, CategoryFields, DocFields, PageFields, PostFields } from './schema'
import type { TextInfo } from './compiled-texts'

export interface ContentFiles {
  texts: SourceFile[]
  /** Names of all files except Markdown, and of all in `static/`; relative to the content root. */
  assets: string[]
  /** Problems of files. Unreadable files are in neither list. */
  problems: Problem[]
}

/** What all content loaders share: the input, the options, and the list that collects problems. */
export interface LoadContext {
  texts: SourceFile[]
  /** Problems found so far, unsorted. */
  problems: Problem[]
  /** Whether to keep drafts, as in development. */
  drafts: boolean
  /** Time of the build, in milliseconds. */
  now: number
  /** The time of a file's last change, ISO; `undefined` if unknown. */
  lastUpdateOf: (displayPath: string) => string | undefined
  describe: (source: SourceFile) => TextInfo
}

/** Fields of every page; docs, posts and pages add their own. */
export type CommonFields = PageFields & Pick<DocFields, 'tags'>

/** The properties that docs, posts and standalone pages share. */
export interface Entry {
  source: SourceFile
  format: Format
  parsed: ParsedMarkdown
  /** Key of the compiled text in the store of `compiled-texts.ts`. */
  key: string
  /** The valid fields of the front matter, under the authors' names. */
  fields: CommonFields
  /** With typography applied. */
  title: string
  /** The description in front matter, else the first paragraph; may be empty. */
  description: string
  permalink: string
  /** Minutes of reading, rounded up; 0 for an empty text. */
  readingMinutes: number
  draft: boolean
  unlisted: boolean
  /** The levels of the headings in the table of contents. */
  tocLevels: { min: number; max: number }
  /** The date or time of the last update, ISO. */
  lastUpdate: string | undefined
  tags: Tag[]
}

/** A version of the documentation; without `versions.json` there is one. */
export interface DocsVersion {
  /** Name in `versions.json`; `current` is the unreleased version. */
  name: string
  label: string
  /** Address of its overview, the prefix of the addresses of all its pages. */
  permalink: string
  /** Folder of its texts, relative to the content root. */
  folder: string
  /** Folders in it that are separate documentations: `docs.instances` in `lib/site.ts`. */
  instances: readonly string[]
  /** Whether the addresses of its pages omit the name of the version. */
  isLast: boolean
  isIndexed: boolean
  className: string
  banner?: 'unreleased' | 'unmaintained'
}

export interface Doc extends Entry {
  kind: 'doc'
  fields: DocFields
  /** The `name` of its `DocsVersion`. */
  version: string
  /** Folders without number prefixes, and the front matter `id` or the file name: `api/events`. */
  id: string
  /** Whether the doc is the index of its folder, see `isIndexFile`. */
  isIndex: boolean
  /** The position in front matter, or the number prefix of the file. */
  sidebarPosition: number | undefined
}

/** Settings of a folder in `_category_.json|yml`. */
export interface Category extends Partial<CategoryFields> {
  source: SourceFile
  /** Path of the folder relative to that of the version, as on disk: `01-api`. */
  folder: string
}

export interface Post extends Entry {
  kind: 'post'
  fields: PostFields
  /** ISO date or time, UTC. */
  date: string
  authors: Author[]
}

export interface Page extends Entry {
  kind: 'page'
}

export interface Tag {
  label: string
  permalink: string
  description?: string
}

export interface Author extends AuthorFields {
  /** Key in `authors.yml`; absent for an inline author. */
  key?: string
  name: string
  /** Addresses of profiles by network. */
  socials: Record<string, string>
  permalink?: string
  picture?: AuthorUrl
  website?: AuthorUrl
}

/** An address of an author, and where it is written: a file, relative to the content root, and a field of it. */
export interface AuthorUrl {
  url: string
  path: string
  field: (string | number)[]
}
