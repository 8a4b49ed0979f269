/** Docs: the files of `docs/` or of a version, with the conventions of Docusaurus. */
import { readYamlFile } from '../markdown/parse-yaml'
import { problem, type Problem, type SourceFile } from '../problems/problem'
import { repeatsOf } from '../data/group-by'
import { folderOf, joinPath, permalinkOf, segmentsOf } from '../text/path'
import { docsRootOf, docsTagsPath } from './site-paths'
import { pagesIn, readEntry } from './read-entry'
import { baseName, isIndexFile, splitNumberPrefix } from './file-names'
import { categorySchema, docSchema } from './schema'
import { readTagFile } from './tags'
import type { Category, Doc, DocsVersion, LoadContext } from './types'
import { validate } from './validate'

/** Reads all docs of a version, drafts included, and its category files. */
export function loadDocs(
  version: DocsVersion,
  context: LoadContext,
): { docs: Doc[]; categories: Category[] } {
  const { texts, problems } = context
  const section = `${version.folder}/`
  const tags = readTagFile(context, section, docsTagsPath(version))
  const docs = pagesIn(context, section).map((source): Doc => {
    const { entry } = readEntry(source, docSchema, context, tags)
    const { fields } = entry
    const path = source.path.slice(section.length)
    const split = (name: string) =>
      fields.parse_number_prefixes === false ? { name } : splitNumberPrefix(name)
    const folders = segmentsOf(folderOf(path)).map((name) => split(name).name)
    const file = split(baseName(path))
    const baseId = fields.id ?? file.name
    const isIndex = isIndexFile(path)
    const root = docsRootOf(version, path)
    const below = folders.slice(segmentsOf(root.folder).length)
    return {
      kind: 'doc',
      ...entry,
      title: entry.title ?? baseId,
      version: version.name,
      id: [...folders, baseId].join('/'),
      permalink: permalinkOf(root.permalink, addressOf(fields.slug, below, isIndex ? '' : baseId)),
      isIndex,
      sidebarPosition: fields.sidebar_position ?? file.number,
    }
  })
  const categories = texts
    .filter(({ path }) => path.startsWith(section) && /\/_category_\.(json|ya?ml)$/.test(path))
    .map((source) => readCategory(source, section, problems))
  for (const [{ id, source }, first] of repeatsOf(docs, (doc) => doc.id)) {
    const message = `Имя страницы «${id}» уже занято файлом ${first.source.displayPath}. Задайте другое поле id.`
    problems.push(problem(source.displayPath, undefined, message, 'docs/duplicate-id'))
  }
  for (const [{ source }, first] of repeatsOf(categories, ({ folder }) => folder)) {
    const message = `У папки уже есть файл ${first.source.displayPath}. Оставьте один.`
    problems.push(problem(source.displayPath, undefined, message, 'category/repeated'))
  }
  return { docs, categories }
}

/** The address of a doc below its version: the slug, absolute or relative to the folder, else the name. */
function addressOf(slug: string | undefined, folders: string[], name: string): string {
  if (slug === undefined) return [...folders, name].join('/')
  return joinPath(slug.startsWith('/') ? '' : folders.join('/'), slug)
}

/** Reads `_category_.json|yml`. An invalid file is a category without settings. */
function readCategory(source: SourceFile, section: string, problems: Problem[]): Category {
  const { data, report } = readYamlFile(source, problems)
  const fields = validate(data, { schema: categorySchema, area: 'category', report, isStrict: true })
  return { source, folder: folderOf(source.path).slice(section.length), ...fields }
}
