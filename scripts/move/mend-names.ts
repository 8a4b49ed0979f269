/** Docs that are called by their names, which a move changes as it does addresses: in menus, in files of categories, in fields. */
import { splitNumberPrefix } from '@/lib/content/file-names'
import type { Doc } from '@/lib/content/types'
import { isRecord, parseYaml } from '@/lib/markdown/front-matter'
import type { SourceFile } from '@/lib/problems/problem'
import { folderOf, segmentsOf } from '@/lib/text/path'
import type { Edit } from './redirect-field'
import { rewriteLink, type MovingText } from './rewrite-link'
import { sidebarNames } from './sidebar-names'
import { offsetOf } from './written-addresses'

/** New ids by version and old id, of docs that have another one afterwards. */
export type NewNames = ReadonlyMap<string, string>

export const nameKey = (version: string, id: string): string => `${version} ${id}`

export function newNames(before: Doc[], after: Doc[], moved: (path: string) => string): NewNames {
  const docs = new Map(after.map((doc) => [doc.source.path, doc]))
  return new Map(
    before.flatMap(({ source, version, id }) => {
      const doc = docs.get(moved(source.path))
      return doc?.version === version && doc.id !== id ? [[nameKey(version, id), doc.id]] : []
    }),
  )
}

/** Edits of `sidebars.js`, or of the sidebar of a version. */
export function mendSidebars({ path, text }: SourceFile, names: NewNames, moving: MovingText): Edit[] {
  const version = /^versioned_sidebars\/version-(.+)-sidebars\.json$/.exec(path)?.[1]
  const folder = version === undefined ? 'docs' : `versioned_docs/version-${version}`
  return sidebarNames(path, text).flatMap(({ kind, value, start, end }) => {
    const spelt = {
      id: () => names.get(nameKey(version ?? 'current', value)),
      folder: () => moving.moved(`${folder}/${value}`).slice(folder.length + 1),
      address: () => rewriteLink({ url: value, raw: value }, moving),
    }[kind]()
    return spelt === undefined || spelt === value ? [] : [{ start, end, text: spelt }]
  })
}

/** Edits of a file of a category: the page that it opens is named from its folder, or from that of the version. */
export function mendCategory(source: SourceFile, names: NewNames, { to, before }: MovingText): Edit[] {
  const { data, placeOf } = parseYaml(source.displayPath, source.text)
  const id = (data as { link?: { id?: unknown } } | undefined)?.link?.id
  const version = before.versions.find(({ folder }) => source.path.startsWith(`${folder}/`))
  if (typeof id !== 'string' || !version) return []
  const below = (file: string) =>
    segmentsOf(folderOf(file).slice(version.folder.length))
      .map((name) => `${splitNumberPrefix(name).name}/`)
      .join('')
  const own = below(source.path) + id
  const isOwn = before.docs.some((doc) => doc.version === version.name && doc.id === own)
  const now = names.get(nameKey(version.name, isOwn ? own : id)) ?? (isOwn ? own : id)
  const folder = below(to.path)
  const text = isOwn && now.startsWith(folder) ? now.slice(folder.length) : now
  const start = offsetOf({ raw: id, at: placeOf(['link', 'id']) }, source.text)
  return text === id || start === undefined ? [] : [{ start, end: start + id.length, text }]
}

/** Edits of the file of authors: their sites and portraits may be on this one. */
export function mendAuthors({ displayPath, text }: SourceFile, moving: MovingText): Edit[] {
  const { data, placeOf } = parseYaml(displayPath, text)
  return Object.entries(isRecord(data) ? data : {}).flatMap(([name, fields]) =>
    ['url', 'image_url', 'imageURL'].flatMap((field) => {
      const raw = isRecord(fields) ? fields[field] : undefined
      if (typeof raw !== 'string') return []
      const spelt = rewriteLink({ url: raw, raw }, moving)
      const start = offsetOf({ raw, at: placeOf([name, field]) }, text)
      return spelt === undefined || spelt === raw || start === undefined
        ? []
        : [{ start, end: start + raw.length, text: spelt }]
    }),
  )
}
