/** Makes the sidebar of a version from the folders of its docs, after the conventions of Docusaurus for generated sidebars. */
import Slugger from 'github-slugger'
import { splitNumberPrefix } from '../content/file-names'
import { hint } from '../problems/describe'
import { parseYaml } from '../markdown/front-matter'
import { problem, type Problem } from '../problems/problem'
import type { Category, Doc, DocsVersion } from '../content/types'
import { folderOf, permalinkOf } from '../text/path'
import type { SidebarAddress, SidebarGroup, SidebarItem, SidebarPage } from './types'

interface Folder {
  /** As on disk, below the folder of the version; empty for the top. */
  path: string
  docs: Doc[]
  folders: Map<string, Folder>
}

interface Sorted {
  item: SidebarItem
  position: number
  name: string
}

/** Where the docs of a sidebar are, on disk and on the site. */
export type SidebarPlace = Pick<DocsVersion, 'folder' | 'permalink'>

/** The sidebar of `docs`; category files that belong to no folder with docs are ignored. */
export function buildSidebar(
  docs: Doc[],
  categories: Category[],
  where: SidebarPlace,
): { items: SidebarItem[]; problems: Problem[] } {
  const problems: Problem[] = []
  const items = folderItems(docs, categories, '', where, problems) ?? []
  setGeneratedPermalinks(items, where, new Slugger())
  return { items, problems }
}

/** The items of a folder below that of the version, as on disk; `undefined` when it has no docs. */
export function folderItems(
  docs: Doc[],
  categories: Category[],
  path: string,
  where: SidebarPlace,
  problems: Problem[],
): SidebarItem[] | undefined {
  const byFolder = new Map(categories.map((category) => [category.folder, category]))
  const top: Folder = { path: '', docs: [], folders: new Map() }
  for (const doc of docs) place(top, doc, where)

  const itemsOf = (folder: Folder, without?: Doc): SidebarItem[] => {
    const pages = folder.docs
      .filter((doc) => doc !== without)
      .map((doc): Sorted => {
        const name = doc.source.path.split('/').at(-1) ?? ''
        return { item: docItem(doc), position: doc.sidebarPosition ?? Infinity, name }
      })
    const groups = [...folder.folders.entries()].map(([name, child]) => groupOf(name, child))
    return [...pages, ...groups].toSorted(inOrder).map(({ item }) => item)
  }

  const groupOf = (name: string, folder: Folder): Sorted => {
    const category = byFolder.get(folder.path)
    const linked = linkedDoc(folder, category, docs, problems)
    const prefix = splitNumberPrefix(name)
    const items = itemsOf(folder, linked)
    const label = category?.label ?? linked?.sidebarLabel ?? linked?.title ?? prefix.name
    const position = category?.position ?? linked?.sidebarPosition ?? prefix.number ?? Infinity
    // a folder with nothing but its index is a page
    if (linked && items.length === 0) return { item: { ...pageItem(linked), label }, position, name }
    return { item: { ...groupItem(label, where, category, linked), items }, position, name }
  }

  let folder: Folder | undefined = top
  for (const name of path.split('/').filter(Boolean)) folder = folder?.folders.get(name)
  return folder && itemsOf(folder)
}

function place(top: Folder, doc: Doc, where: SidebarPlace): void {
  let folder = top
  const below = doc.source.path.slice(where.folder.length + 1)
  for (const name of folderOf(below).split('/').filter(Boolean)) {
    const path = folder.path === '' ? name : `${folder.path}/${name}`
    const next = folder.folders.get(name) ?? { path, docs: [], folders: new Map() }
    folder.folders.set(name, next)
    folder = next
  }
  folder.docs.push(doc)
}

/** By position, then by raw name in code-unit order; what has no position comes last. */
const inOrder = (a: Sorted, b: Sorted): number =>
  (a.position === b.position ? 0 : a.position - b.position) ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

/** A doc in the sidebar; one that has no sidebar of its own is an address like those of other sites. */
export const docItem = (doc: Doc): SidebarPage | SidebarAddress =>
  doc.displayedSidebar === null
    ? {
        type: 'link',
        label: doc.sidebarLabel ?? doc.title,
        href: doc.permalink,
        description: doc.description,
      }
    : pageItem(doc)

export const pageItem = (doc: Doc): SidebarPage => ({
  type: 'page',
  label: doc.sidebarLabel ?? doc.title,
  permalink: doc.permalink,
  docId: doc.id,
  description: doc.description,
  ...(doc.sidebarClassName !== undefined && { className: doc.sidebarClassName }),
  ...(doc.pagination.label !== undefined && { paginationLabel: doc.pagination.label }),
})

function groupItem(
  label: string,
  where: SidebarPlace,
  category: Category | undefined,
  linked: Doc | undefined,
): Omit<SidebarGroup, 'items'> {
  const index = category?.link?.type === 'generated-index' ? category.link : undefined
  const isCollapsible = category?.collapsible ?? true
  const description = category?.description ?? index?.description ?? linked?.description
  return {
    type: 'group',
    label,
    isCollapsible,
    isCollapsed: isCollapsible && (category?.collapsed ?? true),
    ...(linked && { permalink: linked.permalink, docId: linked.id }),
    ...(linked?.pagination.label !== undefined && { paginationLabel: linked.pagination.label }),
    ...(description !== undefined && { description }),
    ...(category?.className !== undefined && { className: category.className }),
    ...(index && {
      generatedIndex: {
        title: index.title ?? label,
        keywords: index.keywords ?? [],
        ...(index.description !== undefined && { description: index.description }),
        ...(index.image !== undefined && { image: index.image }),
      },
      ...(index.slug !== undefined && { permalink: permalinkOf(where.permalink, index.slug) }),
      ...(category && { declared: declaredBy(category) }),
    }),
  }
}

const declaredBy = ({ source: { displayPath, text } }: Category) => ({
  file: displayPath,
  ...parseYaml(displayPath, text).placeOf(['link', 'slug']),
})

/** The doc that a category opens: the one its file names, else the index of the folder. */
function linkedDoc(
  folder: Folder,
  category: Category | undefined,
  docs: Doc[],
  problems: Problem[],
): Doc | undefined {
  const link = category?.link
  if (link === null || link?.type === 'generated-index') return undefined
  if (!link || !category) return folder.docs.find((doc) => doc.isIndex)
  const qualified = [...folder.path.split('/').map((name) => splitNumberPrefix(name).name), link.id].join('/')
  const doc = docs.find(({ id }) => id === qualified) ?? docs.find(({ id }) => id === link.id)
  if (!doc) {
    const { displayPath, text } = category.source
    const where = parseYaml(displayPath, text).placeOf(['link', 'id'])
    const near = hint(
      link.id,
      folder.docs.flatMap(({ id }) => id.split('/').at(-1) ?? []),
    )
    const all = docs.map(({ id }) => id)
    const message = `Нет страницы с именем «${link.id}».${near || hint(link.id, all) || ' Проверьте id.'}`
    problems.push(problem(displayPath, where, message, 'category/link'))
  }
  return doc
}

/** `/docs/category/уроки/`; repeated labels are numbered in sidebar order, parents first. */
export function setGeneratedPermalinks(items: SidebarItem[], where: SidebarPlace, slugger: Slugger): void {
  for (const item of items) {
    if (item.type !== 'group') continue
    if (item.generatedIndex && item.permalink === undefined) {
      const slug = slugger.slug(item.label.normalize('NFC'))
      item.permalink = permalinkOf(where.permalink, 'category', slug)
    }
    setGeneratedPermalinks(item.items, where, slugger)
  }
}
