import { describe, expect, test } from 'vitest'
import type { SidebarGroup, SidebarItem } from '../nav/types'
import { config } from '../site'
import { sidebarFile, sidebarFiles, sidebarOf, type SidebarEntry } from './sidebar'

const pageOf = (name: string): SidebarItem => ({
  type: 'page',
  label: name,
  permalink: `/docs/${name}/`,
  docId: name,
  description: '',
})
const groupOf = (label: string, items: SidebarItem[], more: Partial<SidebarGroup> = {}): SidebarGroup => ({
  type: 'group',
  label,
  permalink: `/docs/category/${label}/`,
  isCollapsible: true,
  isCollapsed: true,
  items,
  ...more,
})
const pagesOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => pageOf(`${prefix}${index}`))

const treeOf = (sidebar: SidebarItem[]) => ({ sidebar, permalink: '/docs/', isLast: true })

const labelsOf = (entries: SidebarEntry[] | undefined) => entries?.map(({ label }) => label)
const entryOf = (entries: SidebarEntry[], label: string) => entries.find((entry) => entry.label === label)

test('the file of a category contains pages below a section title, expanded', () => {
  const { permalink: _, ...name } = groupOf('Справочник', pagesOf('a', 2), {
    isSectionTitle: true,
    isCollapsible: false,
  })
  const group = groupOf('g', [name, pageOf('b')])
  const [[, entries] = ['', []]] = sidebarFiles(treeOf([group]))
  expect(entries.map(({ label, href }) => [label, href])).toEqual([
    ['Справочник', undefined],
    ['b', '/docs/b/'],
  ])
  expect(entries[0]?.group).toMatchObject({ isAlwaysOpen: true, isOpen: true })
  expect(labelsOf(entries[0]?.group?.entries)).toEqual(['a0', 'a1'])
})

test('D52 with autoCollapseCategories siblings share a name, so that browsers keep one open, at first that of the page', () => {
  const settings = (autoCollapseCategories: boolean) => ({ ...config.docs, autoCollapseCategories })
  const inner = groupOf('c', pagesOf('c', 2), { isCollapsed: false })
  const items = [groupOf('a', [inner], { isCollapsed: false }), groupOf('b', pagesOf('b', 3))]
  const groups = (collapses: boolean) =>
    sidebarOf(treeOf(items), '/docs/b1/', settings(collapses)).map(({ group }) => group)
  expect(groups(false).map((group) => [group?.isOpen, group?.name])).toEqual([
    [true, undefined],
    [true, undefined],
  ])
  const [a, b] = groups(true)
  expect([a?.isOpen, b?.isOpen]).toEqual([undefined, true])
  expect(a?.name).toBe(b?.name)
  expect(a?.entries?.[0]?.group?.name).toBe(a?.id)
  const [file] = sidebarFiles(treeOf(items), settings(true))
  expect(file?.[1].map(({ group }) => group?.name)).toEqual([a?.id])
})

describe('a small sidebar', () => {
  const items = [pageOf('intro'), groupOf('a', pagesOf('a', 100)), groupOf('b', pagesOf('b', 3))]

  test('is complete on every page, with the ancestors of the page open', () => {
    const entries = sidebarOf(treeOf(items), '/docs/b1/')
    expect(labelsOf(entryOf(entries, 'a')?.group?.entries)).toHaveLength(100)
    expect(entries.map(({ group }) => group?.isOpen)).toEqual([undefined, undefined, true])
    expect(entryOf(entries, 'b')?.group?.entries?.[1]).toEqual({
      label: 'b1',
      href: '/docs/b1/',
    })
  })

  test('is collapsed in the menu of other pages, with a file per category', () => {
    const closed = sidebarOf(treeOf(items))
    expect(closed.map(({ href, group }) => [href, group?.isOpen, group?.entries])).toEqual([
      ['/docs/intro/', undefined, undefined],
      ['/docs/category/a/', undefined, undefined],
      ['/docs/category/b/', undefined, undefined],
    ])
    const files = new Map(sidebarFiles(treeOf(items)))
    expect(files.get(sidebarFile(closed[2]?.group?.id ?? ''))?.map(({ label }) => label)).toEqual([
      'b0',
      'b1',
      'b2',
    ])
  })
})

describe('a large sidebar', () => {
  const items = [
    groupOf('a', pagesOf('a', 200)),
    groupOf('b', [groupOf('inner', pagesOf('c', 20), { permalink: undefined as never })]),
    groupOf('fixed', pagesOf('d', 2), { isCollapsible: false, isCollapsed: false }),
    pageOf('last'),
  ]
  const files = new Map(sidebarFiles(treeOf(items)))
  const entriesOf = (group: SidebarEntry | undefined) => files.get(sidebarFile(group?.group?.id ?? '')) ?? []

  test('contains open categories; the others are in files', () => {
    const entries = sidebarOf(treeOf(items), '/docs/last/')
    expect(labelsOf(entries)).toEqual(['a', 'b', 'fixed', 'last'])
    expect(entries.map(({ group }) => group?.entries?.length)).toEqual([undefined, undefined, 2, undefined])
    expect(entriesOf(entryOf(entries, 'a'))).toHaveLength(200)
  })

  test('D54 links each closed category, even one without a page', () => {
    const entries = sidebarOf(treeOf(items), '/docs/last/')
    const inner = entriesOf(entryOf(entries, 'b'))[0]
    expect(inner).toMatchObject({ label: 'inner', href: '/docs/c0/' })
    expect(entriesOf(inner)).toHaveLength(20)
  })

  test('distinguishes categories with the same label', () => {
    const alike = [groupOf('a', pagesOf('a', 200)), groupOf('a', pagesOf('b', 3)), pageOf('last')]
    const ids = sidebarOf(treeOf(alike), '/docs/last/').map(({ group }) => group?.id)
    expect(ids[0]).not.toBe(ids[1])
    const levels = new Map(sidebarFiles(treeOf(alike)))
    expect(levels.get(sidebarFile(ids[0] ?? ''))).toHaveLength(200)
    expect(levels.get(sidebarFile(ids[1] ?? ''))?.map(({ label }) => label)).toEqual(['b0', 'b1', 'b2'])
  })

  test('uses the same ids on all pages', () => {
    const idOn = (page: string) => entryOf(sidebarOf(treeOf(items), page), 'a')?.group?.id
    expect(idOn('/docs/a3/')).toBe(idOn('/docs/last/'))
    expect(idOn('/docs/a3/')).not.toBe(entryOf(sidebarOf(treeOf(items), '/docs/a3/'), 'b')?.group?.id)
  })
})
