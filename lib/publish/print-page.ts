/** The print version of a section, without React. It takes its texts from built pages, `.mdx` included. */
import type { Site } from '../load/load-site'
import type { Heading } from '../markdown/types'
import { config } from '../site'
import { strings } from '../strings'
import { escapeHtml, innerHtml } from '../text/html'
import { decodePath, isPageTop } from '../text/path'
import { prefixIds } from '../text/prefix-ids'
import { absoluteUrl, hrefOf } from '../text/url'
import { flattenParts, type PrintPart, type PrintSection } from '../view/print-section'
import { withoutPageTools } from './without-page-tools'

type FindProse = (permalink: string) => string

/** The only script of a print version: it opens the print dialog. */
const script = "document.querySelector('[data-print]').addEventListener('click',()=>print())"

/** The HTML of a print version. `scripts/build/write-print.ts` adds styles and policy. */
export function printPage(section: PrintSection, site: Site, findProse: FindProse): string {
  const { title, description, permalink, parts } = section
  const { docs } = strings
  const name = `${title}: ${docs.print.toLocaleLowerCase('ru')}`
  const ids = new Map(flattenParts(parts).map((part) => [part.permalink ?? '', part.id]))
  return [
    `<!DOCTYPE html><html lang="${config.locale.code}" data-font="file"><head><meta charSet="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${escapeHtml(`${name} — ${config.title}`)}</title><meta name="robots" content="noindex"/>`,
    `<meta name="description" content="${escapeHtml(description || name)}"/>`,
    `<link rel="icon" href="${hrefOf('/favicon.svg')}" type="image/svg+xml"/>`,
    '</head><body class="print"><header class="print-bar">',
    `<a href="${escapeHtml(hrefOf(permalink))}">${escapeHtml(docs.backTo(title))}</a>`,
    `<button type="button" class="button solid" data-print="">${docs.printNow}</button></header>`,
    '<main class="sheet"><article class="page"><header class="print-title">',
    `<p>${escapeHtml(config.title)}</p><h1>${escapeHtml(title)}</h1>`,
    description && `<p class="lead">${escapeHtml(description)}</p>`,
    `<p>${escapeHtml(decodeURI(absoluteUrl(permalink)))}</p></header>`,
    `<nav class="print-contents" aria-label="${docs.contents}"><h2>${docs.contents}</h2>${contents(parts, headingsOf(parts, site))}</nav>`,
    ...parts.map((part) => chapter(part, 2, findProse, ids)),
    `</article></main><script>${script}</script></body></html>`,
  ].join('')
}

function chapter(part: PrintPart, level: number, findProse: FindProse, ids: Map<string, string>): string {
  const { id, title, permalink, parts } = part
  const heading = `<h${level} class="print-chapter">${escapeHtml(title)}</h${level}>`
  const inner = parts.map((child) => chapter(child, Math.min(5, level + 1), findProse, ids)).join('')
  if (permalink === undefined) return `<section id="${id}" class="print-group">${heading}${inner}</section>`
  const text = partText(findProse(permalink), part, level, ids)
  return `<section id="${id}" class="print-page">${heading}<div class="prose">${text}</div>${inner}</section>`
}

/** The headings of each page, by permalink, without those that several pages have («Что дальше»). */
function headingsOf(parts: PrintPart[], site: Site): Map<string, Heading[]> {
  const pages = flattenParts(parts).flatMap(({ permalink }) => {
    const doc = site.docs.find((one) => one.permalink === permalink)
    return doc ? [[doc.permalink, doc.parsed.headings.filter(({ level }) => level === 2)] as const] : []
  })
  const counts = new Map<string, number>()
  for (const { text } of pages.flatMap(([, headings]) => headings))
    counts.set(text, (counts.get(text) ?? 0) + 1)
  return new Map(
    pages.map(([permalink, headings]) => [permalink, headings.filter(({ text }) => counts.get(text) === 1)]),
  )
}

/** The table of contents: chapters with their sections, two levels for each page. */
function contents(parts: PrintPart[], headings: Map<string, Heading[]>): string {
  const items = parts.map(({ id, title, permalink = '', parts: inner }) => {
    const sections = (headings.get(permalink) ?? []).map(
      (heading) => `<li><a href="#${id}-${escapeHtml(heading.id)}">${escapeHtml(heading.text)}</a></li>`,
    )
    const below = sections.length > 0 ? `<ol>${sections.join('')}</ol>` : ''
    return `<li><a href="#${id}">${escapeHtml(title)}</a>${below}${inner.length > 0 ? contents(inner, headings) : ''}</li>`
  })
  return `<ol>${items.join('')}</ol>`
}

/** The text of a built page, if it has one. */
export const proseOf = (page: string): string | undefined => innerHtml(page, 'div', '<div class="prose"')

/** The text of `part` below its heading: no hidden parts, unique ids, links within the document. */
export function partText(prose: string, { id }: PrintPart, level: number, ids: Map<string, string>): string {
  const lowered = (digit: string) => Math.min(6, Number(digit) + level - 1)
  const text = withoutPageTools(prose.replace(/^\s*<h1\b[\s\S]*?<\/h1>/, ''))
    // focusable in case they scroll: print versions have no script that would check
    .replace(/<(?:div class="(?:table|diagram|formula)|span class="picture)\b[^"]*"/g, '$& tabindex="0"')
    .replace(/(<\/?h)([2-6])(?=[\s>])/g, (_, tag: string, digit: string) => `${tag}${lowered(digit)}`)
    .replace(/<details(?=[\s>])(?![^>]*\sopen[\s>=])/g, '<details open')
    .replace(/(?<=<img(?: [\w-]+="[^"]*")*? loading=")lazy(?=")/g, 'eager')
  return prefixIds(text, `${id}-`, (href) => targetOf(href, id, ids))
}

/** Where a link leads: within the document, or to an address that works on paper. */
function targetOf(href: string, id: string, ids: Map<string, string>): string {
  if (href.startsWith('#')) return isPageTop(href.slice(1)) ? `#${id}` : `#${id}-${href.slice(1)}`
  if (!href.startsWith(`${config.basePath}/`) || href.startsWith('//')) return href
  const [page = '', hash = ''] = href.slice(config.basePath.length).split('#', 2)
  const target = ids.get(decodePath(page))
  if (target !== undefined) return hash === '' ? `#${target}` : `#${target}-${hash}`
  return absoluteUrl(decodePath(page)) + (hash === '' ? '' : `#${hash}`)
}
