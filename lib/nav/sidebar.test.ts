import { describe, expect, test } from 'vitest'
import { sidebarIn, siteOf, type Files } from '@/tests/support/site-of'
import { neighboursIn } from '../data/neighbours-in'
import { findTrail, pagesInOrder } from './sidebar-tree'
import type { SidebarItem } from './types'

const doc = (title: string, fields = '') => `---\ntitle: ${title}\n${fields}---\n\nТекст.\n`

type Outline = string | [string, ...Outline[]]
const outline = (items: SidebarItem[]): Outline[] =>
  items.map((item) => (item.type !== 'group' ? item.label : [item.label, ...outline(item.items)]))
const sidebarOf = (files: Files) => sidebarIn(siteOf(files).site)

test('a blank name counts as none', () => {
  const files = {
    'docs/a.md': '---\ntitle: ""\nsidebar_label: " "\n---\n\n# Первая\n',
    'docs/b/index.md': doc('Вторая'),
    'docs/b/_category_.json': '{"label": ""}',
    'docs/b/c.md': '---\ntitle: " "\n---\n\nТекст.\n',
  }
  expect(outline(sidebarOf(files))).toEqual(['Первая', ['Вторая', 'c']])
})

describe('sections of the generated sidebar', () => {
  test('group pages below their title, at the position of the first', () => {
    const items = sidebarOf({
      'docs/g/a.md': doc('А', 'sidebar_position: 1\nsidebar_group: Справочник\n'),
      'docs/g/b.md': doc('Б', 'sidebar_position: 2\nsidebar_group: Как сделать\n'),
      'docs/g/c.md': doc('В', 'sidebar_position: 3\nsidebar_group: Справочник\n'),
      'docs/g/d.md': doc('Г'),
      'docs/g/_category_.yml': 'label: Раздел\nlink: {type: generated-index}\n',
    })
    expect(outline(items)).toEqual([['Раздел', ['Справочник', 'А', 'В'], ['Как сделать', 'Б'], 'Г']])
    const next = (permalink: string) => neighboursIn(pagesInOrder(items), permalink).next?.label
    expect(['/docs/category/раздел/', '/docs/g/a/', '/docs/g/c/', '/docs/g/b/'].map(next)).toEqual([
      'А',
      'В',
      'Б',
      'Г',
    ])
    expect(findTrail(items, '/docs/g/c/').map(({ label }) => label)).toEqual(['Раздел', 'Справочник', 'В'])
  })

  test('include a page without a section that is between their pages', () => {
    const items = sidebarOf({
      'docs/a.md': doc('А', 'sidebar_position: 1\nsidebar_group: Справочник\n'),
      'docs/b.md': doc('Б', 'sidebar_position: 1.5\n'),
      'docs/c.md': doc('В', 'sidebar_position: 2\nsidebar_group: Справочник\n'),
      'docs/d.md': doc('Г', 'sidebar_position: 3\n'),
    })
    expect(outline(items)).toEqual([['Справочник', 'А', 'Б', 'В'], 'Г'])
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
      const { previous, next } = neighboursIn(pagesInOrder(items), permalink)
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
