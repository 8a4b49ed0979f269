import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'

test('a page keeps its valid fields if another is invalid', () => {
  const { site, lines } = siteOf({ 'docs/a.md': '---\ntitle: А\nslug: /b\ndraft: может\n---\n\nТекст.\n' })
  expect(site.docs.map(({ title, permalink, draft }) => [title, permalink, draft])).toEqual([
    ['А', '/docs/b/', false],
  ])
  expect(lines).toEqual([
    'content/docs/a.md:4:8  ошибка  Поле «draft»: ожидается true или false, а написано «может».  front-matter/value',
  ])
})
