import { readFrontMatter } from '../markdown/front-matter'
import { problem, type Problem } from '../problems/problem'
import type { Entry } from './types'

/** A label without what does not distinguish tags: capitals, separators, «ё». */
const nameOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s._/-]+/g, ' ')
    .trim()

/** Reports tags such as «C++» and «C#» that share an address, once each: one page lists the posts of both. */
export function checkTags(entries: Entry[]): Problem[] {
  const labels = new Map<string, string[]>()
  const problems: Problem[] = []
  for (const { source, tags } of entries) {
    for (const { label, permalink } of tags) {
      const known = labels.get(permalink) ?? []
      labels.set(permalink, [...known, label])
      const [first] = known
      if (first === undefined || known.some((other) => nameOf(other) === nameOf(label))) continue
      const place = readFrontMatter(source).placeOf(['tags'])
      const message = `У меток «${first}» и «${label}» один адрес, «${permalink}»: их страницы смешаны. Задайте адрес полем permalink в tags.yml.`
      problems.push(problem(source.displayPath, place, message, 'tags/alike'))
    }
  }
  return problems
}
