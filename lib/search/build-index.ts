/**
 * Pages -> the files that a browser loads while it searches. MiniSearch indexes whole pages; its terms are cut into files by the
 * alphabet, so that a search loads those of its words only. The texts of each page are a file too: the best pages are compared
 * section by section.
 */
import MiniSearch from 'minisearch'
import { groupBy } from '../text/group-by'
import { hashOf } from '../text/hash-of'
import { engineOptions, fileName, indexFormat, manifestName, type fieldBoosts } from './index-files'
import { tokenize } from './words'
import type { SearchIndex, SearchManifest, SearchPage, StoredPage } from './types'

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
  let length = 0
  const chunks = groupBy([...entries.entries()], ([, entry]) =>
    Math.floor((length += JSON.stringify(entry).length) / fileLength),
  )
  const terms: SearchIndex = {
    engine: { ...rest, index: [] },
    terms: entries.map(([term]) => term).join(' '),
    counts: entries.map(([, byField]) => new Set(Object.values(byField).flatMap(Object.keys)).size),
    files: [...chunks.values()].map((chunk) => ({
      first: chunk[0]?.[0] ?? 0,
      hash: add(
        'terms',
        chunk.map(([, entry]) => entry),
      ),
    })),
  }
  const manifest: SearchManifest = { format: indexFormat, index: add('index', terms) }
  return files.set(manifestName, JSON.stringify(manifest))
}
