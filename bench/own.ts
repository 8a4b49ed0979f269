import { buildIndex } from '@/lib/search/build-index'
import { createSearch } from '@/lib/search/query'
import type { Engine } from './engine'

/** The search of this site. */
export const own: Engine = {
  name: 'this site',
  index: async (pages) => {
    const files = buildIndex(pages)
    const { search } = createSearch({
      load: async (name) => {
        const text = files.get(name)
        if (text === undefined) throw new Error(`no file ${name}`)
        return JSON.parse(text) as unknown
      },
    })
    return async (query) => (await search(query)).groups.map(({ permalink }) => permalink)
  },
}
