import { expect, test } from 'vitest'
import { searchPage } from '@/tests/support/search-of'
import { hashOf } from '../text/hash-of'
import { buildIndex } from '../publish/build-search-index'
import { indexName } from './index-files'

test('an index of another form has another name', () => {
  const pages = [
    searchPage('/a/', 'События', { '': 'Сервер примет команду move/walk.', Поля: 'isPublic — клетка' }),
    searchPage('/b/', 'Первая запись', { '': 'Настройки HTTPServer.' }, { kind: 'blog', keywords: ['игра'] }),
  ]
  // when this fails because the form of the files or the terms are meant to be others: raise the number in `indexName`, then change the hash
  const hash = hashOf(...[...buildIndex(pages)].flat())
  expect({ indexName, hash }).toMatchInlineSnapshot(`
    {
      "hash": "1c3dea4b07f98acc239c091624b65d6c",
      "indexName": "dictionary-3.json",
    }
  `)
})
