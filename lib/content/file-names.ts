/** What the names of content files mean, after the conventions of Docusaurus. */
import { folderOf, joinPath } from '../text/path'

const excluded = [/(^|\/)_[^/]*\.mdx?$/, /(^|\/)_[^/]+\//, /\.test\.mdx?$/, /(^|\/)__tests__\//]

/** Whether a Markdown file is a page: not `_partial.md`, not below `_folder/`, not a test. `path` is below its section. */
export const isPageFile = (path: string): boolean =>
  /\.mdx?$/i.test(path) && !excluded.some((rule) => rule.test(path))

export interface NumberedName {
  name: string
  /** Position by prefix. */
  number?: number
}

/**
 * Splits `01-intro` into 1 and `intro`. Names that look like dates and versions (`2021-11-foo`, `7.0-foo`) have no
 * prefix.
 */
export function splitNumberPrefix(name: string): NumberedName {
  if (/^\d+[-_.]\d+/.test(name)) return { name }
  const match = /^(?<number>\d+)\s*[-_.]+\s*(?<rest>[^-_.\s].*)$/.exec(name)
  if (!match?.groups) return { name }
  return { name: match.groups['rest'] ?? name, number: Number(match.groups['number']) }
}

/** The last segment of a path without its extension. */
export const baseName = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '')

/** Whether a doc stands for its folder: `index`, `readme`, or the name of the folder. */
export function isIndexFile(path: string): boolean {
  const name = baseName(path).toLowerCase()
  const folder = folderOf(path).split('/').at(-1)?.toLowerCase()
  return name === 'index' || name === 'readme' || name === folder
}

export interface PostName {
  /** ISO date of the name, as written; it may name a day that does not exist. */
  date?: string
  /** Address below the blog. */
  slug: string
  /** Title when the post gives none. */
  text: string
}

/** Date and address of a post by its file, relative to the blog: `2021-08-26-welcome/index.md`. */
export function readPostName(path: string): PostName {
  const match = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/.exec(
    path,
  )
  if (match?.groups) {
    const { folder = '', date = '', text = '' } = match.groups
    return { date: date.replaceAll('/', '-'), slug: `/${date.replaceAll('-', '/')}/${folder}${text}`, text }
  }
  const text = path.replace(/(\/index)?\.mdx?$/, '')
  return { slug: `/${text}`, text }
}

/** The path from the content root that an import of the file at `from` means; `null` when it names a package. */
export function importedPath(written: string, from: string): string | null {
  const source = written.normalize('NFC')
  if (source.startsWith('@site/')) return joinPath('', source.slice('@site/'.length))
  return /^\.{1,2}\//.test(source) ? joinPath(folderOf(from), source) : null
}
