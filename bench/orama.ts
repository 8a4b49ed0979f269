import { create, insertMultiple, search } from '@orama/orama'
import { stemmer } from '@orama/stemmers/russian'
import { pagesOf, sectionRecords, type Engine } from './engine'

/** Orama with its tokenizer and stemmer for Russian; one edit of tolerance, as more finds everything. */
export const orama: Engine = {
  name: 'Orama',
  index: async (pages) => {
    const engine = create({
      schema: { title: 'string', heading: 'string', text: 'string', code: 'string' } as const,
      components: { tokenizer: { language: 'russian', stemming: true, stemmer } },
    })
    await insertMultiple(engine, sectionRecords(pages))
    return async (query) => {
      const found = async (tolerance: number) =>
        search(engine, {
          term: query,
          tolerance,
          threshold: 1,
          boost: { title: 3, heading: 2, code: 0.5 },
          limit: 100,
        })
      const exact = await found(0)
      const { hits } = exact.count > 0 ? exact : await found(1)
      return pagesOf(hits.map(({ id }) => id))
    }
  },
}
