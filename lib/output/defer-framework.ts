/**
 * The exported page as the framework writes it starts its scripts at once and carries its texts twice: as HTML, and again in
 * the data that the scripts read. This takes both out of the page, the
 * data without the texts, into a file for `components/behaviour/framework.ts`: it starts the framework when the page has long
 * been readable.
 */

import { cleanRows, splitRows, type Row } from './framework-rows'
import { withoutStyles } from './inline-styles'
import { withoutScripts } from './join-scripts'
import { withTextRows } from './text-rows'

/** What the framework has to be given, in order to start. */
export interface FrameworkData {
  /** Addresses of its scripts. */
  scripts: string[]
  /** What its bundler runs first. */
  entry: unknown
  /** Its data in pieces; a number stands for the text of the element with that `data-part`. */
  data: (string | number)[]
}

/** The file beside a page. */
export interface FrameworkFile extends FrameworkData {
  /** Address of the styles that this page lacks and others may need. */
  styles: string
}

const scriptTag = /<script src="([^"]*\/_next\/[^"]*)"([^>]*)><\/script>/g
const preloadTag = /<link rel="preload" as="script"[^>]*>/g
const dataTag =
  /<script>(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((\[.*?\])\)<\/script>/gs
const entryTag = /<script id="_R_">.*?\.push\((\{.*?\})\);?<\/script>/s

/** A page of the export in pieces. */
export interface ExportedPage extends Pick<FrameworkData, 'scripts' | 'entry'> {
  /** The page without its framework. */
  html: string
  rows: Row[]
}

/** A page without its framework, and what that needs. Throws when the framework writes its pages in another way than the one known here. */
export function deferFramework(html: string): { html: string; framework: FrameworkData } {
  return joinExported(readExported(html))
}

/** Takes a page of the export apart. Throws as above. */
export function readExported(html: string): ExportedPage {
  const entry = entryTag.exec(html)?.[1]
  const scripts = [...html.matchAll(scriptTag)]
    .filter(([, , attributes = '']) => !attributes.includes('noModule'))
    .map(([, src = '']) => src)
  const rows = [...html.matchAll(dataTag)].flatMap(([, push = '[]']) =>
    (JSON.parse(push) as unknown[]).filter((part) => typeof part === 'string'),
  )
  if (entry === undefined || scripts.length === 0 || rows.length === 0)
    throw new Error('The page has no framework')
  const bare = [scriptTag, preloadTag, dataTag, entryTag].reduce((text, tag) => text.replace(tag, ''), html)
  return {
    html: bare,
    // they run in whatever order they come; that of the page depends on what its process has drawn before
    scripts: [...new Set(scripts)].toSorted(),
    entry: JSON.parse(entry) as unknown,
    rows: keepSegments(cleanRows(rows.join(''), (raw) => withoutScripts(withoutStyles(raw)))),
  }
}

/** The page, with each text once, and the data of its framework. */
export function joinExported({ html, rows, scripts, entry }: ExportedPage): {
  html: string
  framework: FrameworkData
} {
  const { page, data } = shareTexts(html, withTextRows(rows))
  return { html: page, framework: { scripts, entry, data } }
}

/** How long the router may use what came with the page, in seconds. */
const staleTime = 24 * 60 * 60
const staleTimeRow = 'fffff'

/**
 * Lets the router keep what came with the page. Without a time it forgets it, and asks for the shell again before the first
 * navigation, and for the page when the reader comes back.
 */
function keepSegments(rows: Row[]): Row[] {
  const field = '"s":"$undefined"'
  const holder = rows.find(({ raw, text }) => text === undefined && raw.includes(field))
  if (!holder) return rows
  const kept = { raw: holder.raw.replace(field, () => `"s":"$${staleTimeRow}"`) }
  const iterable = `${staleTimeRow}:X\n${staleTimeRow}:${staleTime}\n${staleTimeRow}:C\n`
  return [...rows.map((row) => (row === holder ? kept : row)), ...splitRows(iterable)]
}

/** Whether this may be text instead of HTML, with letters that browsers give back in another way: what they give is HTML. */
const isTextToEscape = (text: string): boolean => !text.includes('<') && /[&>\u{A0}]/u.test(text)

/** An opening tag up to its `>`, of an element that has content. */
const openingTag = /^<[a-z][^\s"<>/]*(?:\s+[^\s"<>/=]+(?:="[^"]*")?)*\s*$/i

/** Where the opening tag ends of an element that holds this HTML and nothing else; -1 when there is none. */
function holderOf(page: string, html: string): number {
  const whole = `>${html}</`
  let at = page.indexOf(whole)
  while (at !== -1 && !openingTag.test(page.slice(page.lastIndexOf('<', at), at))) {
    at = page.indexOf(whole, at + 1)
  }
  return at
}

/** Cuts the texts out of the data that stand in the page too, and numbers the elements that hold them. */
function shareTexts(html: string, rows: Row[]): Pick<FrameworkData, 'data'> & { page: string } {
  const data: FrameworkData['data'] = []
  let page = html
  /** The elements that hold the texts, by number: one of equal ones does for all. */
  const parts: string[] = []
  let before = ''
  for (const { raw, text } of rows) {
    const at = text === undefined || isTextToEscape(text) ? -1 : holderOf(page, text)
    if (text === undefined || at === -1) {
      before += raw
      continue
    }
    if (!parts.includes(text)) {
      page = `${page.slice(0, at)} data-part="${parts.length}"${page.slice(at)}`
      parts.push(text)
    }
    data.push(before + raw.slice(0, raw.indexOf('T') + 1), parts.indexOf(text))
    before = ''
  }
  return { page, data: [...data, before] }
}
