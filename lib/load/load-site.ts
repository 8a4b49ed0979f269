/** Turns content files into the site and its problems. Pure: reads and writes nothing. */
import { loadBlog } from '../content/load-blog'
import { checkTags } from '../content/check-tags'
import { loadPages } from '../content/read-entry'
import { readTranslations, type Translations } from '../content/read-translations'
import { loadVersion } from './load-version'
import type { SidebarsFile } from '../nav/build-sidebar'
import type { Problem } from '../problems/problem'
import type { ContentFiles, Entry, LoadContext } from '../content/types'
import { changedDocs, lastDocs } from '../content/version-queries'
import { readVersions } from '../content/read-versions'
import { withoutUnlisted } from '../content/lists'
import { generatedFiles } from '../content/site-paths'
import type { LinkIndex } from '../links/resolve-link'
import type { PictureCopies } from '../content/picture-copies'
import type { Versioning } from '../site'
import { readRedirects, type Redirect } from './read-redirects'
import { buildRoutes, entriesOf, type Route, type SiteContent } from './build-routes'

export interface Site extends SiteContent {
  routes: Route[]
  redirects: Redirect[]
  translations: Translations
  linkIndex: LinkIndex
  /** Lighter copies of pictures, made by the build; empty in development. */
  pictures: PictureCopies
}

export interface LoadOptions
  extends Pick<LoadContext, 'describe'>, Partial<Omit<LoadContext, 'texts' | 'problems' | 'describe'>> {
  /** The sidebar module of the current version. Without it, JSON or folders are used. */
  sidebars?: SidebarsFile
  publicFiles?: string[]
  /** Overrides `docs.versioning` of `lib/site.ts`. */
  versioning?: Versioning
  /** Overrides `docs.instances` of `lib/site.ts`. */
  instances?: readonly string[]
}

/** Loads the whole site. Problems are unsorted, and links not checked yet. */
export function loadSite(files: ContentFiles, options: LoadOptions): { site: Site; problems: Problem[] } {
  const problems: Problem[] = []
  const context: LoadContext = {
    texts: files.texts,
    problems,
    drafts: false,
    now: Date.now(),
    lastUpdateOf: () => undefined,
    ...options,
  }
  const versions = readVersions(files.texts, problems, options.versioning, options.instances).map((version) =>
    loadVersion(version, context, options.sidebars),
  )
  const blog = loadBlog(context)
  const pages = loadPages(context)
  const docs = versions.flatMap((loaded) => loaded.docs)
  const hasPage = ({ draft }: Entry) => context.drafts || !draft
  const content = {
    docs: docs.filter(hasPage),
    posts: blog.posts.filter(hasPage),
    pages: pages.filter(hasPage),
    authors: blog.authors,
    versions: versions.map(({ version }) => version),
  }
  problems.push(...checkTags([...content.docs, ...content.posts]))
  const routes = buildRoutes(content, problems)
  const ownFiles = generatedFiles(
    withoutUnlisted(content.posts).length > 0,
    changedDocs(lastDocs(content)).length > 0,
  )
  const statics = files.assets.flatMap((path) =>
    path.startsWith('static/') ? path.slice('static'.length) : [],
  )
  const publicFiles = new Set([...(options.publicFiles ?? []), ...ownFiles, ...statics])
  const redirects = readRedirects(routes, content.versions, publicFiles, problems)
  const withoutPage = [...docs, ...blog.posts, ...pages].filter((entry) => !hasPage(entry))
  const linkIndex = linkIndexOf({ routes, withoutPage, redirects, assets: files.assets, publicFiles })
  const translations = readTranslations(context)
  return { site: { ...content, routes, redirects, translations, linkIndex, pictures: new Map() }, problems }
}

interface LinkTargets {
  routes: Route[]
  /** Drafts, so that links to them are reported as such. */
  withoutPage: Entry[]
  redirects: Redirect[]
  assets: string[]
  publicFiles: Set<string>
}

function linkIndexOf({ routes, withoutPage, redirects, assets, publicFiles }: LinkTargets): LinkIndex {
  const entries = entriesOf(routes)
  return {
    pages: new Map(routes.map((route) => [route.permalink, anchorsOf(route)])),
    openPages: new Set(entries.flatMap(({ permalink, parsed }) => (parsed.hasOtherIds ? permalink : []))),
    sources: new Map(entries.map(({ source, permalink }) => [source.path, permalink])),
    drafts: new Map(
      withoutPage.flatMap(({ source, permalink }) =>
        [source.path, permalink].map((name) => [name, source.displayPath]),
      ),
    ),
    redirects: new Map(redirects.map(({ from, to }) => [from, to])),
    assets: new Set(assets),
    published: new Map(),
    files: publicFiles,
  }
}

/** The ids that a hash may point to on a page; `null` if unknown. */
function anchorsOf(route: Route): Set<string> | null {
  const parsed = 'entry' in route ? route.entry?.parsed : undefined
  return parsed && !parsed.isUnread ? new Set(parsed.anchors) : null
}
