/**
 * Pages -> the files that a browser loads while it searches. MiniSearch indexes whole pages; its terms are cut into files by the
 * alphabet, so that a search loads those of its words only. The texts of each page are a file too: the best pages are compared
 * section by section.
 */
import MiniSearch from 'minisearch'
import { hashOf } from '../text/hash-of'
import { engineOptions, fileName, indexFormat, manifestName, type fieldBoosts } from './index-files'
import { tokenize } from './words'
import type { SearchIndex, SearchManifest, SearchPage, StoredPage, TermEntry } from './types'

/** Length of a file of terms, about: some 2 KB compressed. */
const fileLength = 10_000

/** Files by name below the folder of the search, each a JSON text. */
export function buildIndex(pages: SearchPage[]): Map<string, string> {
  const files = new Map<string, string>()
  /** Adds a file; returns the hash in its name. */
  const add = (kind: 'index' | 'terms' | 'page', content: unknown): string => {
    const text = JSON.stringify(content)
    const hash = hashOf(text).slice(0, 10)
    files.set(fileName(kind, hash), text)
    return hash
  }

  const engine = new MiniSearch({
    ...engineOptions,
    tokenize: (text) => tokenize(text).flatMap(({ terms }) => terms),
  })
  for (const { description, keywords, ...page } of pages) {
    const stored: StoredPage = page
    const joined = (part: 'heading' | 'text' | 'code') =>
      page.sections.map((section) => section[part]).join('\n')
    const texts: Record<keyof typeof fieldBoosts, string> = {
      title: page.title,
      headings: joined('heading'),
      lead: [description, ...keywords].join('\n'),
      text: joined('text'),
      code: joined('code'),
    }
    engine.add({ id: add('page', stored), kind: page.kind, ...texts })
  }
  const { index, ...rest } = engine.toJSON()
  const entries = index.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const terms: SearchIndex = {
    engine: { ...rest, index: [] },
    terms: entries.map(([term]) => term).join(' '),
    counts: entries.map(([, byField]) => new Set(Object.values(byField).flatMap(Object.keys)).size),
    files: chunksOf(entries).map(({ first, content }) => ({ first, hash: add('terms', content) })),
  }
  const manifest: SearchManifest = { format: indexFormat, index: add('index', terms) }
  return files.set(manifestName, JSON.stringify(manifest))
}

/** Entries in pieces of about one length, each with the number of its first one. */
function chunksOf(entries: TermEntry[]): { first: number; content: TermEntry[] }[] {
  const chunks: { first: number; content: TermEntry[] }[] = []
  let length = Infinity
  for (const [first, entry] of entries.entries()) {
    const added = JSON.stringify(entry).length
    if (length + added > fileLength) {
      chunks.push({ first, content: [] })
      length = 0
    }
    chunks.at(-1)?.content.push(entry)
    length += added
  }
  return chunks
}
