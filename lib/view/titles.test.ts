import { expect, test } from 'vitest'
import { sidebarIn, siteOf } from '@/tests/support/site-of'
import { searchPages } from '../publish/search-pages'
import { postLink } from './blog'
import { breadcrumbs } from './breadcrumbs'
import { cardsOf } from './cards'
import { neighbours } from './neighbours'
import { entryView } from './entry'
import { headOf } from './head'

const written = String.raw`# Режим \"отладка\" &quot;тихо&quot; - и "громко"`
const shown = 'Режим "отладка" "тихо"\u{A0}— и\u{A0}«громко»'

test('escaped characters in a title stay, wherever it is shown', () => {
  const { site } = siteOf({
    'docs/g/index.md': `${written}\n\nТекст.\n`,
    'docs/g/a.md': '# А\n\nТекст.\n',
    'blog/2024-01-01-a.md': `${written}\n\nТекст.\n\n<!-- truncate -->\n`,
  })
  const [group] = sidebarIn(site)
  const [version] = site.versions
  const route = site.routes.find(({ permalink }) => permalink === '/docs/g/')
  expect([
    group!.label,
    breadcrumbs(version!, '/docs/g/').at(-1)?.label,
    neighbours(site, { permalink: '/docs/g/a/' }).previous?.label,
    cardsOf([group!])[0]?.label,
    entryView(site.posts[0]!).title,
    postLink(site.posts[0]!).label,
    headOf(site, route!).title?.replace(/ — [^—]*$/, ''),
    ...searchPages(site).flatMap(({ title }) => (/Режим/.test(title) ? title : [])),
  ]).toEqual(Array.from({ length: 9 }, () => shown))
})

test("the author's label of a category gets typography, its address does not", () => {
  const { site } = siteOf({
    'docs/g/_category_.yml': 'label: Первый - "главный"\nlink: {type: generated-index}\n',
    'docs/g/a.md': '# А\n\nТекст.\n',
  })
  const [group] = sidebarIn(site)
  expect(group).toMatchObject({
    label: 'Первый\u{A0}— «главный»',
    permalink: '/docs/category/первый---главный/',
  })
})
