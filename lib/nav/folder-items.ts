/** Items of a sidebar from docs and the folders they are in, after the conventions of Docusaurus for generated sidebars. */
import Slugger from 'github-slugger'
import { splitNumberPrefix } from '../content/file-names'
import type { Category, Doc, DocsVersion } from '../content/types'
import { parseYaml } from '../markdown/front-matter'
import { hint } from '../problems/describe'
import { problem, type Problem } from '../problems/problem'
import { groupBy } from '../text/group-by'
import { folderOf, permalinkOf } from '../text/path'
import { typograph } from '../text/typograph'
import { itemsIn, labelOf, pageItem } from './queries'
import type { SidebarAddress, SidebarGroup, SidebarItem, SidebarPage } from './types'

export interface SidebarSources {
  docs: Doc[]
  categories: Category[]
  /** Where the docs are, on disk and on the site. */
  where: Pick<DocsVersion, 'folder' | 'permalink'>
  /** Ids of docs that are in no list: drafts and unlisted ones. */
  hidden: ReadonlySet<string>
}

/** A doc in the sidebar. With `displayed_sidebar: null` it is only a link: «Назад» and «Дальше» do not lead to it. */
export const docItem = (doc: Doc): SidebarPage | SidebarAddress =>
  doc.fields.displayed_sidebar === null
    ? { type: 'link', label: labelOf(doc), href: doc.permalink, description: doc.description }
    : pageItem(doc)

/** A category as `_category_.yml` and `sidebars.js` describe it, with its items. */
interface GroupFields
  extends
    Pick<Category, 'collapsible' | 'collapsed' | 'className' | 'description' | 'link' | 'ordered'>,
    Pick<SidebarGroup, 'declared' | 'items'> {
  /** As its author has written it. */
  label?: string
  /** The doc that is the page of the group, which is called after it when it has no label. */
  linked?: Doc
}

/** A group of the sidebar. The address of a generated page comes later, unless the author has written one. */
export function groupItem(fields: GroupFields, where: SidebarSources['where']): SidebarGroup {
  const { label: name = '', link, linked, collapsible = true, collapsed = true } = fields
  const label = linked && fields.label === undefined ? labelOf(linked) : typograph(name)
  const index = link?.type === 'generated-index' ? link : undefined
  return {
    type: 'group',
    label,
    isCollapsible: collapsible,
    isCollapsed: collapsible && collapsed,
    permalink: index?.slug === undefined ? linked?.permalink : permalinkOf(where.permalink, index.slug),
    docId: linked?.id,
    paginationLabel: linked?.fields.pagination_label,
    description: fields.description ?? index?.description ?? linked?.description,
    className: fields.className,
    generatedIndex: index && {
      ...index,
      name,
      title: index.title === undefined ? label : typograph(index.title),
      keywords: index.keywords ?? [],
    },
    isOrdered: fields.ordered,
    declared: index && fields.declared,
    items: fields.items,
  }
}

/** Gives generated pages their addresses, as `/docs/category/уроки/`: repeated labels are numbered in sidebar order, parents first. */
export function addressGroups(items: SidebarItem[], root: string): void {
  const slugger = new Slugger()
  for (const item of itemsIn(items))
    if (item.type === 'group' && item.generatedIndex)
      item.permalink ??= permalinkOf(
        root,
        'category',
        slugger.slug(item.generatedIndex.name.normalize('NFC')),
      )
}

interface Sorted {
  item: SidebarItem
  /** The name that the item stands under, with others. */
  group?: string
  position?: number
  name: string
}

/** The items of a folder below that of the version, as on disk; empty when it has no docs. Adds what is wrong to `problems`. */
export function folderItems(below: string, sources: SidebarSources, problems: Problem[]): SidebarItem[] {
  const { where } = sources
  const categories = new Map(sources.categories.map((one) => [folderOf(one.source.path), one]))

  /** Folders are named from the content root, as files are. Pages of one `sidebar_group` stand where the first of them would. */
  const itemsOf = (folder: string, docs: Doc[]): SidebarItem[] => {
    const sorted = [...groupBy(docs, ({ source }) => nameBelow(folder, source.path))]
      .map(([name, own]): Sorted => {
        const page = own.find(({ source }) => source.path === `${folder}/${name}`)
        if (!page) return groupOf(name, `${folder}/${name}`, own)
        const { fields, sidebarPosition: position } = page
        return { item: docItem(page), group: fields.sidebar_group, position, name }
      })
      .toSorted(inOrder)
    // a page between two pages of one group belongs to it, too
    const nameOf = (at: number) => {
      const above = sorted.slice(0, at).findLast(({ group }) => group)?.group
      return above === sorted.slice(at).find(({ group }) => group)?.group ? above : undefined
    }
    const named = sorted.map((one, at) => ({ ...one, group: one.group ?? nameOf(at) }))
    return [...groupBy(named, ({ group, name }) => group ?? `/${name}`)].flatMap(([label, own]) => {
      const items = own.map(({ item }) => item)
      return own[0]?.group === undefined
        ? items
        : { ...groupItem({ label, items, collapsible: false }, where), isName: true }
    })
  }

  const groupOf = (name: string, folder: string, docs: Doc[]): Sorted => {
    const category = categories.get(folder)
    const linked = linkedDoc(folder, category, docs)
    const prefix = splitNumberPrefix(name)
    const label = category?.label ?? (linked ? undefined : prefix.name)
    const position = category?.position ?? linked?.sidebarPosition ?? prefix.number
    const rest = docs.filter((doc) => doc !== linked)
    // a folder with only an index becomes a page
    if (linked && rest.length === 0) return { item: pageItem(linked, label), position, name }
    const declared = category && linkPlace(category, 'slug')
    const items = itemsOf(folder, rest)
    return { item: groupItem({ ...category, label, linked, declared, items }, where), position, name }
  }

  /** The doc that a category opens: the one its file names, else the index of the folder. */
  const linkedDoc = (folder: string, category: Category | undefined, docs: Doc[]): Doc | undefined => {
    const link = category?.link
    const own = docs.filter(({ source }) => folderOf(source.path) === folder)
    if (!category || link === undefined) return own.find(({ isIndex }) => isIndex)
    if (link?.type !== 'doc') return undefined
    const names = folder.slice(where.folder.length + 1).split('/')
    const qualified = [...names.map((name) => splitNumberPrefix(name).name), link.id].join('/')
    const byId = new Map(sources.docs.map((doc) => [doc.id, doc]))
    const doc = byId.get(qualified) ?? byId.get(link.id)
    if (doc) return doc
    const ownNames = own.flatMap(({ id }) => id.split('/').at(-1) ?? [])
    const advice = hint(link.id, ownNames) || hint(link.id, byId.keys()) || ' Проверьте id.'
    const place = linkPlace(category, 'id')
    problems.push(problem(place.file, place, `Нет страницы с именем «${link.id}».${advice}`, 'category/link'))
    return undefined
  }

  const top = [where.folder, below].filter(Boolean).join('/')
  return itemsOf(
    top,
    sources.docs.filter(({ source }) => source.path.startsWith(`${top}/`)),
  )
}

/** The file or the folder in `folder` that `path` is or lies in. */
const nameBelow = (folder: string, path: string): string => path.slice(folder.length + 1).split('/')[0] ?? ''

/** Where a category file has written a field of its link. */
const linkPlace = ({ source: { displayPath, text } }: Category, field: string) => ({
  file: displayPath,
  ...parseYaml(displayPath, text).placeOf(['link', field]),
})

/** By position, then by raw name in code-unit order; what has no position comes last. */
function inOrder(a: Sorted, b: Sorted): number {
  const [first, second] = [a.position ?? Number.MAX_VALUE, b.position ?? Number.MAX_VALUE]
  return first - second || (a.name < b.name ? -1 : 1)
}
