/** The data that the page of a doc, a post or a standalone page shows: its text, and what surrounds it. */
import { readText } from '../content/texts'
import { copiedMarkdown } from '../content/markdown-version'
import type { Doc, Entry, Page, Post } from '../content/types'
import { versionAt } from '../content/version-queries'
import { urlResolver } from '../links/url-resolver'
import { isPlaceholder } from '../links/check-placeholders'
import type { Site } from '../load/load-site'
import type { ResolvedUrl, UrlResolver } from '../markdown/resolve-element'
import type { FoundPartial } from '../markdown/types'
import { rootAddress } from '../markdown/root-address'
import { fillTemplate } from '../markdown/template'
import { tableOfContents } from '../nav/table-of-contents'
import { config } from '../site'
import { strings } from '../strings'
import { withoutLastSlash } from '../text/path'
import { absoluteUrl } from '../text/url'
import { cardsAround } from './cards'
import { excerptHtml } from './excerpt-html'
import { ownHead } from './own-head'
import { siteFacts } from './site-facts'

/** What the page of an entry shows around its text. */
export const entryView = (entry: Doc | Post | Page, sourceUrl = config.docs.editUrl) => ({
  title: entry.title,
  /** Whether the page renders the title: not if the text has it. Posts always do: their texts lose it. */
  hasOwnTitle: entry.kind === 'post' || hasOwnTitle(entry),
  tags: entry.tags,
  contents: entry.fields.hide_table_of_contents
    ? []
    : tableOfContents(entry.parsed.headings, entry.tocLevels),
  visibility: visibilityOf(entry),
  editUrl: editUrlOf(entry, sourceUrl),
  reportUrl: reportLink(config.reportUrl, entry.title, decodeURI(absoluteUrl(entry.permalink))),
  /** ISO date, UTC. */
  updated: entry.lastUpdate?.date,
  /** The address of the Markdown version, for the page's menu. Standalone pages have no menu. */
  markdown: entry.kind === 'page' ? undefined : copiedMarkdown(entry),
})
export type EntryView = ReturnType<typeof entryView>

/** Why a page is missing from lists, or from the published site. */
function visibilityOf({ draft, unlisted, fields }: Entry) {
  if (draft) return fields.draft ? ('draft' as const) : ('scheduled' as const)
  return unlisted ? ('unlisted' as const) : undefined
}

const hasOwnTitle = ({ parsed, title, fields }: Doc | Page): boolean =>
  parsed.contentTitle === undefined && title !== '' && !fields.hide_title

function editUrlOf(entry: Doc | Post | Page, sourceUrl: string): string | undefined {
  const customUrl = entry.kind === 'doc' ? entry.fields.custom_edit_url : undefined
  if (customUrl !== undefined) return customUrl || undefined
  if (sourceUrl === '' || isPlaceholder(sourceUrl)) return undefined
  return sourceUrl + encodeURI(entry.source.displayPath)
}

/**
 * The text of an entry, ready to render:
 *
 * - `.md`: its HTML,
 * - `.mdx`: the path of its module, and what its components need,
 * - `.mdx` that is client code: the same, but with all addresses resolved: it cannot receive the resolver,
 *   which is a function.
 */
export function entryText(site: Site, entry: Entry) {
  const resolve = resolverOf(site, entry)
  const head = ownHead(entry).others
  if (entry.format === 'md') return { head, html: fillTemplate(readText(entry).html, resolve) }
  const { path } = entry.source
  const cards = () => cardsAround(versionAt(site.versions, entry.permalink).sidebar, entry.permalink)
  const parts = entry.parsed.partials.map(partOf)
  if (!entry.parsed.hasOwnCode) return { head, path, resolve, parts, cards: cards(), facts: siteFacts(site) }
  const hasCards = entry.parsed.imports.some(({ source }) => source === '@theme/DocCardList')
  return {
    head,
    path,
    base: baseOf(entry),
    links: resolvedLinks(entry, resolve),
    parts,
    cards: hasCards ? cards() : [],
  }
}

/** The base of relative addresses in modules: the page's address in Docusaurus, with a slash for an index. */
const baseOf = (entry: Entry): string =>
  'isIndex' in entry && entry.isIndex ? entry.permalink : withoutLastSlash(entry.permalink)

/** An imported text: the ids of its headings that differ on this page, and the texts that it imports. */
export interface Part {
  ids: Record<string, string>
  parts: Part[]
}

const partOf = ({ ids = {}, partials = [] }: FoundPartial): Part => ({ ids, parts: partials.map(partOf) })

export type EntryText = ReturnType<typeof entryText>

/** The text of an entry with images in their original format, for feeds. */
export const feedText = (site: Site, entry: Entry): string =>
  fillTemplate(readText(entry).html, resolverOf({ ...site, pictures: new Map() }, entry)).replace(
    onlyOnPages,
    '',
  )

/** Second layouts of diagrams, and links to their full size: page styles show or hide them. */
const onlyOnPages = /<svg class="narrow"[^]*?<\/svg>|<a class="enlarge\b[^]*?<\/a>/g

export const excerptText = (site: Site, entry: Entry): string =>
  excerptHtml(readText(entry).excerpt, entry, resolverOf(site, entry))

/** The image that a post starts with, as HTML; empty if it starts with something else. */
export const coverHtml = (site: Site, entry: Entry): string =>
  fillTemplate(readText(entry).cover, resolverOf(site, entry))

const resolverOf = ({ links, pictures }: Site, { source, permalink }: Entry) =>
  urlResolver({ path: source.path, permalink }, links, pictures)

/** The addresses in a text, resolved for its page. Guesses at files stay: only real links publish files. */
const resolvedLinks = ({ parsed, source }: Entry, resolve: UrlResolver): Record<string, ResolvedUrl> =>
  Object.fromEntries(
    parsed.links.flatMap(({ url, isGuess, from = source }) =>
      [url, rootAddress(url, from.path)].map((address) => {
        const resolved = resolve(address)
        return [address, isGuess && resolved.isFile ? { href: url } : resolved]
      }),
    ),
  )

/** The link to report a mistake on a page; `undefined` if the setting is empty or a placeholder. */
export function reportLink(reportUrl: string, title: string, address: string): string | undefined {
  if (reportUrl === '' || isPlaceholder(reportUrl)) return undefined
  const [subject, body] = [strings.common.reportTitle(title), strings.common.reportText(address)]
  const names = reportUrl.startsWith('mailto:') ? ['subject', 'body'] : ['title', 'body']
  // not `URLSearchParams`, whose «+» mail programs would show
  const query = [subject, body].map((text, index) => `${names[index]}=${encodeURIComponent(text)}`).join('&')
  return reportUrl + (reportUrl.includes('?') ? '&' : '?') + query
}
