import { describe, expect, test } from 'vitest'
import { sidebarIn, siteOf, type Files } from '@/tests/support/site-of'
import { neighboursIn } from '../data/neighbours-in'
import { findTrail, flattenSidebar } from './queries'
import type { SidebarItem } from './types'

const doc = (title: string, fields = '') => `---\ntitle: ${title}\n${fields}---\n\nТекст.\n`

type Outline = string | [string, ...Outline[]]
const outline = (items: SidebarItem[]): Outline[] =>
  items.map((item) => (item.type !== 'group' ? item.label : [item.label, ...outline(item.items)]))
const sidebarOf = (files: Files) => sidebarIn(siteOf(files).site)

describe('the generated sidebar', () => {
  test('is sorted by position, then by name; folders and docs together', () => {
    expect(
      outline(
        sidebarOf({
          'docs/b.md': doc('Второй', 'sidebar_position: 2\n'),
          'docs/c.md': doc('Полтора', 'sidebar_position: 1.5\n'),
          'docs/a.md': doc('Без места'),
          'docs/folder/x.md': doc('Внутри'),
          'docs/folder/_category_.yml': 'label: Папка\nposition: 1\n',
          'docs/02-z.md': doc('Приставка'),
        }),
      ),
    ).toEqual([['Папка', 'Внутри'], 'Полтора', 'Приставка', 'Второй', 'Без\u00a0места'])
  })

  test('labels folders from their files, else by their names without prefixes', () => {
    expect(outline(sidebarOf({ 'docs/01-guides/a.md': doc('А') }))).toEqual([['guides', 'А']])
    expect(outline(sidebarOf({ 'docs/g/index.md': doc('Обзор'), 'docs/g/a.md': doc('А') }))).toEqual([
      ['Обзор', 'А'],
    ])
  })

  test('groups pages of a section below its title, at the position of the first', () => {
    const items = sidebarOf({
      'docs/g/a.md': doc('А', 'sidebar_position: 1\nsidebar_group: Справочник\n'),
      'docs/g/b.md': doc('Б', 'sidebar_position: 2\nsidebar_group: Как сделать\n'),
      'docs/g/c.md': doc('В', 'sidebar_position: 3\nsidebar_group: Справочник\n'),
      'docs/g/d.md': doc('Г'),
      'docs/g/_category_.yml': 'label: Раздел\nlink: {type: generated-index}\n',
    })
    expect(outline(items)).toEqual([['Раздел', ['Справочник', 'А', 'В'], ['Как\u00a0сделать', 'Б'], 'Г']])
    const next = (permalink: string) => neighboursIn(flattenSidebar(items), permalink).next?.label
    expect(['/docs/category/раздел/', '/docs/g/a/', '/docs/g/c/', '/docs/g/b/'].map(next)).toEqual([
      'А',
      'В',
      'Б',
      'Г',
    ])
    expect(findTrail(items, '/docs/g/c/').map(({ label }) => label)).toEqual(['Раздел', 'Справочник', 'В'])
  })

  test('includes a page without a section that is between pages of one', () => {
    const items = sidebarOf({
      'docs/a.md': doc('А', 'sidebar_position: 1\nsidebar_group: Справочник\n'),
      'docs/b.md': doc('Б', 'sidebar_position: 1.5\n'),
      'docs/c.md': doc('В', 'sidebar_position: 2\nsidebar_group: Справочник\n'),
      'docs/d.md': doc('Г', 'sidebar_position: 3\n'),
    })
    expect(outline(items)).toEqual([['Справочник', 'А', 'Б', 'В'], 'Г'])
  })

  test('turns a folder with only an index into a page', () => {
    expect(outline(sidebarOf({ 'docs/g/index.md': doc('Обзор') }))).toEqual(['Обзор'])
  })

  test('addresses generated indexes by label, numbered if repeated', () => {
    const index = (label: string, extra = '') => `label: ${label}\nlink: {type: generated-index${extra}}\n`
    const items = sidebarOf({
      'docs/a/x.md': doc('А'),
      'docs/a/_category_.yml': index('Обзор'),
      'docs/b/x.md': doc('Б'),
      'docs/b/_category_.yml': index('Обзор'),
      'docs/c/x.md': doc('В'),
      'docs/c/_category_.yml': index('В', ', slug: /x'),
      'docs/d/x.md': doc('Г'),
      'docs/d/_category_.yml': 'link: null\n',
    })
    expect(items.map(({ permalink }) => permalink)).toEqual([
      '/docs/category/обзор/',
      '/docs/category/обзор-1/',
      '/docs/x/',
      undefined,
    ])
  })

  test('links a category to the doc in its file', () => {
    const files = (id: string) => ({
      'docs/g/intro.md': doc('Вступление'),
      'docs/g/a.md': doc('А'),
      'docs/g/_category_.json': `{"label": "Группа", "link": {"type": "doc", "id": "${id}"}}`,
    })
    for (const id of ['intro', 'g/intro']) {
      expect(sidebarOf(files(id))).toMatchObject([
        { label: 'Группа', permalink: '/docs/g/intro/', items: [{ label: 'А' }] },
      ])
    }
  })
})

describe('queries', () => {
  const items = sidebarOf({
    'docs/intro.md': doc('Вступление', 'sidebar_position: 1\n'),
    'docs/g/_category_.yml': 'label: Группа\nposition: 2\nlink: {type: generated-index}\n',
    'docs/g/a.md': doc('А'),
    'docs/g/b.md': doc('Б', 'unlisted: true\n'),
    'docs/g/c.md': doc('В'),
  })

  test('neighbours are in depth-first order, category pages included, unlisted ones skipped', () => {
    const around = (permalink: string) => {
      const { previous, next } = neighboursIn(flattenSidebar(items), permalink)
      return [previous?.label, next?.label]
    }
    expect(around('/docs/intro/')).toEqual([undefined, 'Группа'])
    expect(around('/docs/category/группа/')).toEqual(['Вступление', 'А'])
    expect(around('/docs/g/a/')).toEqual(['Группа', 'В'])
    expect(around('/docs/g/b/')).toEqual([undefined, undefined])
  })

  test('the trail leads from the root to the page', () => {
    expect(findTrail(items, '/docs/g/c/').map(({ label }) => label)).toEqual(['Группа', 'В'])
    expect(findTrail(items, '/nowhere/')).toEqual([])
  })
})
