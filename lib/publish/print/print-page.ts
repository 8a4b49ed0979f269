/** The print version of a section as a page: no shell, no framework, light. */
import type { Heading } from '../../markdown/types'
import { config } from '../../site'
import { strings } from '../../strings'
import { absoluteUrl, hrefOf } from '../../text/url'
import { flattenParts, type PrintPart, type PrintSection } from '../../view/print-section'
import { partText } from './part-text'
import { escapeHtml } from '../../text/escape-html'

/** A built page of the section. */
export interface PrintSource {
  prose: string
  headings: Heading[]
}

/** Pages of the section by permalink. */
export type PrintSources = Map<string, PrintSource>

/** The one thing a page cannot do without a script: open the dialog of the browser. */
const script = "document.querySelector('[data-print]').addEventListener('click',()=>print())"

/** The page, without styles and a policy. */
export function printPage(section: PrintSection, sources: PrintSources): string {
  const { title, description, permalink, parts } = section
  const { docs } = strings
  const pages = flattenParts(parts).flatMap(({ permalink: page, id }) =>
    page === undefined ? [] : [[page, id] as const],
  )
  const ids = new Map(pages)
  const name = `${title}: ${docs.print.toLocaleLowerCase('ru')}`
  return [
    `<!DOCTYPE html><html lang="${config.locale.code}"><head><meta charSet="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    `<title>${escapeHtml(`${name} — ${config.title}`)}</title><meta name="robots" content="noindex"/>`,
    `<meta name="description" content="${escapeHtml(description === '' ? name : description)}"/>`,
    `<link rel="icon" href="${hrefOf('/favicon.svg')}" type="image/svg+xml"/>`,
    '</head><body class="print"><header class="print-bar">',
    `<a href="${hrefOf(permalink)}">${escapeHtml(docs.backTo(title))}</a>`,
    `<button type="button" class="button solid" data-print="">${docs.printNow}</button></header>`,
    '<main class="sheet"><article class="page"><header class="print-title">',
    `<p>${escapeHtml(config.title)}</p><h1>${escapeHtml(title)}</h1>`,
    description === '' ? '' : `<p class="lead">${escapeHtml(description)}</p>`,
    `<p class="print-source">${escapeHtml(decodeURI(absoluteUrl(permalink)))}</p></header>`,
    `<nav class="print-contents" aria-label="${docs.contents}"><h2>${docs.contents}</h2>${contents(parts, sources)}</nav>`,
    ...parts.map((part) => chapter(part, 2, sources, ids)),
    `</article></main><script>${script}</script></body></html>`,
  ].join('')
}

function chapter(part: PrintPart, level: number, sources: PrintSources, ids: Map<string, string>): string {
  const { id, title, permalink = '', parts } = part
  const heading = `<h${level} class="print-chapter">${escapeHtml(title)}</h${level}>`
  const source = sources.get(permalink)
  const text = source ? `<div class="prose">${partText(source.prose, part, level, ids)}</div>` : ''
  const inner = parts.map((child) => chapter(child, Math.min(5, level + 1), sources, ids)).join('')
  return `<section id="${id}" class="${source ? 'print-page' : 'print-group'}">${heading}${text}${inner}</section>`
}

/** Chapters and their sections, two levels of each page. */
function contents(parts: PrintPart[], sources: PrintSources): string {
  const items = parts.map(({ id, title, permalink = '', parts: inner }) => {
    const headings = (sources.get(permalink)?.headings ?? []).filter(({ level }) => level === 2)
    const own = headings.map(
      (heading) => `<li><a href="#${id}-${escapeHtml(heading.id)}">${escapeHtml(heading.typeset)}</a></li>`,
    )
    const below = own.length > 0 ? `<ol>${own.join('')}</ol>` : ''
    return `<li><a href="#${id}">${escapeHtml(title)}</a>${below}${inner.length > 0 ? contents(inner, sources) : ''}</li>`
  })
  return `<ol>${items.join('')}</ol>`
}
