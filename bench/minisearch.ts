import MiniSearch from 'minisearch'
import { fold } from '@/lib/search/fold'
import { stem } from '@/lib/search/stem'
import { pagesOf, sectionRecords, type Engine, type SectionRecord } from './engine'

/** MiniSearch as its manual sets it up: a record for each section, Snowball's stemmer, typos and prefixes. */
export const miniSearch: Engine = {
  name: 'MiniSearch',
  index: async (pages) => {
    const engine = new MiniSearch<SectionRecord>({
      fields: ['title', 'heading', 'text', 'code'],
      processTerm: (term) => stem(fold(term)),
      searchOptions: {
        boost: { title: 3, heading: 2, code: 0.5 },
        prefix: true,
        fuzzy: (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2),
      },
    })
    engine.addAll(sectionRecords(pages))
    return async (query) => pagesOf(engine.search(query).map(({ id }) => String(id)))
  },
}
