/** What content file names mean, as in Docusaurus. */
import { isDocusaurusModule } from '../markdown/mdx/docusaurus-modules.mjs'
import { folderOf, joinPath } from '../text/path'

const excluded = [/(^|\/)_[^/]*\.mdx?$/, /(^|\/)_[^/]+\//, /\.test\.mdx?$/, /(^|\/)__tests__\//]

export const isMarkdownFile = (path: string): boolean => /\.mdx?$/i.test(path)

/** Whether a file is a page: Markdown, not a test, no `_` in its path. `path` is relative to its section. */
export const isPageFile = (path: string): boolean =>
  isMarkdownFile(path) && !excluded.some((rule) => rule.test(path))

/** Splits `01-intro` into 1 and `intro`. Dates and versions (`2021-11-foo`, `7.0-foo`) have no number. */
export function splitNumberPrefix(written: string): { name: string; number?: number } {
  if (/^\d+[-_.]\d+/.test(written)) return { name: written }
  const [, number, name] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(written) ?? []
  return name === undefined ? { name: written } : { name, number: Number(number) }
}

export const baseName = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.[^.]+$/, '')

/** A path without the parts that an import may omit: the extension and `/index`. */
export const moduleStem = (path: string): string => path.replace(/(\/index)?(\.[cm]?[jt]sx?)?$/, '')

/** Whether a doc is the index of its folder: `index`, `readme`, or named like the folder. */
export function isIndexFile(path: string): boolean {
  const name = baseName(path).toLowerCase()
  const folder = folderOf(path).split('/').at(-1)?.toLowerCase()
  return name === 'index' || name === 'readme' || name === folder
}

/** Parses the path of a post below `blog/`: its address, a fallback title, and a date, maybe invalid. */
export function readPostName(path: string): { date?: string; slug: string; text: string } {
  const [, folder = '', date, text = ''] =
    /^(.*)(\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?\s*(.*?)(?:\/index)?\.mdx?$/.exec(path) ?? []
  if (date !== undefined)
    return { date: date.replaceAll('/', '-'), slug: `/${date.replaceAll('-', '/')}/${folder}${text}`, text }
  const name = path.replace(/(\/index)?\.mdx?$/, '')
  return { slug: `/${name}`, text: name }
}

/** The path of an import relative to the content root; `null` for a package. */
export function importedPath(written: string, from: string): string | null {
  const source = written.normalize('NFC')
  if (/^(@site)?\//.test(source)) return joinPath('', source.replace('@site', ''))
  const [, inTheme] = /^@theme\/(.+)/.exec(source) ?? []
  if (inTheme !== undefined && !isDocusaurusModule(source)) return joinPath('src/theme', inTheme)
  return /^\.{1,2}\//.test(source) ? joinPath(folderOf(from), source) : null
}
