import { hint } from '../problems/hints'
import type { ReportField } from '../problems/problem'
import { kebabCase, permalinkOf } from '../text/path'
import { alikeMessage, comparable } from './check-tags'
import { tagSchema } from './schema'
import type { LoadContext, Tag } from './types'
import { readNamedFile, type NamedFile } from './read-named-file'

/** The tags of a section. `list` is the address of their list, `/blog/tags/`; tag pages are below it. */
export type TagFile = NamedFile<Tag> & { list: string }

/** A tag as written in front matter: a key of `tags.yml`, or an inline tag. */
type WrittenTag = string | { label: string; permalink: string }

/** Reads the `tags.yml` of the section in `folder`, which ends with a slash. */
export function readTagFile({ texts, problems }: LoadContext, folder: string, list: string): TagFile {
  const source = texts.find(({ path }) => [`${folder}tags.yml`, `${folder}tags.yaml`].includes(path))
  const file = readNamedFile(source, {
    schema: tagSchema,
    area: 'tags',
    problems,
    read(name, fields = {}, report) {
      const permalink = permalinkOf(list, fields.permalink ?? kebabCase(name))
      if (permalink === list) report([], listMessage(name), 'tags/empty')
      return {
        label: fields.label ?? name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
        permalink,
        description: fields.description || undefined,
      }
    },
  })
  return { ...file, list }
}

const listMessage = (name: string): string =>
  `Метка «${name}»: её адрес — это адрес списка меток. Задайте поле permalink, в котором есть буква или цифра.`

const emptyMessage = (label: string): string =>
  `Метка «${label.trim()}»: из неё не получается адрес, нужна хотя бы одна буква или цифра.`

/** The tags of a page, without duplicates. If there is a `tags.yml`, reports tags that it lacks. */
export function resolveTags(written: readonly WrittenTag[], file: TagFile, report: ReportField): Tag[] {
  const { entries, isMissing, isUnreadable, list } = file
  const tags = new Map<string, Tag>()
  for (const [index, entry] of written.entries()) {
    const [label, address] =
      typeof entry === 'string' ? [entry, kebabCase(entry)] : [entry.label, entry.permalink]
    const fromFile = typeof entry === 'string' ? entries.get(entry) : undefined
    const tag = fromFile ?? { label, permalink: permalinkOf(list, address) }
    if (tag.permalink === list) {
      if (!fromFile) report(['tags', index], emptyMessage(label), 'tags/empty')
      continue
    }
    if (!isMissing && !isUnreadable && !fromFile) {
      const advice = hint(label, entries.keys()) || ' Добавьте её туда или исправьте название.'
      report(['tags', index], `Метки «${label}» нет в tags.yml.${advice}`, 'tags/unknown')
    }
    const same = tags.get(tag.permalink)
    if (same && comparable(same.label) !== comparable(tag.label))
      report(['tags', index], alikeMessage(same.label, tag), 'tags/alike')
    tags.set(tag.permalink, same ?? tag)
  }
  return [...tags.values()]
}
