import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Post } from '@/lib/content/types'
import { FewPosts } from './few-posts'

/** The text of each item for `count` posts. */
function itemsFor(count: number): string[] {
  const posts = Array.from({ length: count }, (_, at) => ({
    permalink: `/blog/${at}/`,
    title: `П${at}`,
    date: '2026-01-02',
  }))
  const html = renderToStaticMarkup(h(FewPosts, { posts: posts as Post[], coverOf: () => '' }))
  return html
    .split('<li>')
    .slice(1)
    .map((item) => item.replace(/<time.*?<\/time>|<[^>]*>/g, ''))
}

test('the newest five posts are listed, and the others counted', () => {
  expect(itemsFor(5)).toEqual(['П0', 'П1', 'П2', 'П3', 'П4'])
  expect(itemsFor(7).slice(4)).toEqual(['П4', 'и ещё 2\u00a0записи'])
})

test('a cover is beside its title and hidden from screen readers; a post without one has no empty box', () => {
  const [post] = [{ permalink: '/blog/1/', title: 'П', date: '2026-01-02' }] as Post[]
  const listOf = (cover: string) =>
    renderToStaticMarkup(h(FewPosts, { posts: post ? [post] : [], coverOf: () => cover }))
  expect(listOf('<img src="a.svg"/>')).toContain(
    '<li><span class="cover" aria-hidden="true"><img src="a.svg"/></span><a href="/blog/1/">П</a>',
  )
  expect(listOf('')).toContain('<li><a href="/blog/1/">П</a>')
})
