import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Author } from '@/lib/content/types'
import { AuthorCard } from './author-card'
import { AuthorsPage } from './index-pages'

const html = (node: ReactNode) => renderToStaticMarkup(node)
const author = (fields: Partial<Author>): Author => ({ name: 'Анна мария Ли', socials: {}, ...fields })

describe('an author card', () => {
  const card = (fields: Partial<Author>) => html(h(AuthorCard, { author: author(fields) }))

  test('has the name and the title', () => {
    expect(card({ title: 'Редактор' })).toContain(
      '<span translate="no">Анна мария Ли<small>Редактор</small></span>',
    )
    expect(card({})).not.toContain('<small>')
  })

  test('has a picture, or two initials hidden from screen readers', () => {
    expect(card({ image_url: '/img/a.png' })).toContain('<img class="avatar" src="/img/a.png" alt=""')
    expect(card({ image_url: 'https://e.ru/a.png' })).toContain(' src="https://e.ru/a.png"')
    expect(card({})).toContain('<span class="avatar" aria-hidden="true">АМ</span>')
  })
})

test('the author list has a card for each, with title, number of posts, description and links', () => {
  const authors = [
    author({
      key: 'a',
      permalink: '/blog/authors/a/',
      title: 'Редактор',
      description: 'Пишет "уроки".',
      url: 'https://www.e.ru/',
      socials: { github: 'https://github.com/a' },
    }),
    author({ key: 'b', name: 'Яна', email: 'a@e.ru' }),
  ]
  const page = html(h(AuthorsPage, { title: 'Авторы', lead: '', authors, posts: [], tags: [] }))
  const cards = page.replaceAll('\u00a0', ' ').split('<div class="card">').slice(1)
  expect(cards.map((card) => card.replace(/<\/div>.*/, '').replaceAll(/ (target|rel)="[^"]*"/g, ''))).toEqual(
    [
      '<span class="avatar" aria-hidden="true">АМ</span><h2 translate="no"><a href="/blog/authors/a/" class="stretched">Анна мария Ли</a></h2>' +
        '<small class="dated"><span>Редактор</span><span>0 записей</span></small><p>Пишет «уроки».</p>' +
        '<ul class="meta"><li translate="no"><a href="https://www.e.ru/">e.ru</a></li><li translate="no"><a href="https://github.com/a">github.com/a</a></li></ul>',
      '<span class="avatar" aria-hidden="true">Я</span><h2 translate="no"><a href="mailto:a@e.ru" class="stretched">Яна</a></h2><small class="dated"><span>0 записей</span></small>',
    ],
  )
})
