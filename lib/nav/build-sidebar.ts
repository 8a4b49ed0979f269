/** Makes the sidebar of a version from the folders of its docs, after the conventions of Docusaurus for generated sidebars. */
import { splitNumberPrefix } from '../content/file-names'
import type { Category, Doc } from '../content/types'
import { parseYaml } from '../markdown/front-matter'
import { hint } from '../problems/describe'
import { problem, type Problem } from '../problems/problem'
import { groupBy } from '../text/group-by'
import { folderOf } from '../text/path'
import {
  docItem,
  groupItem,
  labelOf,
  pageItem,
  setGeneratedPermalinks,
  type SidebarSources,
} from './sidebar-items'
import type { SidebarItem } from './types'

interface Sorted {
  item: SidebarItem
  position: number
  name: string
}

/** The sidebar of `docs`; category files that belong to no folder with docs are ignored. */
export function buildSidebar(
  docs: Doc[],
  categories: Category[],
  where: SidebarSources['where'],
): { items: SidebarItem[]; problems: Problem[] } {
  const problems: Problem[] = []
  const items = folderItems('', { docs, categories, where }, problems)
  setGeneratedPermalinks(items, where)
  return { items, problems }
}

/** The items of a folder below that of the version, as on disk; empty when it has no docs. */
export function folderItems(below: string, sources: SidebarSources, problems: Problem[]): SidebarItem[] {
  const { where } = sources
  // from here on folders are named from the content root, as files are
  const top = [where.folder, below].filter(Boolean).join('/')
  const categories = new Map(sources.categories.map((one) => [folderOf(one.source.path), one]))

  const itemsOf = (folder: string, docs: Doc[]): SidebarItem[] =>
    [...groupBy(docs, ({ source }) => nameBelow(folder, source.path)).entries()]
      .map(([name, own]) => {
        const page = own.find(({ source }) => source.path === `${folder}/${name}`)
        return page ? pageOf(name, page) : groupOf(name, `${folder}/${name}`, own)
      })
      .toSorted(inOrder)
      .map(({ item }) => item)

  const groupOf = (name: string, folder: string, docs: Doc[]): Sorted => {
    const category = categories.get(folder)
    const linked = linkedDoc(folder, category, docs)
    const prefix = splitNumberPrefix(name)
    const label = category?.label ?? (linked ? labelOf(linked) : prefix.name)
    const position = category?.position ?? linked?.sidebarPosition ?? prefix.number ?? Infinity
    const items = itemsOf(
      folder,
      docs.filter((doc) => doc !== linked),
    )
    // a folder with nothing but its index is a page
    if (linked && items.length === 0) return { item: { ...pageItem(linked), label }, position, name }
    const index = category?.link?.type === 'generated-index' ? category.link : undefined
    const group = groupItem({ ...category, label, index, linked, declared: declaredBy(category) }, where)
    return { item: { ...group, items }, position, name }
  }

  /** The doc that a category opens: the one its file names, else the index of the folder. */
  const linkedDoc = (folder: string, category: Category | undefined, docs: Doc[]): Doc | undefined => {
    const link = category?.link
    const own = docs.filter(({ source }) => folderOf(source.path) === folder)
    if (!category || link === undefined) return own.find(({ isIndex }) => isIndex)
    if (link?.type !== 'doc') return undefined
    const names = folder.slice(where.folder.length + 1).split('/')
    const qualified = [...names.map((name) => splitNumberPrefix(name).name), link.id].join('/')
    const doc = [qualified, link.id]
      .map((wanted) => sources.docs.find(({ id }) => id === wanted))
      .find((found) => found !== undefined)
    if (!doc) problems.push(missingDoc(category, link.id, own, sources.docs))
    return doc
  }

  return itemsOf(
    top,
    sources.docs.filter(({ source }) => source.path.startsWith(`${top}/`)),
  )
}

const pageOf = (name: string, doc: Doc): Sorted => ({
  item: docItem(doc),
  position: doc.sidebarPosition ?? Infinity,
  name,
})

/** The file or the folder in `folder` that `path` is or lies in. */
const nameBelow = (folder: string, path: string): string => path.slice(folder.length + 1).split('/')[0] ?? ''

function missingDoc(
  { source: { displayPath, text } }: Category,
  wanted: string,
  own: Doc[],
  all: Doc[],
): Problem {
  const place = parseYaml(displayPath, text).placeOf(['link', 'id'])
  const names = own.flatMap(({ id }) => id.split('/').at(-1) ?? [])
  const ids = all.map(({ id }) => id)
  const advice = hint(wanted, names) || hint(wanted, ids) || ' Проверьте id.'
  return problem(displayPath, place, `Нет страницы с именем «${wanted}».${advice}`, 'category/link')
}

/** By position, then by raw name in code-unit order; what has no position comes last. */
const inOrder = (a: Sorted, b: Sorted): number =>
  (a.position === b.position ? 0 : a.position - b.position) ||
  (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

/** Where the address of the page of a category is written. */
const declaredBy = (category: Category | undefined) =>
  category && {
    file: category.source.displayPath,
    ...parseYaml(category.source.displayPath, category.source.text).placeOf(['link', 'slug']),
  }
