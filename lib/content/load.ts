/** Files of the content folder -> the site and everything that is wrong with it. Pure: nothing is read or written. */
import { loadBlog } from './blog'
import { loadDocs } from './docs'
import type { FileFacts } from './entry'
import { loadPages } from './pages'
import { problem, type Problem } from './problem'
import type { Author, ContentFiles, Doc, Entry, Page, Post, SourceFile } from './types'
import { hint } from './describe'
import { readFrontMatter } from './front-matter'
import { listed } from '../blog/queries'
import { changedDocs } from '../feed/changed-docs'
import { generatedFiles } from '../generated-files'
import { formatOf } from '../markdown/format'
import { parseMarkdown } from '../markdown/parse'
import type { LinkIndex } from '../links/resolve'
import type { PictureCopies } from '../pictures/copies'
import { buildSidebar } from '../nav/build-sidebar'
import { readSidebars, type SidebarsFile } from '../nav/sidebars-file'
import type { SidebarItem } from '../nav/types'
import { config } from '../site'
import { buildRoutes, type Route } from '../routes'

/** Everything the site is made of. */
export interface Site {
  docs: Doc[]
  posts: Post[]
  pages: Page[]
  authors: Author[]
  sidebar: SidebarItem[]
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
  const loadedDocs = loadDocs(files.texts, facts)
  const loadedBlog = loadBlog(files.texts, facts)
  const loadedPages = loadPages(files.texts, facts)
  const visible = <T extends Entry>(entries: T[]) =>
    options.drafts ? entries : entries.filter(({ draft }) => !draft)

  const docs = visible(loadedDocs.docs)
  const posts = visible(loadedBlog.posts)
  const pages = visible(loadedPages.pages)
  const inSidebar = options.drafts ? docs.map(marked) : docs.filter(({ unlisted }) => !unlisted)
  const sidebar = options.sidebars
    ? readSidebars(
        options.sidebars,
        inSidebar,
        loadedDocs.categories,
        new Set(loadedDocs.docs.map(({ id }) => id)),
      )
    : buildSidebar(inSidebar, loadedDocs.categories)
  const content = { docs, posts, pages, authors: loadedBlog.authors, sidebar: sidebar.items }
  const { routes, problems } = buildRoutes(content)
  return {
    site: {
      ...content,
      routes,
      pictures: new Map(),
      links: linkIndex(routes, files, [
        ...(options.publicFiles ?? []),
        ...generatedFiles(listed(posts).length > 0, changedDocs(docs).length > 0),
      ]),
    },
    problems: [
      ...loadedDocs.problems,
      ...loadedBlog.problems,
      ...loadedPages.problems,
      ...sidebar.problems,
      ...problems,
      ...checkPagination(docs),
      ...checkSidebarNames(docs, sidebarNames(options.sidebars)),
    ],
  }
}

/** Authors see in the sidebar what readers will not. */
function marked(doc: Doc): Doc {
  const mark = doc.draft ? 'is-draft' : doc.unlisted ? 'is-unlisted' : undefined
  return mark === undefined
    ? doc
    : { ...doc, sidebarClassName: [doc.sidebarClassName, mark].filter(Boolean).join(' ') }
}

function linkIndex(routes: Route[], files: ContentFiles, publicFiles: string[]): LinkIndex {
  const entries = routes.flatMap((route) => ('entry' in route && route.entry ? [route.entry] : []))
  return {
    pages: new Map(routes.map((route) => [route.permalink, anchorsOf(route)])),
    sources: new Map(entries.map((entry) => [entry.source.path, entry.permalink])),
    assets: new Set(files.assets),
    files: new Set(publicFiles),
  }
}

const anchorsOf = (route: Route): Set<string> | null =>
  'entry' in route && route.entry ? new Set(route.entry.parsed.anchors) : null

const sidebarNames = (file: SidebarsFile | undefined): string[] =>
  typeof file?.value === 'object' && file.value !== null
    ? Object.keys(file.value)
    : [config.docs.sidebar, 'defaultSidebar']

function checkSidebarNames(docs: Doc[], names: string[]): Problem[] {
  return docs.flatMap(({ source, displayedSidebar: name }) => {
    if (name === undefined || name === null || names.includes(name)) return []
    const message = `Поле «displayed_sidebar»: нет меню «${name}».${hint(name, names) || ` Есть: ${names.join(', ')}.`}`
    const place = readFrontMatter(source).placeOf(['displayed_sidebar'])
    return [problem(source.displayPath, place, message, 'front-matter/displayed_sidebar')]
  })
}

function checkPagination(docs: Doc[]): Problem[] {
  const ids = new Set(docs.map(({ id }) => id))
  return docs.flatMap(({ source, pagination }) =>
    (['previous', 'next'] as const).flatMap((side) => {
      const id = pagination[side]
      if (id === undefined || id === null || ids.has(id)) return []
      const field = side === 'previous' ? 'pagination_prev' : 'pagination_next'
      const place = readFrontMatter(source).placeOf([field])
      const message = `Поле «${field}»: нет страницы с именем «${id}».${hint(id, ids)}`
      return [problem(source.displayPath, place, message, 'front-matter/pagination')]
    }),
  )
}
