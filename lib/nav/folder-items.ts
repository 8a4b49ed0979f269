/** Generates sidebar items from docs and their folders, with the conventions of Docusaurus. */
import Slugger from 'github-slugger'
import { splitNumberPrefix } from '../content/file-names'
import { docsRootOf } from '../content/site-paths'
import type { Category, Doc, DocsVersion } from '../content/types'
import { parseYaml } from '../markdown/front-matter'
import { hint, proposal } from '../problems/hints'
import { problem, type Problem } from '../problems/problem'
import { groupBy } from '../data/group-by'
import { folderOf, permalinkOf } from '../text/path'
import { typograph } from '../text/typograph'
import { itemsIn, labelOf, pageItem } from './queries'
import type { SidebarAddress, SidebarGroup, SidebarItem, SidebarPage } from './types'

export interface SidebarSources {
  docs: Doc[]
  categories: Category[]
  /** Where the docs are, on disk and on the site. */
  where: Pick<DocsVersion, 'folder' | 'permalink' | 'isLast' | 'instances'>
  /** Ids of docs missing from lists: drafts and unlisted ones. */
  hidden: ReadonlySet<string>
}

/** A doc in the sidebar. With `displayed_sidebar: null`, «Назад» and «Дальше» skip it. */
export const docItem = (doc: Doc): SidebarPage | SidebarAddress =>
  doc.fields.displayed_sidebar === null
    ? { type: 'link', label: labelOf(doc), href: doc.permalink, description: doc.description }
    : pageItem(doc)

/** A category from `_category_.yml` or `sidebars.js`, with its items. */
interface GroupFields
  extends
    Pick<Category, 'collapsible' | 'collapsed' | 'className' | 'description' | 'link' | 'ordered'>,
    Pick<SidebarGroup, 'declared' | 'items'> {
  /** The label as the author wrote it. */
  label?: string
  /** The doc that the category links to, and whose title is its default label. */
  linked?: Doc
}

/** A category. Unless the author set an address below `root`, `addressGroups` gives its page one. */
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

/** Sets addresses of generated indexes: `/docs/category/уроки/`. Numbers repeated labels, parents first. */
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

/** The address that a folder's addresses begin with: that of the version, or of an instance in it. */
export const rootOf = (where: SidebarSources['where'], folder: string): string =>
  docsRootOf(where, folder.slice(where.folder.length + 1)).permalink

/** An item of a folder, with what places it there. */
interface Sorted {
  item: SidebarItem
  /** The title above the item, from `sidebar_group`. */
  section?: string
  position?: number
  /** Name of the file or subfolder, as on disk. */
  name: string
}

/** The items of a folder, given relative to the version, as on disk. Adds to `problems`. */
export function folderItems(inVersion: string, sources: SidebarSources, problems: Problem[]): SidebarItem[] {
  const folder = [sources.where.folder, inVersion].filter(Boolean).join('/')
  const docs = sources.docs.filter(({ source }) => source.path.startsWith(`${folder}/`))
  return itemsOf(folder, docs, sources, problems)
}

/** The items of a folder, given relative to the content root. Groups pages of one `sidebar_group`. */
function itemsOf(folder: string, docs: Doc[], sources: SidebarSources, problems: Problem[]): SidebarItem[] {
  const sorted = [...groupBy(docs, ({ source }) => nameBelow(folder, source.path))]
    .map(([name, inside]): Sorted => {
      const page = inside.find(({ source }) => source.path === `${folder}/${name}`)
      if (!page) return groupOf(name, `${folder}/${name}`, inside, sources, problems)
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
    return {
      ...groupItem({ label, items, collapsible: false }, sources.where.permalink),
      isSectionTitle: true,
    }
  }
  // an item without a section is alone
  return [...groupBy(titled, ({ section, item }) => section ?? item)].map(([key, members]) =>
    typeof key === 'string' ? sectionItem(key, members) : key,
  )
}

/** A folder as a category, or as a page if it has only an index. */
function groupOf(
  name: string,
  folder: string,
  docs: Doc[],
  sources: SidebarSources,
  problems: Problem[],
): Sorted {
  // the last one wins if a folder has several, which is reported
  const category = sources.categories.findLast(({ source }) => folderOf(source.path) === folder)
  const linked = linkedDoc(folder, category, docs, sources, problems)
  const prefix = splitNumberPrefix(name)
  const label = category?.label ?? (linked ? undefined : prefix.name)
  const position = category?.position ?? linked?.sidebarPosition ?? prefix.number
  const rest = docs.filter((doc) => doc !== linked)
  if (linked && rest.length === 0) return { item: pageItem(linked, label), position, name }
  const declared = category && linkPlace(category, 'slug')
  const items = itemsOf(folder, rest, sources, problems)
  const root = rootOf(sources.where, folder)
  return { item: groupItem({ ...category, label, linked, declared, items }, root), position, name }
}

/** The doc that a category links to: the one in its file, else the index of the folder. */
function linkedDoc(
  folder: string,
  category: Category | undefined,
  docs: Doc[],
  sources: SidebarSources,
  problems: Problem[],
): Doc | undefined {
  const link = category?.link
  const inFolder = docs.filter(({ source }) => folderOf(source.path) === folder)
  if (!category || link === undefined) return inFolder.find(({ isIndex }) => isIndex)
  if (link?.type !== 'doc') return undefined
  const names = folder.slice(sources.where.folder.length + 1).split('/')
  const qualified = [...names.map((name) => splitNumberPrefix(name).name), link.id].join('/')
  const byId = new Map(sources.docs.map((doc) => [doc.id, doc]))
  const doc = byId.get(qualified) ?? byId.get(link.id)
  if (doc) return doc
  const namesHere = inFolder.flatMap(({ id }) => id.split('/').at(-1) ?? [])
  const bare = link.id.replace(/\.mdx?$/i, '')
  const advice =
    (byId.has(bare) && proposal(bare, link.id)) ||
    hint(link.id, namesHere) ||
    hint(link.id, byId.keys()) ||
    ' Проверьте id.'
  const place = linkPlace(category, 'id')
  problems.push(problem(place.file, place, `Нет страницы с именем «${link.id}».${advice}`, 'category/link'))
  return undefined
}

/** The name of the file or subfolder of `folder` that contains `path`. */
const nameBelow = (folder: string, path: string): string => path.slice(folder.length + 1).split('/')[0] ?? ''

/** The position of a field of the link in a category file. */
const linkPlace = ({ source: { displayPath, text } }: Category, field: string) => ({
  file: displayPath,
  ...parseYaml(displayPath, text).placeOf(['link', field]),
})

/** Compares by position, then by raw name in code-unit order. Items without a position come last. */
function inOrder(a: Sorted, b: Sorted): number {
  const [first, second] = [a.position ?? Number.MAX_VALUE, b.position ?? Number.MAX_VALUE]
  return first - second || (a.name < b.name ? -1 : 1)
}
