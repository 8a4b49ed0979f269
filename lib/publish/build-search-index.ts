/**
 * Builds the search index. MiniSearch indexes whole pages; its terms are split into files, so that a search loads
 * only those with its words. Each page has a file of texts, too, since the best pages are compared by section.
 */
import MiniSearch from 'minisearch'
import { hashOf } from '../data/hash-of'
import { engineOptions, indexName } from '../search/index-files'
import type { fieldBoosts, SearchIndex, SearchPage, StoredPage } from '../search/index-files'
import { tokenize } from '../search/words'

/** The approximate length of a file of terms: about 2 KB compressed. */
const fileLength = 10_000

/** Builds the files, in JSON, by their names in the search folder. */
export function buildIndex(pages: SearchPage[]): Map<string, string> {
  const files = new Map<string, string>()
  /** Adds a file under a hashed name, so that unchanged files stay cached; returns the name. */
  const add = (kind: 'terms' | 'page', content: unknown): string => {
    const text = JSON.stringify(content)
    const name = `${kind}-${hashOf(text).slice(0, 10)}.json`
    files.set(name, text)
    return name
  }

  const engine = new MiniSearch({
    ...engineOptions,
    tokenize: (text) => tokenize(text).flatMap(({ terms }) => terms),
  })
  for (const { description, ...page } of pages) {
    const stored: StoredPage = page
    const joined = (part: 'heading' | 'text' | 'code') =>
      page.sections.map((section) => section[part]).join('\n')
    const texts: Record<keyof typeof fieldBoosts, string> = {
      title: page.title,
      headings: joined('heading'),
      names: page.sections.flatMap(({ rows = [] }) => rows.map(({ name }) => name)).join('\n'),
      lead: [description, ...page.keywords].join('\n'),
      text: joined('text'),
      code: joined('code'),
    }
    engine.add({ id: add('page', stored), kind: page.kind, permalink: page.permalink, ...texts })
  }
  const { index, ...rest } = engine.toJSON()
  const chunks = new Map<number, typeof index>()
  let length = 0
  for (const entry of index.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    length += JSON.stringify(entry).length
    const number = Math.floor(length / fileLength)
    chunks.set(number, [...(chunks.get(number) ?? []), entry])
  }
  const start: SearchIndex = {
    engine: { ...rest, index: [] },
    files: Array.from(chunks.values(), (chunk) => ({
      file: add('terms', chunk),
      terms: chunk.map(([term]) => term).join(' '),
      counts: chunk.map(([, byField]) => new Set(Object.values(byField).flatMap(Object.keys)).size),
    })),
  }
  return files.set(indexName, JSON.stringify(start))
}
