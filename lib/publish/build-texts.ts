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
import { hasTwin, twinPath } from '../content/twin-path'

/**
 * Files by address. Drafts and unlisted pages have none; `llms.txt` follows llmstxt.org, and has the last version of the
 * documentation.
 */
export function buildTexts(site: Site): Map<string, string> {
  const files = new Map<string, string>()
  if (!config.assistants.texts) return files
  const sections = sectionsOf(site)
  const last = lastVersion(site.versions)
  const lines = [`# ${config.title}`, `> ${config.description}`]
  const all: string[] = []
  for (const { title, entries } of sections) {
    if (entries.length === 0) continue
    lines.push(`## ${title}`, entries.map(lineOf).join('\n'))
    for (const entry of entries) {
      const text = markdownTwin(entry, site.links)
      files.set(twinPath(entry.permalink), text)
      all.push(text)
    }
  }
  for (const doc of site.docs) {
    if (doc.version !== last.name && hasTwin(doc))
      files.set(twinPath(doc.permalink), markdownTwin(doc, site.links))
  }
  return files.set('/llms.txt', `${lines.join('\n\n')}\n`).set('/llms-full.txt', all.join('\n---\n\n'))
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
