/** One version of the documentation: its docs, its sidebar, and what is wrong with them. */
import { hint, hintOrList } from '../problems/describe'
import { loadDocs } from '../content/docs'
import type { FileFacts } from '../content/entry'
import { parseYaml, readFrontMatter } from '../markdown/front-matter'
import { problem, type Problem } from '../problems/problem'
import type { SourceFile } from '../text/source-file'
import type { Doc, DocsVersion } from '../content/types'
import { sidebarsFileOf } from '../content/versions'
import { buildSidebar } from '../nav/build-sidebar'
import { readSidebars, type SidebarsFile } from '../nav/sidebars-file'
import type { SidebarItem } from '../nav/types'
import { config } from '../site'

/** A version with its sidebar. */
export interface LoadedVersion extends DocsVersion {
  sidebar: SidebarItem[]
}

interface VersionInput {
  files: SourceFile[]
  facts: FileFacts
  /** Keep drafts, as in development. */
  drafts: boolean
  /** The sidebar as its file has it; without one, that of the folders. */
  sidebars: SidebarsFile | undefined
}

/** Loads the docs of a version; drafts that are not kept come apart. */
export function loadVersion(
  version: DocsVersion,
  { files, facts, drafts, sidebars }: VersionInput,
): { version: LoadedVersion; docs: Doc[]; leftOut: Doc[]; problems: Problem[] } {
  const loaded = loadDocs(files, version, facts)
  const docs = drafts ? loaded.docs : loaded.docs.filter(({ draft }) => !draft)
  const inSidebar = drafts ? docs.map(marked) : docs.filter(({ unlisted }) => !unlisted)
  const hidden = new Set(loaded.docs.filter((doc) => doc.draft || doc.unlisted).map(({ id }) => id))
  const sidebar = sidebars
    ? readSidebars(sidebars, { docs: inSidebar, categories: loaded.categories, where: version, hidden })
    : buildSidebar(inSidebar, loaded.categories, version)
  return {
    version: { ...version, sidebar: sidebar.items },
    docs,
    leftOut: drafts ? [] : loaded.docs.filter(({ draft }) => draft),
    problems: [
      ...loaded.problems,
      ...sidebar.problems,
      ...checkPagination(docs),
      ...checkSidebarNames(docs, sidebarNames(sidebars)),
    ],
  }
}

/** The sidebar of a released version; without its file it is made of the folders. */
export function versionedSidebars(
  files: SourceFile[],
  { name }: DocsVersion,
): { sidebars?: SidebarsFile; problems: Problem[] } {
  const source = files.find(({ path }) => path === sidebarsFileOf(name))
  if (!source) return { problems: [] }
  const { displayPath, text } = source
  const { data, problems } = parseYaml(displayPath, text)
  return problems.length > 0 ? { problems } : { sidebars: { displayPath, text, value: data }, problems }
}

/** Authors see in the sidebar what readers will not. */
function marked(doc: Doc): Doc {
  const mark = doc.draft ? 'is-draft' : doc.unlisted ? 'is-unlisted' : undefined
  return mark === undefined
    ? doc
    : { ...doc, sidebarClassName: [doc.sidebarClassName, mark].filter(Boolean).join(' ') }
}

const sidebarNames = (file: SidebarsFile | undefined): string[] =>
  typeof file?.value === 'object' && file.value !== null
    ? Object.keys(file.value)
    : [config.docs.sidebar, 'defaultSidebar']

function checkSidebarNames(docs: Doc[], names: string[]): Problem[] {
  return docs.flatMap(({ source, displayedSidebar: name }) => {
    if (name === undefined || name === null || names.includes(name)) return []
    const message = `Поле «displayed_sidebar»: нет меню «${name}».${hintOrList(name, names)}`
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
