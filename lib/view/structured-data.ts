/** What search engines are told about a page as JSON-LD, in the words of schema.org. */
import { paginate } from '../content/paginate'
import { listed } from '../content/blog-queries'
import type { Author, Entry, PostAuthor } from '../content/types'
import type { Site } from '../load/load'
import { versionAt } from '../content/version-queries'
import { isExternal } from '../text/path'
import type { Route } from '../load/routes'
import { config } from '../site'
import { strings } from '../strings'
import { absoluteUrl } from '../text/url'
import { breadcrumbs, type Crumb } from './docs'
import { pageMetadata } from './metadata'

/** A node of JSON-LD. */
export type Thing = { '@type': string } & Record<string, unknown>

/** The things that the page of a route describes; none when there is nothing to add to its metadata. */
export function structuredData(site: Site, route: Route): Thing[] {
  const { title, isIndexed } = pageMetadata(site, route)
  if (!isIndexed) return []
  switch (route.kind) {
    case 'home':
      return [website(), { ...publisher(), logo: absoluteUrl(config.publisher.logo) }]
    case 'doc':
      return [techArticle(site, route, route.entry), ...crumbList(docCrumbs(site, route))]
    case 'docs-root':
    case 'category':
      return crumbList(docCrumbs(site, route))
    case 'post':
      return [posting(site, route, route.entry), ...crumbList([...blogCrumbs, { label: route.entry.title }])]
    case 'author':
      return [
        { '@type': 'ProfilePage', mainEntity: person(route.author) },
        ...crumbList([
          ...blogCrumbs,
          { label: strings.blog.authors, permalink: '/blog/authors/' },
          { label: title },
        ]),
      ]
    case 'blog-list':
      return [
        blog(site, route.page),
        ...crumbList(route.page === 1 ? blogCrumbs : [...blogCrumbs, { label: title }]),
      ]
    case 'archive':
    case 'tags':
    case 'authors':
    case 'tag':
      return crumbList([...blogCrumbs, { label: title }])
    case 'doc-tags':
    case 'doc-tag':
    case 'page':
    case 'search':
      return []
  }
}

/** JSON-LD as the text of a script element: nothing in it can end the element. Empty when there are no things. */
export const jsonLd = (things: Thing[]): string =>
  things.length === 0
    ? ''
    : JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c')

const website = (): Thing => ({
  '@type': 'WebSite',
  name: config.title,
  url: absoluteUrl('/'),
  inLanguage: config.locale.code,
  potentialAction: {
    '@type': 'SearchAction',
    // the braces stand for what is typed: they are no part of the address and stay as they are
    target: `${absoluteUrl('/search/')}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

const publisher = (): Thing => ({
  '@type': config.publisher.type,
  name: config.publisher.name,
  url: absoluteUrl('/'),
})

/** What a text of any kind says of itself; dates are those of front matter and history. */
function article(site: Site, route: Route, entry: Entry): Record<string, unknown> {
  const { image } = pageMetadata(site, route)
  const modified = entry.lastUpdate?.date
  return {
    headline: entry.title,
    url: absoluteUrl(route.permalink),
    inLanguage: config.locale.code,
    image: isExternal(image) ? image : absoluteUrl(image),
    ...(modified !== undefined && { dateModified: modified }),
    publisher: publisher(),
  }
}

const techArticle = (site: Site, route: Route, entry: Entry): Thing => ({
  '@type': 'TechArticle',
  ...article(site, route, entry),
  author: publisher(),
})

const posting = (
  site: Site,
  route: Route,
  entry: Entry & { date: string; authors: PostAuthor[] },
): Thing => ({
  '@type': 'BlogPosting',
  ...article(site, route, entry),
  datePublished: entry.date,
  author: entry.authors.length === 0 ? publisher() : entry.authors.map(person),
})

/** A page of the blog with its posts. */
const blog = (site: Site, page: number): Thing => ({
  '@type': 'Blog',
  name: config.blog.title,
  url: absoluteUrl('/blog/'),
  blogPost: paginate(listed(site.posts), config.blog.postsPerPage)[page - 1]?.items.map((post) => ({
    '@type': 'BlogPosting',
    headline: post.title,
    url: absoluteUrl(post.permalink),
    datePublished: post.date,
  })),
})

/** An author, who may be a team. */
function person(author: Author): Thing {
  const url = author.permalink === undefined ? author.url : absoluteUrl(author.permalink)
  return {
    '@type': author.isOrganization ? 'Organization' : 'Person',
    name: author.name,
    ...(url !== undefined && { url }),
    ...(author.title !== undefined && !author.isOrganization && { jobTitle: author.title }),
    ...(Object.keys(author.socials).length > 0 && { sameAs: Object.values(author.socials) }),
  }
}

const blogCrumbs: Crumb[] = [
  { label: strings.common.home, permalink: '/' },
  { label: config.blog.title, permalink: '/blog/' },
]

function docCrumbs(site: Site, route: Route): Crumb[] {
  if (route.kind === 'docs-root') {
    return [{ label: strings.common.home, permalink: '/' }, { label: strings.docs.title }]
  }
  return config.docs.breadcrumbs
    ? breadcrumbs(versionAt(site.versions, route.permalink), route.permalink)
    : []
}

/** The last crumb is the page itself and needs no address; groups without a page are left out, as an item needs one. */
function crumbList(crumbs: Crumb[]): Thing[] {
  const last = crumbs.length - 1
  const named = crumbs.filter(({ permalink }, index) => permalink !== undefined || index === last)
  if (named.length === 0) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: named.map(({ label, permalink }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(permalink !== undefined && { item: absoluteUrl(permalink) }),
      })),
    },
  ]
}
