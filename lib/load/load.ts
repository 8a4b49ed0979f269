/** Files of the content folder -> the site and everything that is wrong with it. Pure: nothing is read or written. */
import { loadBlog } from '../content/blog'
import type { FileFacts } from '../content/entry'
import { loadVersion, versionedSidebars, type LoadedVersion } from './load-version'
import { loadPages } from '../content/pages'
import type { Problem } from '../problems/problem'
import type { SourceFile } from '../text/source-file'
import type { Author, ContentFiles, Doc, Entry, Page, Post } from '../content/types'
import { lastDocs } from '../content/version-queries'
import { currentVersion, readVersions } from '../content/versions'
import { listed } from '../content/blog-queries'
import { changedDocs } from '../content/changed-docs'
import { generatedFiles } from './generated-files'
import { formatOf } from '../markdown/format'
import { parseMarkdown } from '../markdown/parse'
import type { LinkIndex } from '../links/resolve'
import type { PictureCopies } from '../content/picture-copies'
import type { SidebarsFile } from '../nav/sidebars-file'
import type { Versioning } from '../site'
import { buildRoutes, entriesOf, type Route } from './routes'

/** Everything the site is made of. */
export interface Site {
  /** Of all versions. */
  docs: Doc[]
  posts: Post[]
  pages: Page[]
  authors: Author[]
  /** In the order of menus, the newest first; without `versions.json` there is one. */
  versions: LoadedVersion[]
  routes: Route[]
  links: LinkIndex
  /** Made by the build; there are none in development. */
  pictures: PictureCopies
}

export interface LoadOptions {
  /** Keep drafts, as in development. */
  drafts: boolean
  facts?: Partial<FileFacts>
  /** Addresses of files published as they are. */
  publicFiles?: string[]
  /** The sidebar as `sidebars.js` has it; without it, that of the folders. */
  sidebars?: SidebarsFile | undefined
  /** Instead of that of `lib/site.ts`. */
  versioning?: Versioning
}

/** A file tells of itself, and is compiled nowhere. */
const withoutFacts = {
  packages: new Set<string>(),
  isProjectFile: () => false,
  lastUpdateOf: () => undefined,
  describe: (source: SourceFile) => ({ ...parseMarkdown(source, formatOf(source)), key: '' }),
}

/** Loads the whole site; problems come unsorted and without the link check. */
export function loadSite(files: ContentFiles, options: LoadOptions): { site: Site; problems: Problem[] } {
  const texts = new Map(files.texts.map((source) => [source.path, source]))
  const facts: FileFacts = {
    ...withoutFacts,
    files: new Set([...texts.keys(), ...files.assets]),
    findText: (path) => texts.get(path),
    ...options.facts,
  }
  const { versions, problems: versionProblems } = readVersions(files.texts, options.versioning)
  const loadedVersions = versions.map((version) => {
    const own =
      version.name === currentVersion
        ? { sidebars: options.sidebars, problems: [] }
        : versionedSidebars(files.texts, version)
    const loaded = loadVersion(version, {
      files: files.texts,
      facts,
      drafts: options.drafts,
      sidebars: own.sidebars,
    })
    return { ...loaded, problems: [...own.problems, ...loaded.problems] }
  })
  const loadedBlog = loadBlog(files.texts, facts)
  const loadedPages = loadPages(files.texts, facts)
  const isVisible = ({ draft }: Entry) => options.drafts || !draft
  const leftOut = [
    ...loadedVersions.flatMap((loaded) => loaded.leftOut),
    ...[...loadedBlog.posts, ...loadedPages.value].filter((entry) => !isVisible(entry)),
  ]

  const content = {
    docs: loadedVersions.flatMap(({ docs }) => docs),
    posts: loadedBlog.posts.filter(isVisible),
    pages: loadedPages.value.filter(isVisible),
    authors: loadedBlog.authors,
    versions: loadedVersions.map(({ version }) => version),
  }
  const { routes, problems } = buildRoutes(content)
  const hasDates = changedDocs(lastDocs(content)).length > 0
  return {
    site: {
      ...content,
      routes,
      pictures: new Map(),
      links: linkIndex(routes, leftOut, files, [
        ...(options.publicFiles ?? []),
        ...generatedFiles(listed(content.posts).length > 0, hasDates),
      ]),
    },
    problems: [
      ...versionProblems,
      ...loadedVersions.flatMap((loaded) => loaded.problems),
      ...loadedBlog.problems,
      ...loadedPages.problems,
      ...problems,
    ],
  }
}

function linkIndex(routes: Route[], drafts: Entry[], files: ContentFiles, publicFiles: string[]): LinkIndex {
  const entries = entriesOf(routes)
  return {
    pages: new Map(routes.map((route) => [route.permalink, anchorsOf(route)])),
    sources: new Map(entries.map((entry) => [entry.source.path, entry.permalink])),
    drafts: new Map(
      drafts.flatMap(({ source, permalink }) => [
        [source.path, source.displayPath],
        [permalink, source.displayPath],
      ]),
    ),
    assets: new Set(files.assets),
    files: new Set(publicFiles),
  }
}

const anchorsOf = (route: Route): Set<string> | null =>
  'entry' in route && route.entry ? new Set(route.entry.parsed.anchors) : null
