/** One version of the documentation: its docs, its sidebar, and their problems. */
import { hint, hintOrList } from '../problems/hints'
import { loadDocs } from '../content/load-docs'
import { isRecord, readFrontMatter } from '../markdown/front-matter'
import { readYamlFile } from '../markdown/parse-yaml'
import { reportTo, type Problem } from '../problems/problem'
import type { Doc, DocsVersion, LoadContext } from '../content/types'
import { currentVersion, sidebarsFileOf } from '../content/read-versions'
import { buildSidebar, type SidebarsFile } from '../nav/build-sidebar'
import type { SidebarItem } from '../nav/types'
import { config } from '../site'

export interface LoadedVersion extends DocsVersion {
  sidebar: SidebarItem[]
}

/** Loads the docs and the sidebar of a version. Only the current version uses `module`, the `sidebars.js`. */
export function loadVersion(
  version: DocsVersion,
  context: LoadContext,
  module: SidebarsFile | undefined,
): { version: LoadedVersion; docs: Doc[] } {
  const { drafts, problems } = context
  const { docs, categories } = loadDocs(version, context)
  const sidebars = (version.name === currentVersion && module) || jsonSidebars(context, version)
  const shown = docs.filter(({ draft }) => drafts || !draft)
  const inSidebar = drafts ? shown.map(withStateClass) : shown.filter(({ unlisted }) => !unlisted)
  const hidden = new Set(docs.filter((doc) => doc.draft || doc.unlisted).map(({ id }) => id))
  const sources = { docs: inSidebar, categories, where: version, hidden, problems }
  const sidebar = buildSidebar(sources, sidebars)
  checkNames(shown, sidebars, problems)
  return { version: { ...version, sidebar }, docs }
}

/** The sidebar in a JSON file. Without one, it is generated from folders. */
function jsonSidebars({ texts, problems }: LoadContext, { name }: DocsVersion): SidebarsFile | undefined {
  const source = texts.find(({ path }) => path === sidebarsFileOf(name))
  if (!source) return undefined
  const { data: value, isValid } = readYamlFile(source, problems)
  return isValid ? { ...source, value } : undefined
}

/** Adds the class that marks drafts and unlisted docs in the development sidebar. */
function withStateClass(doc: Doc): Doc {
  if (!doc.draft && !doc.unlisted) return doc
  const mark = doc.draft ? 'is-draft' : 'is-unlisted'
  const sidebar_class_name = [doc.fields.sidebar_class_name, mark].filter(Boolean).join(' ')
  return { ...doc, fields: { ...doc.fields, sidebar_class_name } }
}

function checkNames(docs: Doc[], sidebars: SidebarsFile | undefined, problems: Problem[]): void {
  const ids = new Set(docs.map(({ id }) => id))
  const value = sidebars?.value
  const menus = isRecord(value) ? Object.keys(value) : [config.docs.sidebar, 'defaultSidebar']
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
}
