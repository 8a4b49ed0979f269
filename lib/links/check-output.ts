/** Checks the export: each `href` and `src` must lead to a file, each hash to an id. */
import { isMarkdownFile } from '../content/file-names'
import { placeAt, problem, type Problem, type SourceFile } from '../problems/problem'
import { countOf, pageForms } from '../text/plural'
import { decodePath, folderOf, idOfHash, isExternal, isPageTop, joinPath } from '../text/path'
import { hostOf, showsFrame, withoutBase } from '../text/url'
import { deadUrlOf } from './resolve-link'
import { srcsetUrls, tagsIn } from '../text/html'

export interface BuiltPage {
  file: string
  urls: string[]
  /** Frames that the CSP blocks. Markdown has links in their place, so these come from authors' code. */
  frames: string[]
  ids: Set<string>
}

/** Reads a built page. Skips code samples that look like tags. */
export function readBuiltPage(file: string, html: string): BuiltPage {
  const urls: string[] = []
  const frames: string[] = []
  const ids = new Set<string>()
  for (const { name: tag, attributes } of tagsIn(html)) {
    // Next.js writes the origin of the fonts into these, which is not a page
    if (attributes.some(({ name, value }) => name === 'rel' && value === 'preconnect')) continue
    for (const { name, value: text } of attributes) {
      if (name === 'id' || (name === 'name' && tag === 'a')) ids.add(text.normalize('NFC'))
      else if (tag === 'iframe' && name === 'src') frames.push(...(showsFrame(text) ? [] : [text]))
      else if (name === 'href' || name === 'src') urls.push(text)
      else if (name.toLowerCase() === 'srcset') urls.push(...srcsetUrls(text))
    }
  }
  return { file, urls, frames, ids }
}

interface DeadUrl {
  url: string
  rule: 'html/blocked' | 'links/page' | 'links/anchor' | 'links/file' | 'links/asset'
  pages: string[]
}

/** Finds dead addresses in `pages` of an export with these `files`, except those already `reported` in texts. */
export function findDeadUrls(
  pages: BuiltPage[],
  files: Set<string>,
  basePath: string,
  reported = new Set<string>(),
): DeadUrl[] {
  const found = new Map<string, DeadUrl>()
  const byFile = new Map(pages.map((page) => [page.file, page]))
  for (const page of pages) {
    const here = `https://site${basePath}/${page.file.replace(/index\.html$/, '')}`
    const add = (key: string, url: string, rule: DeadUrl['rule']): void => {
      const dead = found.get(key) ?? { url, rule, pages: [] }
      dead.pages.push(page.file)
      found.set(key, dead)
    }
    for (const url of new Set(page.frames)) add(`frame ${hostOf(url)}`, url, 'html/blocked')
    for (const url of new Set(page.urls)) {
      if (url === '' || isExternal(url)) continue
      if (!URL.canParse(url, here)) {
        add(url, url, 'links/page')
        continue
      }
      const { pathname, hash } = new URL(url, here)
      const path = decodePath(pathname)
      const file = fileAt(path.slice(basePath.length + 1), files)
      const id = idOfHash(hash)
      const target = byFile.get(file)
      const isThere = path.startsWith(`${basePath}/`) && files.has(file)
      if (isThere && (isPageTop(id) || !target || target.ids.has(id))) continue
      if (reported.has(deadUrlOf(url, decodePath(new URL(here).pathname)))) continue
      // `#a` on two pages is two addresses
      add(url.startsWith('#') ? page.file + url : url, url, isThere ? 'links/anchor' : ruleOf(path))
    }
  }
  return [...found.values()]
}

/** The exported file at a path. Hosts redirect `/docs` to `/docs/`. */
function fileAt(name: string, files: Set<string>): string {
  const index = `${name.replace(/\/$/, '')}/index.html`.replace(/^\//, '')
  return name === '' || name.endsWith('/') || (!files.has(name) && files.has(index)) ? index : name
}

/** The rule for a dead address. Links to Markdown files stay as written, so their rule only warns. */
function ruleOf(path: string): DeadUrl['rule'] {
  if (isMarkdownFile(path)) return 'links/file'
  return /\.[a-z\d]{2,5}$/i.test(path) ? 'links/asset' : 'links/page'
}

const frameAdvice = (host: string): string =>
  host === ''
    ? 'Своих страниц сайт во фрейме не показывает: поставьте ссылку.'
    : `Добавьте «${host}» в html.frames файла lib/site.ts.`

/** One problem per text that contains the address; if none does, a single one in another file or at a page. */
export const deadUrlProblems = (dead: DeadUrl[], textOf: FindText, others: WrittenFile[]): Problem[] =>
  dead
    .filter(({ url }) => !others.some(({ text }) => isUnchecked(url, text)))
    .flatMap((one) => problemsOf(one, textOf, others))

function problemsOf(dead: DeadUrl, textOf: FindText, others: WrittenFile[]): Problem[] {
  const { url, rule, pages } = dead
  const [first = '', ...more] = pages
  const reportAt = ({ displayPath, text }: WrittenFile, offset: number, shownPages: string): Problem[] =>
    offset < 0 ? [] : [problem(displayPath, placeAt(text, offset), messageOf(dead, shownPages), rule)]

  const inPages = pages.flatMap((page) => {
    const file = textOf(page)
    if (!file) return []
    const offset = offsetOf(url, file.text, page)
    // the text may link to the file (./b.md#x): then only the hash is the same
    const isFile = offset < 0 && rule === 'links/anchor'
    return reportAt(file, isFile ? hashOffset(url, file.text) : offset, page)
  })
  if (inPages.length > 0) return inPages
  const allPages = more.length > 0 ? `${first} и ещё ${countOf(more.length, pageForms)}` : first
  const [found] = menusLast(others).flatMap((file) =>
    reportAt(file, offsetOf(url, file.text, first), allPages),
  )
  return [found ?? problem(textOf(first)?.displayPath ?? first, undefined, messageOf(dead, allPages), rule)]
}

function messageOf({ url, rule }: DeadUrl, pages: string): string {
  if (isObject(url)) return `Адрес — объект, а нужна строка (${pages}). Напишите её.`
  if (rule === 'html/blocked') return `Фрейм не откроется: ${url} (${pages}). ${frameAdvice(hostOf(url))}`
  return `Ведёт в никуда: ${url} (${pages}). Исправьте адрес или уберите ссылку.`
}

/** Whether an address is a stringified object: `[object Object]`. */
const isObject = (url: string): boolean => decodePath(url).startsWith('[object ')

/** Sorts sidebar files last: their own links are already checked, so the address is more likely in another file. */
const menusLast = (files: WrittenFile[]): WrittenFile[] => {
  const isMenu = ({ displayPath }: WrittenFile) => /(^|\/)[^/]*sidebars[^/]*$/.test(displayPath)
  return [...files.filter((file) => !isMenu(file)), ...files.filter(isMenu)]
}

type WrittenFile = Pick<SourceFile, 'displayPath' | 'text'>

type FindText = (page: string) => WrittenFile | undefined

/** Whether a text has the address as `pathname://…`, which leads to another part of the host. */
const isUnchecked = (url: string, text: string): boolean =>
  writtenForms(url).some((address) => indexOfWhole(`pathname://${address}`, text) >= 0)

/** An address as in a page and as authors may have written it. */
const writtenForms = (url: string): string[] => [url, withoutBase(url), decodePath(withoutBase(url))]

/** The offset of an address in a text; -1 if it is not there. */
function offsetOf(url: string, text: string, page: string): number {
  if (isObject(url)) return text.search(/\b(?:to|href|src)=\{\s*\{/)
  const written = writtenForms(url).flatMap((each) => [each, each.replace(/\/$/, '')])
  const offsets = written.filter(Boolean).map((address) => indexOfWhole(address, text))
  return offsets.find((offset) => offset >= 0) ?? relativeOffset(withoutBase(url), text, page)
}

/** The offset of a quoted address that leads from a page to `path`, as in Docusaurus or in browsers. */
function relativeOffset(path: string, text: string, page: string): number {
  const folder = folderOf(page)
  const found = [...text.matchAll(/(?<=(["'`]))\.{1,2}\/[^\s"'`]+(?=\1)/g)].find(([address]) =>
    [folderOf(folder), folder].some((base) => `/${joinPath(base, address)}` === path),
  )
  return found?.index ?? -1
}

/** The offset of the hash of an address in a text, after any address; -1 if it is not there. */
const hashOffset = (url: string, text: string): number =>
  indexOfWhole(decodePath(url.slice(url.indexOf('#'))), text)

const isInside = (character = '') => /[\p{L}\d_/-]/u.test(character)

/** The offset of a whole address or hash. An address can be too long for a regular expression. */
function indexOfWhole(address: string, text: string): number {
  const isWithin = (at: number) =>
    !address.startsWith('#') && (isInside(text[at - 1]) || text[at - 1] === '.')
  let at = text.indexOf(address)
  while (at !== -1 && (isWithin(at) || isInside(text[at + address.length])))
    at = text.indexOf(address, at + 1)
  return at
}
