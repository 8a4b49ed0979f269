/** The JSON-LD of a page, in schema.org terms. */
import { blogAuthorsPath, blogPath } from '../content/site-paths'
import { versionAt } from '../content/version-queries'
import type { Author, Entry, Post } from '../content/types'
import type { Site } from '../load/load-site'
import type { Route } from '../load/build-routes'
import { config } from '../site'
import { strings } from '../strings'
import { isExternal } from '../text/path'
import { absoluteUrl } from '../text/url'
import { breadcrumbs, type Breadcrumb } from './breadcrumbs'
import { sectionOf } from './section-of'
import { pageMetadata, type PageMetadata } from './metadata'

type Thing = { '@type': string } & Record<string, unknown>

/** The JSON-LD of a page, escaped for a script element; empty if the page is not indexed or has none. */
export function structuredData(site: Site, route: Route): string {
  const page = pageMetadata(site, route)
  const things = [...thingsOf(route, page), ...breadcrumbList(breadcrumbsOf(site, route, page.title))]
  if (!page.isIndexed || things.length === 0) return ''
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c')
}

function thingsOf(route: Route, page: PageMetadata): Thing[] {
  if (route.kind === 'home') return [website(), { ...publisher(), logo: absoluteUrl(config.publisher.logo) }]
  if (route.kind === 'doc')
    return [{ '@type': 'TechArticle', ...article(page, route.entry), author: publisher() }]
  if (route.kind === 'post') {
    const { date, authors } = route.entry
    const author = authors.length === 0 ? publisher() : authors.map(person)
    return [{ '@type': 'BlogPosting', ...article(page, route.entry), datePublished: date, author }]
  }
  if (route.kind === 'author') return [{ '@type': 'ProfilePage', mainEntity: person(route.author) }]
  return route.kind === 'blog-list' ? [blog(route.posts)] : []
}

/** Breadcrumbs, the page itself included. */
function breadcrumbsOf(site: Site, route: Route, title: string): Breadcrumb[] {
  const { kind, permalink } = route
  if (kind === 'docs-root' || kind === 'doc' || kind === 'category')
    return breadcrumbs(versionAt(site.versions, permalink), permalink)
  if (sectionOf(route) !== 'blog') return []
  const above = [
    { label: strings.common.home, permalink: '/' },
    { label: config.blog.title, permalink: blogPath },
  ]
  if (permalink === blogPath) return above
  if (kind === 'author') above.push({ label: strings.blog.authors, permalink: blogAuthorsPath })
  return [...above, { label: kind === 'post' ? route.entry.title : title }]
}

const website = (): Thing => ({
  '@type': 'WebSite',
  name: config.title,
  url: absoluteUrl('/'),
  inLanguage: config.locale.code,
})

const publisher = (): Thing => ({
  '@type': config.publisher.type,
  name: config.publisher.name,
  url: absoluteUrl('/'),
})

/** The properties that docs and posts share. Dates come from front matter and history. */
const article = ({ image, permalink }: PageMetadata, { title, lastUpdate }: Entry) => ({
  headline: title,
  url: absoluteUrl(permalink),
  inLanguage: config.locale.code,
  image: isExternal(image) ? image : absoluteUrl(image),
  dateModified: lastUpdate,
  publisher: publisher(),
})

const blog = (posts: Post[]): Thing => ({
  '@type': 'Blog',
  name: config.blog.title,
  url: absoluteUrl(blogPath),
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    headline: post.title,
    url: absoluteUrl(post.permalink),
    datePublished: post.date,
  })),
})

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

/** The breadcrumbs as JSON-LD. Items without an address are left out, except the last one, the page. */
function breadcrumbList(crumbs: Breadcrumb[]): Thing[] {
  const named = crumbs.filter((crumb) => crumb.permalink !== undefined || crumb === crumbs.at(-1))
  if (named.length === 0) return []
  const itemListElement = named.map(({ label, permalink }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: permalink === undefined ? undefined : absoluteUrl(permalink),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}
