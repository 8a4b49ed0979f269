/** `_category_.json|yml|yaml`: what authors say of a folder of docs. */
import { folderOf } from '../text/path'
import { parseYaml } from '../markdown/front-matter'
import { problem, type Problem } from '../problems/problem'
import { categorySchema, type CategoryFields } from './schema'
import type { SourceFile } from '../text/source-file'
import type { Category } from './types'
import { validate } from './validate'

export const isCategoryFile = (path: string): boolean => /\/_category_\.(json|ya?ml)$/.test(path)

/** Reads one category file below `section` (`docs/`); a broken one gives a category without settings. */
export function readCategory(
  source: SourceFile,
  section: string,
): { category: Category; problems: Problem[] } {
  const yaml = parseYaml(source.displayPath, source.text)
  const { value, problems } = validate(source.displayPath, yaml, categorySchema, 'category', true)
  const folder = folderOf(source.path).slice(section.length)
  return {
    category: { source, folder, ...withoutUndefined(value ?? {}) },
    problems: [...yaml.problems, ...problems],
  }
}

const withoutUndefined = (fields: CategoryFields): Partial<Category> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Category> // same names, see Category

/** Folders with two category files: which of them counts is up to chance. */
export function repeatedCategories(categories: Category[]): Problem[] {
  const first = new Map<string, Category>()
  return categories.flatMap((category) => {
    const other = first.get(category.folder)
    if (!other) first.set(category.folder, category)
    if (!other) return []
    const message = `У папки уже есть файл ${other.source.displayPath}. Оставьте один.`
    return [problem(category.source.displayPath, undefined, message, 'category/repeated')]
  })
}
