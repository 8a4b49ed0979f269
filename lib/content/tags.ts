/** Tags: those of `tags.yml` and those written into pages. */
import { problem, type Place, type Problem } from '../problems/problem'
import { hint, show } from '../problems/describe'
import type { YamlData } from '../markdown/front-matter'
import { kebabCase } from '../text/kebab-case'
import { tagSchema } from './schema'
import { readEntries, validate } from './validate'
import { permalinkOf } from '../text/path'
import type { Tag } from './types'

/** Tags of a `tags.yml` by key; `undefined` when there is no such file. */
export type TagFile = Map<string, Tag> | undefined

/** Reads `tags.yml`. `basePath` is where tag pages live: `/blog/tags`. */
export function readTagFile(
  file: string,
  yaml: YamlData,
  basePath: string,
): { tags: Map<string, Tag>; problems: Problem[] } {
  const tags = new Map<string, Tag>()
  const { entries, problems: wrong } = readEntries(file, yaml, 'tags')
  const problems = [...yaml.problems, ...wrong]
  const owners = new Map<string, string>()
  for (const [key, data] of entries) {
    const placeOf: YamlData['placeOf'] = (path) => yaml.placeOf([key, ...path])
    const checked = validate(file, { data, placeOf }, tagSchema, 'tags')
    problems.push(...checked.problems)
    const permalink = permalinkOf(basePath, checked.value?.permalink ?? kebabCase(key))
    const label = checked.value?.label ?? key.charAt(0).toUpperCase() + key.slice(1).toLowerCase()
    const owner = owners.get(permalink)
    if (owner !== undefined) {
      const message = `У меток «${owner}» и «${key}» один адрес «${permalink}». Задайте одной из них другое поле permalink.`
      problems.push(problem(file, placeOf([]), message, 'tags/duplicate'))
    }
    owners.set(permalink, key)
    tags.set(key, {
      label,
      permalink,
      ...(checked.value?.description && { description: checked.value.description }),
    })
  }
  return { tags, problems }
}

type WrittenTag = string | { label: string; permalink: string }

/** Tags of one page. Tags that the file does not know are reported when there is a file. */
export function resolveTags(
  written: readonly WrittenTag[],
  known: TagFile,
  basePath: string,
  file: string,
  placeOf: (index: number) => Place,
): { tags: Tag[]; problems: Problem[] } {
  const problems: Problem[] = []
  const tags = new Map<string, Tag>()
  for (const [index, entry] of written.entries()) {
    const fromFile = typeof entry === 'string' ? known?.get(entry) : undefined
    const tag = fromFile ?? inlineTag(entry, basePath)
    if (tag === null) {
      const message = `Метка ${show(entry)}: из неё не получается адрес, нужна хотя бы одна буква или цифра.`
      problems.push(problem(file, placeOf(index), message, 'tags/empty'))
      continue
    }
    if (known && !fromFile) {
      const label = typeof entry === 'string' ? entry : entry.label
      const message = `Метки «${label}» нет в tags.yml.${hint(label, known.keys()) || ' Добавьте её туда или исправьте название.'}`
      problems.push(problem(file, placeOf(index), message, 'tags/unknown'))
    }
    if (!tags.has(tag.permalink)) tags.set(tag.permalink, tag)
  }
  return { tags: [...tags.values()], problems }
}

function inlineTag(entry: WrittenTag, basePath: string): Tag | null {
  if (typeof entry === 'object')
    return { label: entry.label, permalink: permalinkOf(basePath, entry.permalink) }
  const slug = kebabCase(entry)
  return slug === '' ? null : { label: entry, permalink: permalinkOf(basePath, slug) }
}
