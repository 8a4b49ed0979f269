import { expect, test } from 'vitest'
import { searchPage } from '@/tests/support/search-of'
import { hashOf } from '../text/hash-of'
import { buildIndex } from './build-index'
import { indexFormat } from './index-files'

test('an index of another form has another number', () => {
  const pages = [
    searchPage('/a/', 'События', { '': 'Сервер примет команду move/walk.', Поля: 'isPublic — клетка' }),
    searchPage('/b/', 'Первая запись', { '': 'Настройки HTTPServer.' }, { kind: 'blog', keywords: ['игра'] }),
  ]
  // when this fails because the form of the files or the terms are meant to be others: raise `indexFormat`, then change the hash
  const hash = hashOf(...[...buildIndex(pages)].flat())
  expect({ format: indexFormat, hash }).toMatchInlineSnapshot(`
    {
      "format": 1,
      "hash": "37000db1226619b4ad919e20b8d92215",
    }
  `)
})
