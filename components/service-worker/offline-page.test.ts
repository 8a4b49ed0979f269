import { expect, test } from 'vitest'
import { offlinePage } from './offline-page'

test('pages that were visited are listed, one that has moved where it is now', async () => {
  const pages: Record<string, string> = {
    'https://e.ru/docs/new/': '<title>Страница</title>',
    'https://e.ru/docs/old/': '<title>Страница переехала</title><meta http-equiv="refresh" content="0"/>',
    'https://e.ru/app.js': '',
  }
  const cache = {
    keys: async () => Object.keys(pages).map((url) => ({ url })),
    match: async (url: string) => new Response(pages[url]),
  }
  const html = await (await offlinePage(cache as unknown as Cache)).text() // what it needs of one
  expect(html.match(/<li>.*?<\/li>/g)).toEqual(['<li><a href="https://e.ru/docs/new/">Страница</a></li>'])
})
