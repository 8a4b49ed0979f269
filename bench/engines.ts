/** Search engines over the pages of the site, each with its own settings for Russian, for comparison. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import { stemmer } from '@orama/stemmers/russian'
import { Document } from 'flexsearch'
import MiniSearch from 'minisearch'
import * as pagefind from 'pagefind'
import { buildIndex } from '@/lib/publish/build-search-index'
import { createSearch } from '@/lib/search/create-search'
import type { SearchPage } from '@/lib/search/index-files'
import { fold, stem } from '@/lib/search/words'
import { escapeHtml } from '@/lib/text/html'
import { serve } from '@/scripts/static-server'
import { addressOf } from '@/tests/support/server'

/** Takes a query and returns permalinks, best first. */
type Ask = (query: string) => Promise<string[]>

export interface Engine {
  name: string
  /** Indexes pages. */
  index: (pages: SearchPage[]) => Promise<Ask>
  /** Stops what `index` has started. */
  close?: () => Promise<void>
}

interface SectionRecord {
  id: string
  title: string
  heading: string
  text: string
  code: string
}

/** A record per section, as sites usually feed engines without a notion of pages. */
const sectionRecords = (pages: SearchPage[]): SectionRecord[] =>
  pages.flatMap(({ permalink, title, description, sections }) =>
    sections.map(({ anchor, heading, text, code }, at) => ({
      id: `${permalink}#${anchor}`,
      title,
      heading: at === 0 ? title : heading,
      text: at === 0 ? `${description}\n${text}` : text,
      code,
    })),
  )

/** Permalinks in the order of their best sections. */
const pagesOf = (hits: { id: string }[]): string[] => [
  ...new Set(hits.map(({ id }) => id.replace(/#.*$/, ''))),
]

const fields = ['title', 'heading', 'text', 'code']
const boost = { title: 3, heading: 2, code: 0.5 }

const own: Engine = {
  name: 'this site',
  index: async (pages) => {
    const files = buildIndex(pages)
    const load = async (name: string) => JSON.parse(files.get(name) ?? 'null') as unknown
    const search = createSearch(load)
    return async (query) => (await search(query)).groups.map(({ permalink }) => permalink)
  },
}

/** MiniSearch, set up as in its manual: a record per section, Snowball's stemmer, typos and prefixes. */
const miniSearch: Engine = {
  name: 'MiniSearch',
  index: async (pages) => {
    const engine = new MiniSearch<SectionRecord>({
      fields,
      processTerm: (term) => stem(fold(term)),
      searchOptions: {
        boost,
        prefix: true,
        fuzzy: (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2),
      },
    })
    engine.addAll(sectionRecords(pages))
    return async (query) => pagesOf(engine.search(query).map(({ id }) => ({ id: String(id) })))
  },
}

/** Orama with its Russian tokenizer and stemmer; a tolerance of one edit, since more finds everything. */
const orama: Engine = {
  name: 'Orama',
  index: async (pages) => {
    const engine = create({
      schema: { title: 'string', heading: 'string', text: 'string', code: 'string' },
      components: { tokenizer: { language: 'russian', stemming: true, stemmer } },
    })
    await insertMultiple(engine, sectionRecords(pages))
    const find = (term: string, tolerance: number) =>
      searchOrama(engine, { term, tolerance, threshold: 1, boost, limit: 100 })
    return async (query) => {
      const exact = await find(query, 0)
      const { hits } = exact.count > 0 ? exact : await find(query, 1)
      return pagesOf(hits)
    }
  },
}

const words = (text: string): string[] => fold(text).split(/[^\p{L}\p{N}]+/u)

/** FlexSearch with Snowball's stemmer in its encoder, prefixes and suggestions. */
const flexSearch: Engine = {
  name: 'FlexSearch',
  index: async (pages) => {
    const engine = new Document({
      tokenize: 'forward',
      encode: (text: string) => words(text).filter(Boolean).map(stem),
      document: { id: 'id', index: fields },
    })
    for (const record of sectionRecords(pages)) engine.add({ ...record })
    return async (query) => {
      const found = engine.search(query, { limit: 100, suggest: true, merge: true }) as { id: unknown }[]
      return pagesOf(found.map(({ id }) => ({ id: String(id) })))
    }
  },
}

function pagefindHtml({ title, sections }: SearchPage): string {
  const body = sections.map(
    ({ anchor, heading, text, code }) =>
      `<h2 id="${anchor}">${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p><pre>${escapeHtml(code)}</pre>`,
  )
  return `<!doctype html><html lang="ru"><title>${escapeHtml(title)}</title><body><h1>${escapeHtml(title)}</h1>${body.join('')}</body></html>`
}

let pagefindServer: Awaited<ReturnType<typeof serve>> | undefined

/** Pagefind on Russian HTML pages, queried like by its own client. */
const pageFind: Engine = {
  name: 'Pagefind',
  index: async (pages) => {
    const { index } = await pagefind.createIndex({ forceLanguage: 'ru' })
    await Promise.all(
      pages.map((page) => index.addHTMLFile({ url: page.permalink, content: pagefindHtml(page) })),
    )
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'))
    await index.writeFiles({ outputPath: folder })
    fs.writeFileSync(path.join(folder, '404.html'), '')
    pagefindServer = await serve(folder)
    const client = await import(pathToFileURL(path.join(folder, 'pagefind.js')).href)
    await client.options({ basePath: `${addressOf(pagefindServer)}/`, baseUrl: '/' })
    await client.init()
    return async (query) => {
      const { results } = await client.search(query)
      const found = results.slice(0, 5) as { data: () => Promise<{ url: string }> }[]
      const data = await Promise.all(found.map((result) => result.data()))
      return data.map(({ url }) => decodeURI(url))
    }
  },
  close: async () => {
    pagefindServer?.close()
    await pagefind.close()
  },
}

export const engines: Engine[] = [own, miniSearch, orama, flexSearch, pageFind]
