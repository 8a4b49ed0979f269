import { readFrontMatter } from '../markdown/front-matter'
import { problem, type Problem } from '../problems/problem'
import type { Entry, Tag } from './types'

/** A label for comparison: tags that differ only in case, separators or «ё» are the same. */
export const comparable = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s._/-]+/g, ' ')
    .trim()

export const alikeMessage = (first: string, { label, permalink }: Tag): string =>
  `У меток «${first}» и «${label}» один адрес, «${permalink}»: их страницы смешаны. Задайте адрес полем permalink в tags.yml.`

/** Reports different tags with one address, such as «C++» and «C#»: one page would list the posts of both. */
export function checkTags(entries: Entry[]): Problem[] {
  const labels = new Map<string, string[]>()
  const problems: Problem[] = []
  for (const { source, tags } of entries) {
    for (const tag of tags) {
      const { label, permalink } = tag
      const earlier = labels.get(permalink) ?? []
      labels.set(permalink, [...earlier, label])
      const [first] = earlier
      if (first === undefined || earlier.some((other) => comparable(other) === comparable(label))) continue
      const place = readFrontMatter(source).placeOf(['tags'])
      problems.push(problem(source.displayPath, place, alikeMessage(first, tag), 'tags/alike'))
    }
  }
  return problems
}
