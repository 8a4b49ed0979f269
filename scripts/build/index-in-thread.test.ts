import { expect, test } from 'vitest'
import { buildIndex } from '@/lib/publish/build-search-index'
import { indexInThread } from './index-in-thread'

test('a large index is built in a thread, with the same result', async () => {
  const pages = Array.from({ length: 101 }, (_, at) => ({
    permalink: `/docs/${at}/`,
    title: `Страница ${at}`,
    kind: 'docs' as const,
    breadcrumbs: ['Раздел'],
    description: 'Как двигать персонажа.',
    keywords: [],
    sections: [{ anchor: '', heading: 'Ходьба', text: `Шаг номер ${at}.`, code: 'Move()' }],
  }))
  expect(await indexInThread(pages)).toEqual(buildIndex(pages))
})
