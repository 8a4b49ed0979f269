import { expect, test } from 'vitest'
import type { SidebarItem } from '../nav/types'
import { mapOf } from './cards'

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
  const labels = mapOf(sidebar).map(({ label, pages }) => [label, pages?.map((page) => page.label)])
  expect(labels).toEqual([
    ['a0', undefined],
    ['large', Array.from({ length: 16 }, (_, at) => `b${at}`)],
    ['outer', ['inner']],
  ])
})
