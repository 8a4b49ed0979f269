/**
 * Pages -> the files that a browser loads while it searches. Pages are indexed whole by MiniSearch; its postings are cut into
 * files by the alphabet, so that a search loads those of its words only. The texts of pages are in a file each, for the best
 * ones, which are compared section by section.
 */
import { createHash } from 'node:crypto'
import MiniSearch from 'minisearch'
import { fields, fieldTexts } from './fields'
import { indexName, manifestName, pageName, termsName, versioned } from './file-names'
import { tokenize } from './tokenize'
import type { Postings, SearchIndex, SearchManifest, SearchPage, StoredPage } from './types'

/** Numbers in a file of postings, about: a file weighs some 5 KB compressed, and a word rarely has two. */
const fileSize = 6000

/** Files by name below the folder of the search, each a JSON text. */
export function buildIndex(pages: SearchPage[]): Map<string, string> {
  const { index, postings } = indexPages(pages)
  const files = new Map([[indexName, JSON.stringify(index)]])
  for (const [number, file] of postings.entries()) files.set(termsName(number), JSON.stringify(file))
  for (const [number, page] of pages.entries()) files.set(pageName(number), JSON.stringify(stored(page)))

  const hash = createHash('sha256')
  for (const text of files.values()) hash.update(text)
  const version = hash.digest('hex').slice(0, 12)
  const manifest: SearchManifest = { version }
  return new Map([
    [manifestName, JSON.stringify(manifest)],
    ...[...files].map(([name, text]) => [versioned(version, name), text] as const),
  ])
}

const stored = ({ permalink, title, kind, breadcrumbs, sections }: SearchPage): StoredPage => ({
  permalink,
  title,
  kind,
  breadcrumbs,
  sections,
})

function indexPages(pages: SearchPage[]): { index: SearchIndex; postings: Postings[][] } {
  const engine = new MiniSearch<{ id: number } & ReturnType<typeof fieldTexts>>({
    fields: [...fields],
    tokenize: (text) => tokenize(text).flatMap(({ terms }) => terms),
    processTerm: (term) => term,
  })
  engine.addAll(pages.map((page, id) => ({ id, ...fieldTexts(page) })))
  const { index, fieldLength, averageFieldLength } = engine.toJSON()
  const entries = index
    .map(([term, byField]) => ({ term, ...encode(byField) }))
    .toSorted((a, b) => (a.term < b.term ? -1 : 1))

  const starts: number[] = []
  const files: Postings[][] = []
  let size = Infinity
  for (const [number, { postings }] of entries.entries()) {
    if (size + postings.length > fileSize) {
      starts.push(number)
      files.push([])
      size = 0
    }
    files.at(-1)?.push(postings)
    size += postings.length
  }
  return {
    index: {
      kinds: pages.map(({ kind }) => kind),
      terms: entries.map(({ term }) => term).join(' '),
      counts: entries.map(({ count }) => count),
      files: starts,
      lengths: pages.map((_, id) => fields.map((_field, field) => fieldLength[id]?.[field] ?? 0)),
      averageLengths: averageFieldLength,
    },
    postings: files,
  }
}

type ByField = Record<string, Record<string, number>>

/** Postings of a term, and on how many pages it stands. */
function encode(byField: ByField): { postings: Postings; count: number } {
  const onPages = new Set<string>()
  const postings = Object.entries(byField).flatMap(([field, frequencies]) => {
    const list = Object.entries(frequencies)
    let before = 0
    return [
      Number(field),
      list.length,
      ...list.flatMap(([page, frequency]) => {
        onPages.add(page)
        const step = Number(page) - before
        before = Number(page)
        return [step, frequency]
      }),
    ]
  })
  return { postings, count: onPages.size }
}
