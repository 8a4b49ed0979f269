/** Docs: the files of `docs/`, or of a version, as pages, after the conventions of Docusaurus. */
import { parseYaml } from '../markdown/front-matter'
import { loadEach, type Loaded } from '../problems/loaded'
import { problem, type Problem } from '../problems/problem'
import { defined } from '../text/defined'
import { repeatsOf } from '../text/group-by'
import { folderOf, joinPath, permalinkOf } from '../text/path'
import type { SourceFile } from '../text/source-file'
import { docsTagsPath } from './address'
import { readEntry, type FileFacts } from './entry'
import { baseName, isIndexFile, isPageFile, splitNumberPrefix } from './file-names'
import { reportTo } from './report'
import { categorySchema, docSchema } from './schema'
import { readTagFile, type TagFile } from './tags'
import type { Category, Doc, DocsVersion } from './types'
import { validate } from './validate'

/** Reads all docs and category files of a version. Drafts are left out by the caller. */
export function loadDocs(
  files: SourceFile[],
  version: DocsVersion,
  facts: FileFacts,
): { docs: Doc[]; categories: Category[]; problems: Problem[] } {
  const section = `${version.folder}/`
  const own = files.filter(({ path }) => path.startsWith(section))
  const tagFile = own.find(({ path }) => /^tags\.ya?ml$/.test(path.slice(section.length)))
  const tags = readTagFile(tagFile, docsTagsPath(version))
  const docs = loadEach(
    own.filter(({ path }) => isPageFile(path.slice(section.length))),
    (source) => readDoc(source, version, tags, facts),
  )
  const categories = loadEach(
    own.filter(({ path }) => /\/_category_\.(json|ya?ml)$/.test(path)),
    (source) => readCategory(source, section),
  )
  const repeated = [
    ...repeatsOf(docs.value, ({ id }) => id).map(([{ id, source }, first]) => {
      const message = `Имя страницы «${id}» уже занято файлом ${first.source.displayPath}. Задайте другое поле id.`
      return problem(source.displayPath, undefined, message, 'docs/duplicate-id')
    }),
    ...repeatsOf(categories.value, ({ folder }) => folder).map(([{ source }, first]) => {
      const message = `У папки уже есть файл ${first.source.displayPath}. Оставьте один.`
      return problem(source.displayPath, undefined, message, 'category/repeated')
    }),
  ]
  return {
    docs: docs.value,
    categories: categories.value,
    problems: [...tags.problems, ...docs.problems, ...categories.problems, ...repeated],
  }
}

function readDoc(source: SourceFile, version: DocsVersion, tags: TagFile, facts: FileFacts): Loaded<Doc> {
  const { entry, fields, problems } = readEntry(source, docSchema, facts, tags)
  const path = source.path.slice(version.folder.length + 1)
  const split = (name: string) =>
    fields.parse_number_prefixes === false ? { name } : splitNumberPrefix(name)
  const folders = folderOf(path)
    .split('/')
    .filter(Boolean)
    .map((name) => split(name).name)
  const file = split(baseName(path))
  const baseId = fields.id ?? file.name
  const isIndex = isIndexFile(path)
  const doc: Doc = defined({
    kind: 'doc',
    ...entry,
    title: entry.title ?? baseId,
    version: version.name,
    id: [...folders, baseId].join('/'),
    permalink: permalinkOf(version.permalink, addressOf(fields.slug, folders, isIndex ? '' : baseId)),
    isIndex,
    hideTitle: fields.hide_title ?? false,
    pagination: defined({
      label: fields.pagination_label,
      previous: fields.pagination_prev,
      next: fields.pagination_next,
    }),
    sidebarPosition: fields.sidebar_position ?? file.number,
    sidebarLabel: fields.sidebar_label,
    sidebarClassName: fields.sidebar_class_name,
    displayedSidebar: fields.displayed_sidebar,
    customEditUrl: fields.custom_edit_url,
  })
  return { value: doc, problems }
}

/** Address below that of the version: the slug from the root or from the folder (never above the root), else the name. */
function addressOf(slug: string | undefined, folders: string[], name: string): string {
  if (slug === undefined) return [...folders, name].join('/')
  return joinPath(slug.startsWith('/') ? '' : folders.join('/'), slug)
}

/** Reads `_category_.json|yml`; a broken one gives a category without settings. */
function readCategory(source: SourceFile, section: string): Loaded<Category> {
  const yaml = parseYaml(source.displayPath, source.text)
  const problems = [...yaml.problems]
  const report = reportTo(problems, source.displayPath, yaml)
  const fields = validate(yaml.data, categorySchema, 'category', report, true) ?? {}
  const folder = folderOf(source.path).slice(section.length)
  return { value: { source, folder, ...defined(fields) }, problems }
}
