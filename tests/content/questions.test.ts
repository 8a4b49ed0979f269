import fs from 'node:fs'
import { expect, test } from 'vitest'
import { searchPages } from '@/lib/publish/search-pages'
import { searchOf } from '@/tests/support/search-of'
import { twoClicksAway } from '@/tests/content/proofread/two-clicks-away'
import { site } from './content'

/** Questions of a game developer, one in a line: where the answer is, and words that it must contain. */
const questions = fs
  .readFileSync('tests/content/questions.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [question: string, address: string, ...words: string[]])

const reached = twoClicksAway(site)

/** The source of a section, up to the next heading of the same or a higher level. */
function sectionAt(address: string): string {
  const [permalink = '', id = ''] = address.split('#')
  const doc = site.docs.find((one) => one.permalink === permalink)
  const lines = (doc?.source.text ?? '').split('\n')
  const start = lines.findIndex((line) => /^#{2,4} /.test(line) && line.endsWith(`{#${id}}`))
  if (start === -1) return ''
  const level = lines[start]?.indexOf(' ') ?? 0
  const length = lines.slice(start + 1).findIndex((line) => new RegExp(`^#{2,${level}} `).test(line))
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n')
}

test.each(questions)('«%s» is answered at %s, two clicks from /docs/', (_question, address, ...words) => {
  const section = sectionAt(address)
  expect(words.filter((word) => !section.includes(word))).toEqual([])
  expect(reached).toContain(address)
})

/** Shorter queries, as typed by readers. */
const typed: [text: string, permalink: string][] = [
  ['как отправить команду', '/docs/api/events/'],
  ['отключение после команды', '/docs/api/events/'],
  ['здоровье чужой сущности', '/docs/api/limits/'],
  ['персонаж прыгает', '/docs/api/limits/'],
  ['две награды', '/docs/api/progress/'],
  ['лайфбар', '/docs/api/ui/'],
]

const { search } = searchOf(searchPages(site))

test.each(questions)(
  '«%s» finds one of its pages among the first three results: %s',
  async (question, address) => {
    const { groups } = await search(question)
    expect(groups.slice(0, 3).map(({ permalink }) => permalink)).toContain(address.split('#')[0])
  },
)

test.each(typed)('«%s» finds one of its pages among the first three: %s', async (text, permalink) => {
  const { groups } = await search(text)
  expect(groups.slice(0, 3).map((group) => group.permalink)).toContain(permalink)
})

test('a word used all over the documentation finds the reference first', async () => {
  for (const text of ['таймаут', 'как отправить команду'])
    expect((await search(text)).groups[0]?.permalink, text).toBe('/docs/api/events/')
})
