import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { blogMenu, postLink } from './blog'

test('the title of a post looks the same everywhere', () => {
  const post = (title: string) => `---\ntitle: '${title}'\n---\n\nТекст.\n\n<!-- truncate -->\n`
  const { site } = siteOf({
    'blog/2024-01-01-a.md': post('Новость: "мир" - это'),
    'blog/2024-01-02-b.md': post('Ещё'),
  })
  const set = 'Новость: «мир» — это'
  const plain = (text: string | undefined) => text?.replaceAll('\u{A0}', ' ')
  expect(plain(postLink(site.posts[1]!).label)).toBe(set)
  expect(plain(blogMenu(site)[1]?.links[1]?.label)).toBe(set)
})

test('the sidebar links to all lists; to authors only if there are any', () => {
  const addresses = (files = {}) => blogMenu(siteOf(files).site)[0]?.links.map(({ permalink }) => permalink)
  expect(addresses()).toEqual(['/blog/', '/blog/archive/', '/blog/tags/'])
  expect(addresses({ 'blog/authors.yml': 'a: {name: А}\n' })).toContain('/blog/authors/')
})
