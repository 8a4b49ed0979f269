/**
 * Pages -> the files that a browser loads while it searches. Pages are indexed whole by MiniSearch; its postings are cut into
 * files by the alphabet, so that a search loads those of its words only. The texts of pages are in a file each, for the best
 * ones, which are compared section by section.
 */
import MiniSearch from 'minisearch'
import { hashOf } from '../text/hash-of'
import { fields, fieldTexts } from './fields'
import { fileName, manifestName } from './file-names'
import { tokenize } from './tokenize'
import type { Postings, SearchIndex, SearchManifest, SearchPage, StoredPage } from './types'

/** Numbers in a file of postings, about: a file weighs some 5 KB compressed, and a word rarely has two. */
const fileSize = 6000

/** Files by name below the folder of the search, each a JSON text. `worker` is the name of the script that reads them on the site. */
export function buildIndex(pages: SearchPage[], worker?: string): Map<string, string> {
  const files = new Map<string, string>()
  /** Adds a file; returns the hash in its name. */
  const add = (kind: Parameters<typeof fileName>[0], content: unknown): string => {
    const text = JSON.stringify(content)
    const hash = hashOf(text).slice(0, 10)
    files.set(fileName(kind, hash), text)
    return hash
  }
  const { chunks, ...index } = indexPages(pages)
  const manifest: SearchManifest = {
    ...(worker !== undefined && { worker }),
    index: add('index', {
      ...index,
      pages: pages.map((page) => add('page', stored(page))),
      files: chunks.map(({ first, postings }) => ({ first, hash: add('terms', postings) })),
    } satisfies SearchIndex),
  }
  return files.set(manifestName, JSON.stringify(manifest))
}

const stored = ({ permalink, title, kind, breadcrumbs, sections }: SearchPage): StoredPage => ({
  permalink,
  title,
  kind,
  breadcrumbs,
  sections,
})

/** The index, and postings of its terms in chunks, each from a term on. */
function indexPages(
  pages: SearchPage[],
): Omit<SearchIndex, 'pages' | 'files'> & { chunks: { first: number; postings: Postings[] }[] } {
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

  const chunks: { first: number; postings: Postings[] }[] = []
  let size = Infinity
  for (const [first, { postings }] of entries.entries()) {
    if (size + postings.length > fileSize) {
      chunks.push({ first, postings: [] })
      size = 0
    }
    chunks.at(-1)?.postings.push(postings)
    size += postings.length
  }
  return {
    kinds: pages.map(({ kind }) => kind),
    lengths: pages.map((_, id) => fields.map((_field, field) => fieldLength[id]?.[field] ?? 0)),
    averageLengths: averageFieldLength,
    terms: entries.map(({ term }) => term).join(' '),
    counts: entries.map(({ count }) => count),
    chunks,
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
