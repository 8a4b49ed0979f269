import { expect, test } from 'vitest'
import type { SidebarItem } from '../nav/types'
import { sidebarIn, siteOf } from '@/tests/support/site-of'
import { cardsAround, cardsOf, overviewCards } from './cards'

const pagesOf = (prefix: string, count: number): SidebarItem[] =>
  Array.from({ length: count }, (_, at) => {
    const name = `${prefix}${at}`
    return { type: 'page', label: name, permalink: `/docs/${name}/`, docId: name }
  })
const groupOf = (label: string, items: SidebarItem[]): SidebarItem => ({
  type: 'group',
  label,
  isCollapsible: true,
  isCollapsed: true,
  items,
})

test('an overview lists the first pages of each category, 16 at most', () => {
  const nested = groupOf('inner', pagesOf('c', 3))
  const sidebar = [...pagesOf('a', 1), groupOf('large', pagesOf('b', 20)), groupOf('outer', [nested])]
  const labels = overviewCards(sidebar).map(({ label, pages }) => [label, pages?.map((page) => page.label)])
  expect(labels).toEqual([
    ['a0', undefined],
    ['large', Array.from({ length: 16 }, (_, at) => `b${at}`)],
    ['outer', ['inner']],
  ])
})

test('cards list names from the tables of a page: from each section in turn, without words or parameters', () => {
  const table = (...names: string[]) =>
    `| Имя | Что |\n| --- | --- |\n${names.map((name) => `| \`${name}\` | а |\n`).join('')}\n`
  const text = `# А\n\n${table('hp_max', 'speed', 'isSend')}## Б\n\n${table('World::get($key)', '$data', 'hp_max')}`
  const { site } = siteOf({ 'docs/a.md': text, 'docs/b.md': '# Б\n\nТекст.\n' })
  expect(cardsOf(sidebarIn(site)).map(({ names }) => names)).toEqual([
    ['hp_max', 'World::get()', 'isSend'],
    [],
  ])
  expect(overviewCards(sidebarIn(site)).map(({ names }) => names)).toEqual([undefined, undefined])
  const category = groupOf('c', sidebarIn(site))
  const around = cardsAround([category], '/docs/b/')
  expect(around.map(({ label, names }) => [label, names])).toEqual([['А', undefined]])
})
