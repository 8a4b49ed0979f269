import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as pagefind from 'pagefind'
import type { Engine } from './engine'
import { escapeHtml } from '@/lib/text/escape-html'

interface PagefindModule {
  options: (options: object) => Promise<void>
  init: () => Promise<void>
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>
}

let server: http.Server | undefined

/** Pagefind on pages of HTML in Russian, as its own client asks it. */
export const pageFind: Engine = {
  name: 'Pagefind',
  index: async (pages) => {
    const { index } = await pagefind.createIndex({ forceLanguage: 'ru' })
    if (!index) throw new Error('Pagefind has made no index')
    const added = pages.map(({ permalink, title, sections }) => {
      const body = sections.map(
        ({ anchor, heading, text, code }) =>
          `${heading === '' ? '' : `<h2 id="${anchor}">${escapeHtml(heading)}</h2>`}<p>${escapeHtml(text)}</p><pre>${escapeHtml(code)}</pre>`,
      )
      return index.addHTMLFile({
        url: permalink,
        content: `<!doctype html><html lang="ru"><title>${escapeHtml(title)}</title><body><h1>${escapeHtml(title)}</h1>${body.join('')}</body></html>`,
      })
    })
    await Promise.all(added)
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pagefind-'))
    await index.writeFiles({ outputPath: folder })
    server = http
      .createServer((request, response) => {
        const file = path.join(folder, new URL(request.url ?? '/', 'http://localhost').pathname)
        if (fs.existsSync(file)) response.end(fs.readFileSync(file))
        else response.writeHead(404).end()
      })
      .listen(0)
    const { port } = server.address() as AddressInfo // listens on a port
    const client = (await import(pathToFileURL(path.join(folder, 'pagefind.js')).href)) as PagefindModule
    await client.options({ basePath: `http://localhost:${port}/`, baseUrl: '/' })
    await client.init()
    return async (query) => {
      const { results } = await client.search(query)
      const data = await Promise.all(results.slice(0, 5).map((result) => result.data()))
      return data.map(({ url }) => decodeURI(url))
    }
  },
  close: async () => {
    server?.close()
    await pagefind.close()
  },
}
