/** What search engines, messengers and the browser tab show of a page. */
import { describeAsset } from '../content/assets'
import { listed, withTag } from '../content/blog-queries'
import type { Entry } from '../content/types'
import { lastVersion, versionAt } from '../content/version-queries'
import { resolveLink, type LinkIndex } from '../links/resolve'
import type { Site } from '../load/load'
import type { Route } from '../load/routes'
import { config } from '../site'
import { strings } from '../strings'
import { countOf } from '../text/plural'
import { socialCard, socialImagePath, type SocialCard } from './social-card'
import { counterpart } from './versions'

export interface PageMetadata {
  /** Without the name of the site; empty for the home page. */
  title: string
  description: string
  permalink: string
  /** Permalink of the page that search engines should show for this one: the same page of the last version. */
  canonical: string
  keywords: string[]
  isIndexed: boolean
  /** Address of the picture for messengers, on this site or absolute. */
  image: string
  /** What the picture shows, when the build renders it. */
  card?: SocialCard
  /** Set for posts. */
  article?: { published: string; modified?: string; tags: string[]; authors: string[] }
}

/** What one kind of page says; the rest has defaults. */
interface Description extends Pick<PageMetadata, 'title' | 'article'> {
  /** Without one the title is the description. */
  description?: string
  keywords?: string[]
  isIndexed?: boolean
  /** A picture that the author has chosen; the build renders the others. */
  image?: string
  /** Number of a page of a list. */
  page?: number
}

/** Metadata of a route. */
export function pageMetadata(site: Site, route: Route): PageMetadata {
  const described = describeRoute(site, route)
  const { page = 1, description = `${described.title}.`, keywords = [], isIndexed = true } = described
  const title = page === 1 ? described.title : `${described.title}, ${strings.blog.page(page)}`
  const { permalink } = route
  const place = placeInVersions(site, permalink)
  const card = described.image === undefined ? socialCard(site, route, title) : undefined
  return {
    title,
    description,
    permalink,
    canonical: place.canonical,
    keywords,
    isIndexed: isIndexed && place.isIndexed,
    image: described.image ?? (card ? socialImagePath(card) : ''),
    card,
    article: described.article,
  }
}

/** Pages of other versions name the same page of the last one as the address to show, if there is one. */
function placeInVersions(site: Site, permalink: string): { canonical: string; isIndexed: boolean } {
  const version = versionAt(site.versions, permalink)
  if (!permalink.startsWith(version.permalink)) return { canonical: permalink, isIndexed: true }
  const latest = version.isLast ? undefined : counterpart(site, permalink, lastVersion(site.versions))
  return { canonical: latest?.isSame ? latest.permalink : permalink, isIndexed: version.isIndexed }
}

function describeRoute(site: Site, route: Route): Description {
  const { docs, blog, common, search } = strings
  switch (route.kind) {
    case 'home':
      return route.entry
        ? { ...entryMetadata(site, route.entry), title: '' }
        : { title: '', description: config.description }
    case 'page':
    case 'doc':
      return entryMetadata(site, route.entry)
    case 'docs-root':
      return { title: docs.title, description: docs.lead }
    case 'doc-tags':
      return { title: docs.tags, description: docs.tagsLead }
    case 'doc-tag': {
      const count = withTag(listed(site.docs), route.tag).length
      const title = blog.tagged(countOf(count, common.pages), route.tag.label)
      return { title, description: route.tag.description, isIndexed: count > 0 }
    }
    case 'category': {
      const { generatedIndex: index, label, items } = route.group
      const title = index?.title ?? label
      const description = index?.description ?? `${title}: ${countOf(items.length, common.pages)}.`
      return { title, description, keywords: index?.keywords }
    }
    case 'post': {
      const { fields, title, date, lastUpdate, tags, authors } = route.entry
      const article = {
        published: date,
        modified: lastUpdate?.date,
        tags: tags.map(({ label }) => label),
        authors: authors.map(({ name }) => name),
      }
      return { ...entryMetadata(site, route.entry), title: fields.title_meta ?? title, article }
    }
    case 'blog-list':
      return { title: config.blog.title, description: config.blog.description, page: route.page }
    case 'archive':
      return { title: blog.archive, description: blog.archiveLead }
    case 'tags':
      return { title: blog.tags, description: blog.tagsLead, isIndexed: site.posts.length > 0 }
    case 'tag': {
      const count = withTag(listed(site.posts), route.tag).length
      const title = blog.tagged(countOf(count, blog.posts), route.tag.label)
      return { title, description: route.tag.description, isIndexed: count > 0, page: route.page }
    }
    case 'authors':
      return { title: blog.authors, description: blog.authorsLead, isIndexed: site.authors.length > 0 }
    case 'author':
      return { title: route.author.name, description: route.author.description, page: route.page }
    case 'search':
      return { title: search.title, description: search.description }
  }
}

const entryMetadata = (site: Site, entry: Entry): Description => ({
  title: entry.title,
  description: entry.description || config.description,
  keywords: entry.fields.keywords,
  isIndexed: !entry.unlisted && !entry.draft,
  image: entryImage(entry, site.links),
})

/** Address of the picture that an entry names: absolute, or a file of the site; `undefined` when it names none. */
function entryImage({ fields: { image }, source, permalink }: Entry, index: LinkIndex): string | undefined {
  if (image === undefined) return undefined
  const target = resolveLink(image, { path: source.path, permalink }, index)
  if (target.kind === 'external') return target.url
  if (target.kind === 'file') return target.path
  return target.kind === 'asset' ? describeAsset(target.path).href : undefined
}
