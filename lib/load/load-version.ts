/** One version of the documentation: its docs, its sidebar, and what is wrong with them. */
import { hint, hintOrList } from '../problems/describe'
import { loadDocs } from '../content/docs'
import type { FileFacts } from '../content/entry'
import { parseYaml, readFrontMatter } from '../markdown/front-matter'
import { reportTo, type Loaded, type Problem, type SourceFile } from '../problems/problem'
import type { Doc, DocsVersion } from '../content/types'
import { currentVersion, sidebarsFileOf } from '../content/versions'
import { buildSidebar, type SidebarsFile } from '../nav/build-sidebar'
import type { SidebarItem } from '../nav/types'
import { config } from '../site'

export interface LoadedVersion extends DocsVersion {
  sidebar: SidebarItem[]
}

export interface VersionOptions {
  /** Keep drafts, as in development. */
  drafts: boolean
  /** The sidebar of the current version as its file has it; without one, that of the folders. */
  sidebars?: SidebarsFile | undefined
}

/** Loads the docs of a version, all of them, and the sidebar of those that readers see. */
export function loadVersion(
  version: DocsVersion,
  files: SourceFile[],
  facts: FileFacts,
  { drafts, sidebars: current }: VersionOptions,
): Loaded<{ version: LoadedVersion; docs: Doc[] }> {
  const loaded = loadDocs(files, version, facts)
  const { value: sidebars, problems } =
    version.name === currentVersion ? { value: current, problems: [] } : versionedSidebars(files, version)
  const shown = loaded.docs.filter(({ draft }) => drafts || !draft)
  const inSidebar = drafts ? shown.map(marked) : shown.filter(({ unlisted }) => !unlisted)
  const hidden = new Set(loaded.docs.filter((doc) => doc.draft || doc.unlisted).map(({ id }) => id))
  const sources = { docs: inSidebar, categories: loaded.categories, where: version, hidden }
  const sidebar = buildSidebar(sources, sidebars)
  return {
    value: { version: { ...version, sidebar: sidebar.items }, docs: loaded.docs },
    problems: [...problems, ...loaded.problems, ...sidebar.problems, ...checkNames(shown, sidebars)],
  }
}

/** The sidebar of a released version; without its file it is made of the folders. */
function versionedSidebars(files: SourceFile[], { name }: DocsVersion): Loaded<SidebarsFile | undefined> {
  const source = files.find(({ path }) => path === sidebarsFileOf(name))
  if (!source) return { value: undefined, problems: [] }
  const { displayPath, text } = source
  const { data, problems } = parseYaml(displayPath, text)
  return { value: problems.length > 0 ? undefined : { displayPath, text, value: data }, problems }
}

/** Authors see in the sidebar what readers will not. */
function marked(doc: Doc): Doc {
  const mark = doc.draft ? 'is-draft' : doc.unlisted ? 'is-unlisted' : undefined
  if (mark === undefined) return doc
  const sidebar_class_name = [doc.fields.sidebar_class_name, mark].filter(Boolean).join(' ')
  return { ...doc, fields: { ...doc.fields, sidebar_class_name } }
}

/** Fields that name a page or a sidebar which is not there. */
function checkNames(docs: Doc[], sidebars: SidebarsFile | undefined): Problem[] {
  const ids = new Set(docs.map(({ id }) => id))
  const menus =
    typeof sidebars?.value === 'object' && sidebars.value !== null
      ? Object.keys(sidebars.value)
      : [config.docs.sidebar, 'defaultSidebar']
  const problems: Problem[] = []
  for (const { source, fields } of docs) {
    const { displayed_sidebar: menu, pagination_prev, pagination_next } = fields
    const placeOf = (path: readonly PropertyKey[]) => readFrontMatter(source).placeOf(path)
    const report = reportTo(problems, source.displayPath, placeOf)
    for (const [field, id] of Object.entries({ pagination_prev, pagination_next })) {
      if (typeof id !== 'string' || ids.has(id)) continue
      const message = `Поле «${field}»: нет страницы с именем «${id}».${hint(id, ids)}`
      report([field], message, 'front-matter/pagination')
    }
    if (typeof menu === 'string' && !menus.includes(menu)) {
      const message = `Поле «displayed_sidebar»: нет меню «${menu}».${hintOrList(menu, menus)}`
      report(['displayed_sidebar'], message, 'front-matter/displayed_sidebar')
    }
  }
  return problems
}
