import { expect, test } from 'vitest'
import { sidebarIn, siteOf, type Files } from '@/tests/support/site-of'
import { cardsOf } from './cards'
import { seriesAround } from './series'
import { searchPages } from '../publish/search-pages'
import { docsIndex } from './doc-page'
import { pageMetadata } from './metadata'

const doc = (title: string, fields = '') => `---\ntitle: '${title}'\n${fields}---\n\nТекст.\n`
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const notesOf = (files: Files, sidebar?: unknown[]) => {
  const sidebars = sidebar && { displayPath: 'content/sidebars.js', text: '', value: { docs: sidebar } }
  return cardsOf(sidebarIn(siteOf(files, { sidebars }).site)).map(({ note }) => plain(note))
}

test('a category says how many pages it has, at any depth', () => {
  const files = {
    'docs/a/index.md': doc('Раздел'),
    'docs/a/x.md': doc('Икс'),
    'docs/a/b/index.md': doc('Подраздел'),
    'docs/a/b/y.md': doc('Игрек'),
  }
  expect(notesOf(files)).toEqual(['3 страницы'])
  const { site } = siteOf({ ...files, 'docs/a/_category_.yml': 'label: А\nlink: {type: generated-index}\n' })
  const route = site.routes.find(({ kind }) => kind === 'category')
  expect(route && plain(pageMetadata(site, route).description)).toBe('А: 4 страницы.')
})

test('a category with external links counts items', () => {
  const link = { type: 'link', label: 'Сайт', href: 'https://e.ru' }
  const group = (...items: unknown[]) => ({ type: 'category', label: 'Р', items: ['a', ...items] })
  const files = { 'docs/a.md': doc('А'), 'docs/b.md': doc('Б') }
  expect(notesOf(files, [group(link)])).toEqual(['2 элемента'])
  expect(notesOf(files, [group({ type: 'ref', id: 'b' }, { type: 'html', value: '<hr>' })])).toEqual([
    '2 страницы',
  ])
})

test('cards show client or server, on tag pages, too', () => {
  const { site, lines } = siteOf({
    'docs/a.md': doc('А', 'side: server\ntags: [x]\n'),
    'docs/b.md': doc('Б', 'side: both\n'),
    'docs/c.md': doc('В'),
    'docs/d.md': doc('Г', 'side: сервер\n'),
  })
  expect(lines).toEqual([
    'content/docs/d.md:3:7  ошибка  Поле «side»: ожидается client, server или both, а написано «сервер».  front-matter/value',
  ])
  expect(cardsOf(sidebarIn(site)).map(({ sign }) => sign)).toEqual(['server', 'both', undefined, undefined])
  const route = site.routes.find(({ kind }) => kind === 'doc-tag')
  expect(route?.kind === 'doc-tag' && docsIndex(site, route).cards).toMatchObject([{ sign: 'server' }])
})

test('pages of an ordered category have a number and a reading time', () => {
  const { site, lines } = siteOf({
    'docs/a/1.md': doc('Урок 0. Вход', 'side: client\n'),
    'docs/a/2.md': doc('Движение'),
    'docs/a/_category_.yml': 'label: Уроки\nordered: true\nlink: {type: generated-index}\n',
  })
  expect(lines).toEqual([])
  const route = site.routes.find(({ kind }) => kind === 'category')
  const { steps, cards } = route?.kind === 'category' ? docsIndex(site, route) : {}
  expect(cards).toBeUndefined()
  expect(steps?.map(({ label, note }) => [plain(label), plain(note)])).toEqual([
    ['Урок 0. Вход', '1 мин · клиент'],
    ['2. Движение', '1 мин'],
  ])
})

test('pages of an ordered category show their images', () => {
  const { site, lines } = siteOf({
    'docs/a/1.md': doc('А', 'image: /img/a.png\n'),
    'docs/a/2.md': doc('Б', 'image: https://e.ru/b.png\n'),
    'docs/a/3.md': doc('В'),
    'docs/a/_category_.yml': 'label: Уроки\nordered: true\nlink: {type: generated-index}\n',
    'static/img/a.png': null,
  })
  expect(lines).toEqual([])
  const route = site.routes.find(({ kind }) => kind === 'category')
  const { steps } = route?.kind === 'category' ? docsIndex(site, route) : {}
  const lazy = 'alt="" loading="lazy" decoding="async"'
  expect(steps?.map(({ cover }) => cover)).toEqual([
    `<img src="/img/a.png" ${lazy}>`,
    `<img src="https://e.ru/b.png" ${lazy}>`,
    '',
  ])
})

test('a category page groups its cards by section titles', () => {
  const { site } = siteOf({
    'docs/g/a.md': doc('А', 'sidebar_group: Справочник\n'),
    'docs/g/b.md': doc('Б', 'sidebar_group: Как сделать\n'),
    'docs/g/c.md': doc('В'),
    'docs/g/_category_.yml': 'label: Раздел\nlink: {type: generated-index}\n',
  })
  const route = site.routes.find(({ kind }) => kind === 'category')
  const { cards, named } = route?.kind === 'category' ? docsIndex(site, route) : {}
  expect(cards?.map(({ label }) => label)).toEqual(['В'])
  expect(named?.map(({ name, cards: own }) => [plain(name), own.map(({ label }) => label)])).toEqual([
    ['Справочник', ['А']],
    ['Как сделать', ['Б']],
  ])
  expect(cardsOf(sidebarIn(site)).map(({ note }) => plain(note))).toEqual(['3 страницы'])
  expect(searchPages(site).find(({ title }) => title === 'Раздел')?.sections[0]?.text).toBe('А\nБ\nВ')
})

test('the overview of the documentation has breadcrumbs like other pages', () => {
  const { site } = siteOf({ 'docs/a.md': doc('А') })
  const route = site.routes.find(({ kind }) => kind === 'docs-root')
  expect(route?.kind === 'docs-root' && docsIndex(site, route).surroundings.crumbs).toEqual([
    { label: 'Главная', permalink: '/' },
    { label: 'Документация' },
  ])
})

test('the overview of the documentation lists the pages of categories', () => {
  const { site } = siteOf({
    'docs/a.md': doc('А'),
    'docs/g/b.md': doc('Б'),
    'docs/g/more/c.md': doc('В'),
    'docs/g/more/d.md': doc('Г'),
  })
  const route = site.routes.find(({ kind }) => kind === 'docs-root')
  const { cards } = route?.kind === 'docs-root' ? docsIndex(site, route) : {}
  expect(cards?.map(({ label, pages }) => [label, pages?.map(({ permalink }) => permalink)])).toEqual([
    ['А', undefined],
    ['g', ['/docs/g/b/', '/docs/g/more/c/']],
  ])
})

const lessons = {
  'docs/intro.md': doc('Вступление'),
  'docs/g/a.md': doc('Урок 0. Вход'),
  'docs/g/b.md': doc('Урок 1. Шаг'),
  'docs/g/c.md': doc('Итоги'),
  'docs/g/more/d.md': doc('Ещё'),
  'docs/g/more/e.md': doc('И ещё'),
}
const seriesAt = (permalink: string, settings = 'label: Уроки\nordered: true\n') =>
  seriesAround(sidebarIn(siteOf({ ...lessons, 'docs/g/_category_.yml': settings }).site), permalink)

test('a page of an ordered category knows its position and all its siblings', () => {
  expect(seriesAt('/docs/g/b/')).toEqual({
    label: 'Уроки',
    stops: [
      { name: 'Урок\u00a00', rest: 'Вход', href: '/docs/g/a/', isHere: false },
      { name: 'Урок\u00a01', rest: 'Шаг', href: '/docs/g/b/', isHere: true },
      { name: 'Итоги', rest: undefined, href: '/docs/g/c/', isHere: false },
    ],
  })
})

test('pages outside of ordered categories have no position', () => {
  for (const permalink of ['/docs/intro/', '/docs/g/more/d/', '/nowhere/'])
    expect(seriesAt(permalink)).toBeUndefined()
  expect(seriesAt('/docs/g/b/', 'label: Уроки\n')).toBeUndefined()
})

test('an ordered category counts the same pages as its pages do', () => {
  const settings = 'label: Уроки\nordered: true\nlink: {type: generated-index}\n'
  const { site } = siteOf({
    ...lessons,
    'docs/g/c.md': doc('Итоги', 'sidebar_group: После уроков\n'),
    'docs/g/_category_.yml': settings,
  })
  const route = site.routes.find(
    ({ kind, permalink }) => kind === 'category' && permalink !== '/docs/g/more/',
  )
  const { series } = route?.kind === 'category' ? docsIndex(site, route) : {}
  expect(series?.stops.map(({ href }) => href)).toEqual(['/docs/g/a/', '/docs/g/b/', '/docs/g/c/'])
  for (const page of ['/docs/g/a/', '/docs/g/c/'])
    expect(seriesAround(sidebarIn(site), page)?.stops).toMatchObject(series?.stops ?? [])
})
