/** Generates sidebar items from docs and their folders, with the conventions of Docusaurus. */
import Slugger from 'github-slugger'
import { splitNumberPrefix } from '../content/file-names'
import { docsRootOf } from '../content/site-paths'
import type { Category, Doc, DocsVersion } from '../content/types'
import { parseYaml } from '../markdown/parse-yaml'
import { hint, proposal } from '../problems/hints'
import { problem, type Problem } from '../problems/problem'
import { groupBy } from '../data/group-by'
import { folderOf, permalinkOf } from '../text/path'
import { typograph } from '../text/typograph'
import { itemsIn, labelOf, pageItem } from './sidebar-tree'
import type { SidebarAddress, SidebarGroup, SidebarItem, SidebarPage } from './types'

/** The sources of the sidebar of a version, and the list that collects its problems. */
export interface SidebarSources {
  docs: Doc[]
  categories: Category[]
  /** Where the docs are, on disk and on the site. */
  where: Pick<DocsVersion, 'folder' | 'permalink' | 'isLast' | 'instances'>
  /** Ids of docs that no list shows: drafts and unlisted docs. */
  hidden: ReadonlySet<string>
  problems: Problem[]
}

/** The sidebar item of a doc. «Назад» and «Дальше» skip a doc with `displayed_sidebar: null`. */
export const docItem = (doc: Doc): SidebarPage | SidebarAddress =>
  doc.fields.displayed_sidebar === null
    ? { type: 'link', label: labelOf(doc), href: doc.permalink, description: doc.description }
    : pageItem(doc)

/** The fields of a category, from `_category_.yml` or `sidebars.js`, and its items. */
interface GroupFields
  extends
    Pick<Category, 'collapsible' | 'collapsed' | 'className' | 'description' | 'link' | 'ordered'>,
    Pick<SidebarGroup, 'declared' | 'items'> {
  /** The label as the author wrote it. */
  label?: string
  /** The doc that the category links to, and whose title is its default label. */
  linked?: Doc
}

/** The sidebar item of a category. The address of a generated index starts with `root`. */
export function groupItem(fields: GroupFields, root: string): SidebarGroup {
  const { label: name = '', link, linked, collapsible = true, collapsed = true } = fields
  const label = linked && !name.trim() ? labelOf(linked) : typograph(name)
  const index = link?.type === 'generated-index' ? link : undefined
  return {
    type: 'group',
    label,
    isCollapsible: collapsible,
    isCollapsed: collapsible && collapsed,
    permalink: index?.slug === undefined ? linked?.permalink : permalinkOf(root, index.slug),
    docId: linked?.id,
    paginationLabel: linked?.fields.pagination_label,
    description: fields.description ?? index?.description ?? linked?.description,
    className: fields.className,
    generatedIndex: index && {
      ...index,
      name,
      root,
      title: index.title === undefined ? label : typograph(index.title),
      keywords: index.keywords ?? [],
    },
    isOrdered: fields.ordered,
    declared: index && fields.declared,
    items: fields.items,
  }
}

/** Sets missing addresses of generated indexes, `/docs/category/уроки/`. Repeated labels get numbers. */
export function addressGroups(items: SidebarItem[]): void {
  const sluggers = new Map<string, Slugger>()
  for (const item of itemsIn(items)) {
    if (item.type !== 'group' || !item.generatedIndex) continue
    const { name, root } = item.generatedIndex
    const slugger = sluggers.get(root) ?? new Slugger()
    sluggers.set(root, slugger)
    item.permalink ??= permalinkOf(root, 'category', slugger.slug(name.normalize('NFC')))
  }
}

/** The common prefix of all addresses in a folder: that of the version, or of an instance in it. */
export const rootOf = (where: SidebarSources['where'], folder: string): string =>
  docsRootOf(where, folder.slice(where.folder.length + 1)).permalink

/** An item of a folder, with the values that determine its place. */
interface Sorted {
  item: SidebarItem
  /** The title above the item, from `sidebar_group`. */
  section?: string
  position?: number
  /** Name of the file or subfolder, as on disk. */
  name: string
}

/** The items of the folder `inVersion`, a path relative to the version, as on disk. */
export function folderItems(inVersion: string, sources: SidebarSources): SidebarItem[] {
  const folder = [sources.where.folder, inVersion].filter(Boolean).join('/')
  const docs = sources.docs.filter(({ source }) => source.path.startsWith(`${folder}/`))
  return itemsOf(folder, docs, sources)
}

/** The items of `folder`, a path relative to the content root. Groups pages of one `sidebar_group`. */
function itemsOf(folder: string, docs: Doc[], sources: SidebarSources): SidebarItem[] {
  const sorted = [...groupBy(docs, ({ source }) => nameBelow(folder, source.path))]
    .map(([name, inside]): Sorted => {
      const page = inside.find(({ source }) => source.path === `${folder}/${name}`)
      if (!page) return groupOf(`${folder}/${name}`, inside, sources)
      const { fields, sidebarPosition: position } = page
      return { item: docItem(page), section: fields.sidebar_group, position, name }
    })
    .toSorted(inOrder)
  // a page between two pages of a section belongs to it
  const sectionAround = (at: number) => {
    const above = sorted.slice(0, at).findLast(({ section }) => section)?.section
    return above === sorted.slice(at).find(({ section }) => section)?.section ? above : undefined
  }
  const titled = sorted.map((one, at) => ({ ...one, section: one.section ?? sectionAround(at) }))
  const sectionItem = (label: string, members: Sorted[]): SidebarGroup => {
    const items = members.map(({ item }) => item)
    const group = groupItem({ label, items, collapsible: false }, sources.where.permalink)
    return { ...group, isSectionTitle: true }
  }
  // an item without a section is alone
  return [...groupBy(titled, ({ section, item }) => section ?? item)].map(([key, members]) =>
    typeof key === 'string' ? sectionItem(key, members) : key,
  )
}

/** A folder as a category, or as a page if it contains only an index. `docs` are all docs below it. */
function groupOf(folder: string, docs: Doc[], sources: SidebarSources): Sorted {
  const name = folder.slice(folder.lastIndexOf('/') + 1)
  // if a folder has several category files, which is reported, the last one applies
  const category = sources.categories.findLast(({ source }) => folderOf(source.path) === folder)
  const inFolder = docs.filter(({ source }) => folderOf(source.path) === folder)
  const linked =
    category?.link === undefined
      ? inFolder.find(({ isIndex }) => isIndex)
      : linkedDoc(category, inFolder, sources)
  const prefix = splitNumberPrefix(name)
  const label = category?.label ?? (linked ? undefined : prefix.name)
  const position = category?.position ?? linked?.sidebarPosition ?? prefix.number
  const rest = docs.filter((doc) => doc !== linked)
  if (linked && rest.length === 0) return { item: pageItem(linked, label), position, name }
  const declared = category && linkPlace(category, 'slug')
  const items = itemsOf(folder, rest, sources)
  const root = rootOf(sources.where, folder)
  return { item: groupItem({ ...category, label, linked, declared, items }, root), position, name }
}

/** The doc named by the link of a category file. A missing doc is reported; `inFolder` are suggestions. */
function linkedDoc(category: Category, inFolder: Doc[], sources: SidebarSources): Doc | undefined {
  const { link, folder } = category
  if (link?.type !== 'doc') return undefined
  const parents = folder.split('/').map((name) => splitNumberPrefix(name).name)
  const byId = new Map(sources.docs.map((doc) => [doc.id, doc]))
  const doc = byId.get([...parents, link.id].join('/')) ?? byId.get(link.id)
  if (doc) return doc
  const namesInFolder = inFolder.flatMap(({ id }) => id.split('/').at(-1) ?? [])
  const withoutExtension = link.id.replace(/\.mdx?$/i, '')
  const advice =
    (byId.has(withoutExtension) && proposal(withoutExtension, link.id)) ||
    hint(link.id, namesInFolder) ||
    hint(link.id, byId.keys()) ||
    ' Проверьте id.'
  const place = linkPlace(category, 'id')
  const message = `Нет страницы с именем «${link.id}».${advice}`
  sources.problems.push(problem(place.file, place, message, 'category/link'))
  return undefined
}

/** The name of the file or subfolder of `folder` that contains `path`. */
const nameBelow = (folder: string, path: string): string => path.slice(folder.length + 1).split('/')[0] ?? ''

/** The position of a field of the link in a category file. */
const linkPlace = ({ source: { displayPath, text } }: Category, field: string) => ({
  file: displayPath,
  ...parseYaml(displayPath, text).placeOf(['link', field]),
})

/** Compares items by position, then by name in code-unit order. Items without a position come last. */
function inOrder(a: Sorted, b: Sorted): number {
  const [first, second] = [a.position ?? Number.MAX_VALUE, b.position ?? Number.MAX_VALUE]
  return first - second || (a.name < b.name ? -1 : 1)
}
