import { expect, test } from 'vitest'
import { searchPage } from '@/tests/support/search-of'
import { hashOf } from '../data/hash-of'
import { buildIndex } from '../publish/build-search-index'
import { indexName } from './index-files'

test('a changed index format needs another name', () => {
  const pages = [
    searchPage('/a/', 'События', { '': 'Сервер примет команду move/walk.', Поля: 'isPublic — клетка' }),
    searchPage('/b/', 'Первая запись', { '': 'Настройки HTTPServer.' }, { kind: 'blog', keywords: ['игра'] }),
  ]
  // if this fails because the file format or the terms are meant to change, raise the number in `indexName`
  // and update the hash
  const hash = hashOf(...[...buildIndex(pages)].flat())
  expect({ indexName, hash }).toMatchInlineSnapshot(`
    {
      "hash": "1b5212e87e0ab37acb7a37c0c1bb4a4a",
      "indexName": "dictionary-3.json",
    }
  `)
})
