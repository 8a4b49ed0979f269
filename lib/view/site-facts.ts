import { listed } from '../content/blog-queries'
import type { Site } from '../load/load'
import { config, type SiteLink } from '../site'
import { strings } from '../strings'

/** What a text may show about the rest of the site. */
export function siteFacts({ docs, posts }: Pick<Site, 'docs' | 'posts'>) {
  const [newest] = listed(posts)
  const links: SiteLink[] = [...config.navbar, ...config.footer.flatMap((column) => column.links)]
  return {
    /** Reading time of a doc, shown after its name. */
    readingTimeOf(permalink: string): string | undefined {
      const doc = docs.find((each) => each.permalink === permalink)
      return doc && strings.docs.readingTime(doc.readingMinutes)
    },
    newest: newest && { label: newest.title, to: newest.permalink },
    /** A link from the settings, by label. */
    linkNamed: (label: string): SiteLink | undefined => links.find((link) => link.label === label),
  }
}
export type SiteFacts = ReturnType<typeof siteFacts>
