/** The data for the page of a doc, a post or a standalone page: its text, and what surrounds it. */
import type { Element } from 'hast'
import { readText } from '../content/compiled-texts'
import { copiedMarkdown } from '../content/markdown-version'
import type { Doc, Entry, Page, Post, Tag } from '../content/types'
import { versionAt } from '../content/version-queries'
import { urlResolver } from '../links/url-resolver'
import { isPlaceholder } from '../links/check-placeholders'
import type { Site } from '../load/load-site'
import type { ResolvedUrl, UrlResolver } from '../markdown/resolve-element'
import { rootAddress } from '../markdown/root-address'
import { fillTemplate, pictureHtml } from '../markdown/fill-template'
import { tableOfContents, type ContentsEntry } from '../nav/table-of-contents'
import { config } from '../site'
import { strings } from '../strings'
import { withoutLastSlash } from '../text/path'
import { absoluteUrl } from '../text/url'
import { cardsAround, type Card } from './cards'
import { excerptHtml } from './excerpt-html'
import { ownHead } from './own-head'

/** What the page of an entry shows around its text. */
export interface EntryView {
  title: string
  /** Whether the page renders a heading above its text: always for posts, else only if the text has none. */
  hasOwnTitle: boolean
  tags: Tag[]
  /** The table of contents; empty if the author hides it. */
  contents: ContentsEntry[]
  /** Whether the text has examples beside tables or text. */
  hasColumns: boolean
  /** Whether the text is a glossary. */
  hasTerms: boolean
  /** Why the page is missing from lists, or from the published site. */
  visibility: 'draft' | 'scheduled' | 'unlisted' | undefined
  editUrl: string | undefined
  reportUrl: string | undefined
  /** The date of the last update, ISO, UTC. */
  updated: string | undefined
  /** The address of the Markdown version, for the page's menu. Standalone pages have no menu. */
  markdown: string | undefined
}

export const entryView = (entry: Doc | Post | Page, editUrlPrefix = config.docs.editUrl): EntryView => ({
  title: entry.title,
  hasOwnTitle: entry.kind === 'post' || hasOwnTitle(entry),
  tags: entry.tags,
  contents: entry.fields.hide_table_of_contents
    ? []
    : tableOfContents(entry.parsed.headings, entry.tocLevels),
  hasColumns: entry.parsed.hasColumns,
  hasTerms: entry.parsed.hasTerms,
  visibility: visibilityOf(entry),
  editUrl: editUrlOf(entry, editUrlPrefix),
  reportUrl: reportLink(config.reportUrl, entry.title, decodeURI(absoluteUrl(entry.permalink))),
  updated: entry.lastUpdate,
  markdown: entry.kind === 'page' ? undefined : copiedMarkdown(entry),
})

function visibilityOf({ draft, unlisted, fields }: Entry): EntryView['visibility'] {
  if (draft) return fields.draft ? 'draft' : 'scheduled'
  return unlisted ? 'unlisted' : undefined
}

const hasOwnTitle = ({ parsed, title, fields }: Doc | Page): boolean =>
  parsed.contentTitle === undefined && title !== '' && !fields.hide_title

function editUrlOf(entry: Doc | Post | Page, editUrlPrefix: string): string | undefined {
  const customUrl = entry.kind === 'doc' ? entry.fields.custom_edit_url : undefined
  if (customUrl !== undefined) return customUrl || undefined
  if (editUrlPrefix === '' || isPlaceholder(editUrlPrefix)) return undefined
  return editUrlPrefix + encodeURI(entry.source.displayPath)
}

export type EntryText = HtmlText | ServerMdx | ClientMdx

interface AnyText {
  /** Elements of the author's `<head>` that the site does not generate. */
  head: Element[]
}

interface HtmlText extends AnyText {
  kind: 'html'
  html: string
}

/** An `.mdx` text: its module, and what its components need. */
interface MdxText extends AnyText {
  /** The path of the file in the content folder. */
  path: string
  cards: Card[]
}

/** An `.mdx` text that the build renders. */
export interface ServerMdx extends MdxText {
  kind: 'server'
  resolve: UrlResolver
}

/** An `.mdx` text that is client code. It cannot receive the resolver, which is a function. */
export interface ClientMdx extends MdxText {
  kind: 'client'
  /** The base of relative addresses in its modules. */
  base: string
  /** All addresses in the text, resolved. */
  links: Record<string, ResolvedUrl>
}

/** The text of an entry: HTML, or the data that its module is rendered with. */
export function entryText(site: Site, entry: Entry): EntryText {
  const resolve = resolverOf(site, entry)
  const head = ownHead(entry).others
  if (entry.format === 'md') return { kind: 'html', head, html: fillTemplate(readText(entry).html, resolve) }
  const { path } = entry.source
  const cards = () => cardsAround(versionAt(site.versions, entry.permalink).sidebar, entry.permalink)
  if (!entry.parsed.hasOwnCode) return { kind: 'server', head, path, resolve, cards: cards() }
  const hasCards = entry.parsed.imports.some(({ source }) => source === '@theme/DocCardList')
  return {
    kind: 'client',
    head,
    path,
    base: baseOf(entry),
    links: resolvedLinks(entry, resolve),
    cards: hasCards ? cards() : [],
  }
}

/** The base of relative addresses in modules: the page's address in Docusaurus, with a slash for an index. */
const baseOf = (entry: Entry): string =>
  'isIndex' in entry && entry.isIndex ? entry.permalink : withoutLastSlash(entry.permalink)

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

/** The image of an entry in lists, as HTML: the first one of a post, or the `image` of a doc; may be empty. */
export function coverHtml(site: Site, entry: Doc | Post): string {
  const resolve = resolverOf(site, entry)
  if (entry.kind === 'post') return fillTemplate(readText(entry).cover, resolve)
  const { image } = entry.fields
  return image ? pictureHtml({ src: image, alt: '' }, resolve) : ''
}

const resolverOf = ({ linkIndex, pictures }: Site, { source, permalink }: Entry) =>
  urlResolver({ path: source.path, permalink }, linkIndex, pictures)

/** The addresses in a text, resolved for its page. Guesses stay as written: only real links publish files. */
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
