import { Document } from 'flexsearch'
import { fold } from '@/lib/search/fold'
import { stem } from '@/lib/search/stem'
import { pagesOf, sectionRecords, type Engine } from './engine'

const encode = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem)

/** FlexSearch with Snowball's stemmer in its encoder, prefixes and suggestions. */
export const flexSearch: Engine = {
  name: 'FlexSearch',
  index: async (pages) => {
    const engine = new Document({
      tokenize: 'forward',
      encode,
      document: { id: 'id', index: ['title', 'heading', 'text', 'code'] },
    })
    for (const record of sectionRecords(pages)) engine.add({ ...record })
    return async (query) => {
      const results = engine.search(query, { limit: 100, suggest: true, merge: true }) as { id: string }[]
      return pagesOf(results.map(({ id }) => id))
    }
  },
}
