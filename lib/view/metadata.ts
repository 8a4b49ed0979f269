/** What search engines, messengers and the browser tab are told about a page. */
import type { Site } from '../load/load'
import type { Entry } from '../content/types'
import { lastVersion, versionAt } from '../content/version-queries'
import { tagCounts, listed, withTag } from '../content/blog-queries'
import { countOf } from '../text/plural'
import type { Route } from '../load/routes'
import { config } from '../site'
import { socialCard, socialImagePath } from './social-images'
import type { SocialCard } from './social-card'
import { strings } from '../strings'
import { describeEntryImage } from './image'
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
  /** What the picture shows, when it is drawn by the build. */
  card?: SocialCard
  /** Set for posts. */
  article?: { published: string; modified?: string; tags: string[]; authors: string[] }
}

/** Metadata of a route. A picture that an author has chosen comes before a drawn one. */
export function pageMetadata(site: Site, route: Route): PageMetadata {
  const described = inVersion(site, describeRoute(site, route))
  if (described.image !== undefined) return { ...described, image: described.image }
  const card = socialCard(site, route, described.title)
  return { ...described, card, image: socialImagePath(card) }
}

type Description = Omit<PageMetadata, 'image' | 'card' | 'canonical'> & { image?: string }

/** Pages of other versions stand back behind those of the last one, which say the same. */
function inVersion(site: Site, page: Description): Description & { canonical: string } {
  const { permalink } = page
  const version = versionAt(site.versions, permalink)
  if (!permalink.startsWith(version.permalink)) return { ...page, canonical: permalink }
  const latest = version.isLast ? undefined : counterpart(site, permalink, lastVersion(site.versions))
  return {
    ...page,
    isIndexed: page.isIndexed && version.isIndexed,
    canonical: latest?.isSame ? latest.permalink : permalink,
  }
}

function describeRoute(site: Site, route: Route): Description {
  const base = { permalink: route.permalink, keywords: [], isIndexed: true }
  const { docs, blog } = strings
  switch (route.kind) {
    case 'home':
      return route.entry
        ? { ...entryMetadata(site, route.entry), title: '' }
        : { ...base, title: '', description: config.description }
    case 'page':
    case 'doc':
      return entryMetadata(site, route.entry)
    case 'docs-root':
      return { ...base, title: docs.title, description: docs.lead }
    case 'doc-tags':
      return { ...base, title: docs.tags, description: docs.tagsLead }
    case 'doc-tag': {
      const count = withTag(listed(site.docs), route.tag).length
      const title = blog.tagged(countOf(count, strings.common.pages), route.tag.label)
      return { ...base, title, description: route.tag.description ?? `${title}.`, isIndexed: count > 0 }
    }
    case 'category': {
      const { title, description, keywords } = route.group.generatedIndex ?? {
        title: route.group.label,
        keywords: [],
      }
      return {
        ...base,
        title,
        keywords,
        description: description ?? `${title}: ${countOf(route.group.items.length, strings.common.pages)}.`,
      }
    }
    case 'post':
      return {
        ...entryMetadata(site, route.entry),
        title: route.entry.titleMeta ?? route.entry.title,
        article: {
          published: route.entry.date,
          ...(route.entry.lastUpdate?.date !== undefined && { modified: route.entry.lastUpdate.date }),
          tags: route.entry.tags.map(({ label }) => label),
          authors: route.entry.authors.map(({ name }) => name),
        },
      }
    case 'blog-list':
      return { ...base, title: numbered(config.blog.title, route.page), description: config.blog.description }
    case 'archive':
      return { ...base, title: blog.archive, description: blog.archiveLead }
    case 'tags':
      return { ...base, title: blog.tags, description: blog.tagsLead, isIndexed: site.posts.length > 0 }
    case 'search':
      return {
        ...base,
        title: strings.search.title,
        description: strings.search.description,
      }
    case 'authors':
      return {
        ...base,
        title: blog.authors,
        description: blog.authorsLead,
        isIndexed: site.authors.length > 0,
      }
    case 'tag': {
      const count =
        tagCounts(listed(site.posts)).find(({ tag }) => tag.permalink === route.tag.permalink)?.count ?? 0
      const title = blog.tagged(countOf(count, blog.posts), route.tag.label)
      return {
        ...base,
        title: numbered(title, route.page),
        description: route.tag.description ?? `${title}.`,
        isIndexed: count > 0,
      }
    }
    case 'author':
      return {
        ...base,
        title: numbered(route.author.name, route.page),
        description: route.author.description ?? `${route.author.name}.`,
      }
  }
}

const numbered = (title: string, page: number): string =>
  page === 1 ? title : `${title}, ${strings.blog.page(page)}`

function entryMetadata(site: Site, entry: Entry): Description {
  const image = describeEntryImage(entry, site.links)
  return {
    title: entry.title,
    description: entry.description || config.description,
    permalink: entry.permalink,
    keywords: entry.keywords,
    isIndexed: !entry.unlisted && !entry.draft,
    ...(image !== undefined && { image }),
  }
}
