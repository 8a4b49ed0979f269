import { readFrontMatter } from '../markdown/front-matter'
import { problem, type Problem } from '../problems/problem'
import type { Entry, Tag } from './types'

/** A label without what does not distinguish tags: capitals, separators, «ё». */
export const nameOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s._/-]+/g, ' ')
    .trim()

export const alikeMessage = (first: string, { label, permalink }: Tag): string =>
  `У меток «${first}» и «${label}» один адрес, «${permalink}»: их страницы смешаны. Задайте адрес полем permalink в tags.yml.`

/** Reports tags such as «C++» and «C#» that share an address, once each: one page lists the posts of both. */
export function checkTags(entries: Entry[]): Problem[] {
  const labels = new Map<string, string[]>()
  const problems: Problem[] = []
  for (const { source, tags } of entries) {
    for (const tag of tags) {
      const { label, permalink } = tag
      const known = labels.get(permalink) ?? []
      labels.set(permalink, [...known, label])
      const [first] = known
      if (first === undefined || known.some((other) => nameOf(other) === nameOf(label))) continue
      const place = readFrontMatter(source).placeOf(['tags'])
      problems.push(problem(source.displayPath, place, alikeMessage(first, tag), 'tags/alike'))
    }
  }
  return problems
}
