/** Texts for language models: a Markdown version of each page, a list of these, and all in one file. */
import type { Site } from '../load/load-site'
import type { Entry } from '../content/types'
import { urlResolver } from '../links/url-resolver'
import type { LinkIndex } from '../links/resolve-link'
import { readFrontMatter } from '../markdown/front-matter'
import { lastDocs, lastVersion } from '../content/version-queries'
import { pagesInOrder } from '../nav/sidebar-tree'
import { config } from '../site'
import { strings } from '../strings'
import { withoutJoiners } from '../text/characters'
import { decodePath } from '../text/path'
import { absoluteUrl } from '../text/url'
import { hasMarkdown, markdownPath } from '../content/markdown-version'

/** Files by address, without drafts and unlisted pages; `llms.txt` (llmstxt.org) has the last version. */
export function buildTexts(site: Site): Map<string, string> {
  if (!config.assistants.texts) return new Map()
  const fileOf = (entry: Entry) => [markdownPath(entry.permalink), markdownOf(entry, site.linkIndex)] as const
  const sections = sectionsOf(site)
  const files = sections.flatMap(({ entries }) => entries.map(fileOf))
  const last = lastVersion(site.versions)
  const older = site.docs.filter((doc) => doc.version !== last.name && hasMarkdown(doc))
  const lists = sections.flatMap(({ title, entries }) => [`## ${title}`, entries.map(lineOf).join('\n')])
  return new Map([
    ...files,
    ...older.map(fileOf),
    ['/llms.txt', `${[`# ${config.title}`, `> ${config.description}`, ...lists].join('\n\n')}\n`],
    ['/llms-full.txt', files.map(([, text]) => text).join('\n---\n\n')],
  ])
}

function sectionsOf({ docs, versions, posts, pages }: Site): { title: string; entries: Entry[] }[] {
  const order = new Map(
    pagesInOrder(lastVersion(versions).sidebar).map(({ permalink }, index) => [permalink, index]),
  )
  const place = ({ permalink }: Entry) => order.get(permalink) ?? order.size
  const sections = [
    { title: strings.docs.title, all: lastDocs({ docs, versions }).toSorted((a, b) => place(a) - place(b)) },
    { title: config.blog.title, all: posts },
    { title: strings.common.otherPages, all: pages },
  ]
  return sections
    .map(({ title, all }) => ({ title, entries: all.filter(hasMarkdown) }))
    .filter(({ entries }) => entries.length > 0)
}

const lineOf = ({ title, permalink, description }: Entry): string =>
  `- [${escapeMarkdown(title || config.title)}](${target(absoluteUrl(markdownPath(permalink)))})${description === '' ? '' : `: ${escapeMarkdown(description)}`}`

/** Escapes a text for one line of Markdown, and removes word joiners. */
const escapeMarkdown = (text: string): string =>
  withoutJoiners(text)
    .replace(/\s+/g, ' ')
    .replace(/[\\[\]<&]/g, '\\$&')

/** Encodes an address for the parentheses of a link. */
const target = (url: string): string => url.replaceAll('(', '%28').replaceAll(')', '%29')

/** The Markdown version of a page: title, description, address, and the text with absolute addresses. */
function markdownOf(entry: Entry, index: LinkIndex): string {
  const { title, description, permalink, source, parsed } = entry
  const body = readFrontMatter(source).body.trim()
  const paragraphs = [
    parsed.contentTitle === undefined ? `# ${escapeMarkdown(title)}` : '',
    description === '' ? '' : `> ${escapeMarkdown(description)}`,
    `<${absoluteUrl(permalink)}>`,
    withAbsoluteLinks(body, entry, index),
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

/** Matches code, which is skipped, an inline drawing, or an address: `[…](a)`, `[name]: a`, `href="a"`. */
const codeOrLink =
  /^[ \t>]*(`{3,}|~{3,})[\s\S]*?(?:^[ \t>]*\1|(?![\s\S]))|`[^`\n]*`|!\[(?<alt>(?:\\.|[^\]\\])*)\]\(<?[^\s)>]+\.inline\.svg>?(?:\s+"(?<caption>(?:\\.|[^"\\])*)")?\)|\]\(<(?<blank>[^>\n]*)>|(?<before>\]\(<?|^\[[^\]]+\]:\s+<?|(?:href|src)=")(?<url>[^\s)>"]+)/gm

type Groups = Record<'alt' | 'caption' | 'before' | 'url' | 'blank', string | undefined>

function withAbsoluteLinks(text: string, { parsed, source, permalink }: Entry, index: LinkIndex): string {
  const resolve = urlResolver({ path: source.path, permalink }, index)
  const absoluteUrls = new Map(
    parsed.links.flatMap(({ url }) => {
      const { href, to } = resolve(url)
      return to === undefined ? [] : [[url, target(new URL(href, absoluteUrl(permalink)).href)]]
    }),
  )
  return text.replace(codeOrLink, (all, ...rest) => {
    const groups = rest.at(-1) as Groups // the groups come last
    // an inline drawing has no address
    if (groups.alt !== undefined) return [groups.caption, groups.alt].filter(Boolean).join(' ')
    const url = groups.url ?? groups.blank
    const absolute = url && (absoluteUrls.get(url) ?? absoluteUrls.get(decodePath(url)))
    return absolute === undefined ? all : `${groups.before ?? ']('}${absolute}`
  })
}
