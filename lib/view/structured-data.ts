/** What a page says to search engines as JSON-LD, in the terms of schema.org. */
import { listed, paginate } from '../content/blog-queries'
import type { Author, Entry, Post } from '../content/types'
import type { Site } from '../load/load'
import { versionAt } from '../content/version-queries'
import { isExternal } from '../text/path'
import type { Route } from '../load/routes'
import { config } from '../site'
import { strings } from '../strings'
import { absoluteUrl } from '../text/url'
import { breadcrumbs, type Crumb } from './docs'
import { pageMetadata, type PageMetadata } from './metadata'

/** A node of JSON-LD. */
export type Thing = { '@type': string } & Record<string, unknown>

/** The things that the page of a route describes; none when there is nothing to add to its metadata. */
export function structuredData(site: Site, route: Route): Thing[] {
  const page = pageMetadata(site, route)
  if (!page.isIndexed) return []
  return [...thingsOf(site, route, page), ...crumbList(crumbsOf(site, route, page.title))]
}

function thingsOf(site: Site, route: Route, page: PageMetadata): Thing[] {
  if (route.kind === 'home') return [website(), { ...publisher(), logo: absoluteUrl(config.publisher.logo) }]
  if (route.kind === 'doc')
    return [{ '@type': 'TechArticle', ...article(page, route.entry), author: publisher() }]
  if (route.kind === 'post') return [posting(page, route.entry)]
  if (route.kind === 'author') return [{ '@type': 'ProfilePage', mainEntity: person(route.author) }]
  return route.kind === 'blog-list' ? [blog(site, route.page)] : []
}

/** The way to a page; the last crumb is the page itself. */
function crumbsOf(site: Site, route: Route, title: string): Crumb[] {
  const home = { label: strings.common.home, permalink: '/' }
  const blogHome = [home, { label: config.blog.title, permalink: '/blog/' }]
  switch (route.kind) {
    case 'docs-root':
      return [home, { label: strings.docs.title }]
    case 'doc':
    case 'category':
      return config.docs.breadcrumbs
        ? breadcrumbs(versionAt(site.versions, route.permalink), route.permalink)
        : []
    case 'post':
      return [...blogHome, { label: route.entry.title }]
    case 'author':
      return [...blogHome, { label: strings.blog.authors, permalink: '/blog/authors/' }, { label: title }]
    case 'blog-list':
      return route.page === 1 ? blogHome : [...blogHome, { label: title }]
    case 'archive':
    case 'tags':
    case 'authors':
    case 'tag':
      return [...blogHome, { label: title }]
    case 'home':
    case 'page':
    case 'search':
    case 'doc-tags':
    case 'doc-tag':
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
    // the braces are a placeholder for the query: they must not be percent-encoded
    target: `${absoluteUrl('/search/')}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})

const publisher = (): Thing => ({
  '@type': config.publisher.type,
  name: config.publisher.name,
  url: absoluteUrl('/'),
})

/** What docs and posts have in common; dates are those of front matter and history. */
const article = ({ image, permalink }: PageMetadata, { title, lastUpdate }: Entry) => ({
  headline: title,
  url: absoluteUrl(permalink),
  inLanguage: config.locale.code,
  image: isExternal(image) ? image : absoluteUrl(image),
  dateModified: lastUpdate?.date,
  publisher: publisher(),
})

const posting = (page: PageMetadata, post: Post): Thing => ({
  '@type': 'BlogPosting',
  ...article(page, post),
  datePublished: post.date,
  author: post.authors.length === 0 ? publisher() : post.authors.map(person),
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
function person({ permalink, url, name, title, organization = false, socials }: Author): Thing {
  const profiles = Object.values(socials)
  return {
    '@type': organization ? 'Organization' : 'Person',
    name,
    url: permalink === undefined ? url : absoluteUrl(permalink),
    jobTitle: organization ? undefined : title,
    sameAs: profiles.length > 0 ? profiles : undefined,
  }
}

/** Each item of a list needs an address, but for the last one, which is the page itself: groups without a page are left out. */
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
        item: permalink === undefined ? undefined : absoluteUrl(permalink),
      })),
    },
  ]
}
