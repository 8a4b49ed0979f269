/** Docs: the files of `docs/`, or of a version, as pages, after the conventions of Docusaurus. */
import { isCategoryFile, readCategory, repeatedCategories } from './categories'
import { checkCommonFields, commonFields, readEntryText, type FileFacts } from './entry'
import { baseName, isIndexFile, isPageFile, splitNumberPrefix } from './file-names'
import { docsTagsPath } from './list-paths'
import { problem, type Problem } from '../problems/problem'
import { docSchema } from './schema'
import { readTagFile, resolveTags, type TagFile } from './tags'
import type { SourceFile } from '../text/source-file'
import type { Category, Doc, DocsVersion } from './types'
import { validate } from './validate'
import { parseYaml } from '../markdown/front-matter'
import { folderOf, permalinkOf } from '../text/path'

/** Reads all docs and category files of a version. Drafts are left out by the caller. */
export function loadDocs(
  files: SourceFile[],
  version: DocsVersion,
  facts: FileFacts,
): { docs: Doc[]; categories: Category[]; problems: Problem[] } {
  const problems: Problem[] = []
  const section = `${version.folder}/`
  const own = files.filter(({ path }) => path.startsWith(section))
  const tagFile = own.find(({ path }) => /^tags\.ya?ml$/.test(path.slice(section.length)))
  const known =
    tagFile &&
    readTagFile(tagFile.displayPath, parseYaml(tagFile.displayPath, tagFile.text), docsTagsPath(version))
  problems.push(...(known?.problems ?? []))

  const docs = own
    .filter(({ path }) => isPageFile(path.slice(section.length)))
    .map((source) => {
      const { doc, problems: found } = readDoc(source, version, known?.tags, facts)
      problems.push(...found)
      return doc
    })
  const categories = own
    .filter(({ path }) => isCategoryFile(path))
    .map((source) => {
      const { category, problems: found } = readCategory(source, section)
      problems.push(...found)
      return category
    })
  return {
    docs,
    categories,
    problems: [...problems, ...repeatedCategories(categories), ...duplicateIds(docs)],
  }
}

function readDoc(
  source: SourceFile,
  version: DocsVersion,
  known: TagFile,
  facts: FileFacts,
): { doc: Doc; problems: Problem[] } {
  const text = readEntryText(source, facts)
  const { value, problems } = validate(source.displayPath, text.yaml, docSchema, 'front-matter')
  const fields = value ?? {}
  const path = source.path.slice(version.folder.length + 1)
  const withPrefixes = text.yaml.data['parse_number_prefixes'] === false
  const strip = (name: string) => (withPrefixes ? { name } : splitNumberPrefix(name))
  const folders = folderOf(path)
    .split('/')
    .filter(Boolean)
    .map((name) => strip(name).name)
  const file = strip(baseName(path))
  const baseId = fields.id ?? file.name
  const isIndex = isIndexFile(path)
  const place = (index: number) => text.yaml.placeOf(['tags', index])
  const { tags, problems: tagProblems } = resolveTags(
    fields.tags ?? [],
    known,
    docsTagsPath(version),
    source.displayPath,
    place,
  )

  const doc: Doc = {
    kind: 'doc',
    ...commonFields(source, text, fields, baseId, facts),
    version: version.name,
    id: [...folders, baseId].join('/'),
    permalink: permalinkOf(
      version.permalink,
      docSlug(fields.slug, folders, isIndex && fields.slug === undefined ? '' : baseId),
    ),
    tags,
    isIndex,
    hideTitle: fields.hide_title ?? false,
    pagination: {
      ...(fields.pagination_label !== undefined && { label: fields.pagination_label }),
      ...(fields.pagination_prev !== undefined && { previous: fields.pagination_prev }),
      ...(fields.pagination_next !== undefined && { next: fields.pagination_next }),
    },
    ...(fields.sidebar_label !== undefined && { sidebarLabel: fields.sidebar_label }),
    ...(fields.sidebar_class_name !== undefined && { sidebarClassName: fields.sidebar_class_name }),
    ...(fields.displayed_sidebar !== undefined && { displayedSidebar: fields.displayed_sidebar }),
    ...(fields.custom_edit_url !== undefined && { customEditUrl: fields.custom_edit_url }),
  }
  const position = fields.sidebar_position ?? file.number
  if (position !== undefined) doc.sidebarPosition = position
  return {
    doc,
    problems: [...text.problems, ...problems, ...checkCommonFields(source, text, fields), ...tagProblems],
  }
}

/** Address below that of the version: a slug from the root, a slug from the folder (never above the root), or the name. */
function docSlug(slug: string | undefined, folders: string[], name: string): string {
  if (slug === undefined) return [...folders, name].join('/')
  const start = slug.startsWith('/') ? [] : folders
  const path: string[] = []
  for (const part of [...start, ...slug.split('/')]) {
    if (part === '..') path.pop()
    else if (part !== '.' && part !== '') path.push(part)
  }
  return path.join('/')
}

function duplicateIds(docs: Doc[]): Problem[] {
  const first = new Map<string, Doc>()
  const problems: Problem[] = []
  for (const doc of docs) {
    const other = first.get(doc.id)
    if (!other) first.set(doc.id, doc)
    else {
      const message = `Имя страницы «${doc.id}» уже занято файлом ${other.source.displayPath}. Задайте другое поле id.`
      problems.push(problem(doc.source.displayPath, undefined, message, 'docs/duplicate-id'))
    }
  }
  return problems
}
