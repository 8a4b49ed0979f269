/** What the site gives to programs that read texts: a Markdown twin of each page, a list of them, and all in one file. */
import { listed } from '../content/blog-queries'
import type { Site } from '../load/load'
import type { Entry } from '../content/types'
import { lastDocs, lastVersion } from '../content/version-queries'
import { flattenSidebar } from '../nav/queries'
import { config } from '../site'
import { strings } from '../strings'
import { absoluteUrl } from '../text/url'
import { markdownTwin } from './markdown-twin'
import { hasTwin, twinPath } from '../content/address'

/**
 * Files by address. Drafts and unlisted pages have none; `llms.txt` follows llmstxt.org, and has the last version of the
 * documentation.
 */
export function buildTexts(site: Site): Map<string, string> {
  if (!config.assistants.texts) return new Map()
  const twinOf = (entry: Entry): [string, string] => [
    twinPath(entry.permalink),
    markdownTwin(entry, site.links),
  ]
  const sections = sectionsOf(site).filter(({ entries }) => entries.length > 0)
  const twins = sections.flatMap(({ entries }) => entries.map(twinOf))
  const last = lastVersion(site.versions)
  const older = site.docs.filter((doc) => doc.version !== last.name && hasTwin(doc))
  const lists = sections.flatMap(({ title, entries }) => [`## ${title}`, entries.map(lineOf).join('\n')])
  return new Map([
    ...twins,
    ...older.map(twinOf),
    ['/llms.txt', `${[`# ${config.title}`, `> ${config.description}`, ...lists].join('\n\n')}\n`],
    ['/llms-full.txt', twins.map(([, text]) => text).join('\n---\n\n')],
  ])
}

/** Parts of the site in the order of its menus. */
function sectionsOf({ docs, versions, posts, pages }: Site): { title: string; entries: Entry[] }[] {
  const order = new Map(
    flattenSidebar(lastVersion(versions).sidebar).map(({ permalink }, index) => [permalink, index]),
  )
  const place = ({ permalink }: Entry) => order.get(permalink) ?? order.size
  return [
    {
      title: strings.docs.title,
      entries: lastDocs({ docs, versions })
        .filter(hasTwin)
        .toSorted((a, b) => place(a) - place(b)),
    },
    { title: config.blog.title, entries: listed(posts).filter(hasTwin) },
    { title: strings.common.otherPages, entries: pages.filter(hasTwin) },
  ]
}

const lineOf = ({ title, permalink, description }: Entry): string =>
  `- [${title || config.title}](${absoluteUrl(twinPath(permalink))})${description === '' ? '' : `: ${description}`}`
