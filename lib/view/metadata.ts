/** The metadata of a page: what search engines, messengers and browser tabs show. */
import { withoutUnlisted, tagCounts } from '../content/lists'
import type { Entry, Tag } from '../content/types'
import { lastVersion, versionAt } from '../content/version-queries'
import { resolveLink, type LinkSource } from '../links/resolve-link'
import type { Site } from '../load/load-site'
import type { Route } from '../load/build-routes'
import { config } from '../site'
import { strings } from '../strings'
import { withoutJoiners } from '../text/characters'
import { countOf } from '../text/plural'
import { sizeOf } from './cards'
import { ownHead } from './own-head'
import { socialCard, socialImagePath, type SocialCard } from './social-card'
import { counterpart } from './versions'

/** The metadata of a kind of page. Missing fields have defaults. */
interface Description {
  /** Title without the site's name; empty for the home page. */
  title: string
  /** The description; by default the title with a full stop. */
  description?: string
  keywords?: string[]
  isIndexed?: boolean
  /** The author's image: a file of this site, or an absolute address. Without it, an image is generated. */
  image?: string
  page?: number
  /** The Open Graph properties of a post. */
  article?: { publishedTime: string; modifiedTime?: string; tags: string[]; authors: string[] }
}

export interface PageMetadata extends Pick<Description, 'article'> {
  /** With the number of the page, if it is a further page of a list. */
  title: string
  description: string
  permalink: string
  /** The permalink of the page that search engines should show. */
  canonical: string
  keywords: string[]
  isIndexed: boolean
  /** Address of the social image, on this site or absolute. */
  image: string
  /** The content of a generated image. */
  card: SocialCard | undefined
}

/** The metadata of a page, with defaults for fields that neither its kind nor its author sets. */
export function pageMetadata(site: Site, route: Route): PageMetadata {
  const { page = 1, title: name, ...described } = describeRoute(site, route)
  const { description = `${name}.`, keywords = [], isIndexed = true, article } = described
  const title = withoutJoiners(page === 1 ? name : `${name}, ${strings.blog.page(page)}`)
  const place = placeInVersions(site, route.permalink)
  const card = described.image === undefined ? socialCard(site, route, title) : undefined
  return {
    title,
    description: withoutJoiners(description),
    permalink: route.permalink,
    canonical: place.canonical,
    keywords,
    isIndexed: isIndexed && place.isIndexed,
    image: described.image ?? (card ? socialImagePath(card) : ''),
    card,
    article,
  }
}

/** The canonical address (in the last version if it has the page), and whether to index the version. */
function placeInVersions(site: Site, permalink: string): { canonical: string; isIndexed: boolean } {
  const version = versionAt(site.versions, permalink)
  if (!permalink.startsWith(version.permalink)) return { canonical: permalink, isIndexed: true }
  const latest = version.isLast ? undefined : counterpart(site, permalink, lastVersion(site.versions))
  return { canonical: latest?.isSame ? latest.permalink : permalink, isIndexed: version.isIndexed }
}

export function headingOf(site: Site, route: Route) {
  const { title, description: lead } = describeRoute(site, route)
  return { title, lead }
}

function describeRoute(site: Site, route: Route): Description {
  const { docs, blog, common, search } = strings
  switch (route.kind) {
    case 'home':
      return { description: config.description, ...(route.entry && ofEntry(site, route.entry)), title: '' }
    case 'page':
    case 'doc':
      return ofEntry(site, route.entry)
    case 'post':
      return {
        ...ofEntry(site, route.entry),
        title: route.entry.fields.title_meta ?? route.entry.title,
        article: {
          publishedTime: route.entry.date,
          modifiedTime: route.entry.lastUpdate,
          tags: route.entry.tags.map(({ label }) => label),
          authors: route.entry.authors.map(({ name }) => name),
        },
      }
    case 'docs-root':
      return { title: docs.title, description: docs.lead }
    case 'category': {
      const { generatedIndex: index, label, items } = route.group
      const title = index?.title ?? label
      const description = index?.description ?? `${title}: ${sizeOf(items)}.`
      const image = index?.image && imageOf(site, { path: '', permalink: route.permalink }, index.image)
      return { title, description, keywords: index?.keywords, image }
    }
    case 'doc-tags':
      return { title: docs.tags, description: docs.tagsLead }
    case 'doc-tag':
      return ofTag(route.tag, route.docs, countOf(route.docs.length, common.pages))
    case 'tag':
      return { ...ofTag(route.tag, route.posts, countOf(route.total, blog.posts)), page: route.page }
    case 'blog-list':
      return { title: config.blog.title, description: config.blog.description, page: route.page }
    case 'archive':
      return ofList(blog.archive, blog.archiveLead, blog.noPosts, withoutUnlisted(site.posts))
    case 'tags':
      return ofList(blog.tags, blog.tagsLead, blog.noTags, tagCounts(withoutUnlisted(site.posts)))
    case 'authors':
      return ofList(blog.authors, blog.authorsLead, blog.noAuthors, site.authors)
    case 'author':
      return { title: route.author.name, description: route.author.description, page: route.page }
    case 'search':
      return { title: search.title, description: search.description }
  }
}

const ofTag = ({ label, description }: Tag, shown: Entry[], count: string): Description => ({
  title: strings.blog.tagged(count, label),
  description,
  isIndexed: shown.some(({ unlisted }) => !unlisted),
})

const ofList = (title: string, lead: string, empty: string, { length }: unknown[]): Description => ({
  title,
  description: length > 0 ? lead : empty,
  isIndexed: length > 0,
})

function ofEntry(site: Site, entry: Entry): Description {
  const { description, keywords, 'og:image': image = entry.fields.image } = ownHead(entry).values
  return {
    title: entry.title,
    description: description ?? (entry.description || config.description),
    keywords: keywords === undefined ? entry.fields.keywords : [keywords],
    isIndexed: !entry.unlisted && !entry.draft,
    image: image && imageOf(site, { path: entry.source.path, permalink: entry.permalink }, image),
  }
}

/** The address of an image; `undefined` if it is missing, or an SVG, which messengers do not show. */
function imageOf({ linkIndex }: Site, from: LinkSource, image: string): string | undefined {
  if (/\.svg([?#]|$)/i.test(image)) return undefined
  const target = resolveLink(image, from, linkIndex)
  if (target.kind === 'external') return target.url
  if (target.kind === 'file') return target.path
  return target.kind === 'asset' ? linkIndex.published.get(target.path)?.href : undefined
}
