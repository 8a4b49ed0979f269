import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TabItem, Tabs } from './blocks'

const html = (node: ReactNode) => renderToStaticMarkup(node)

describe('tab labels', () => {
  const panels = (labels: ReactNode[], values?: { value: string; label: ReactNode }[]) =>
    html(
      h(Tabs, {
        values,
        children: labels.map((label, at) =>
          h(TabItem, { value: `v${at}`, label, key: at, children: 'Текст' }),
        ),
      }),
    )
  const Icon = () => h('svg')

  test('may be elements, whose text names the panel', () => {
    const tabs = panels([h('b', null, 'Линукс ', h('i', null, 22)), h(Icon), undefined, 7])
    expect([...tabs.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, name]) => name)).toEqual([
      '<b>Линукс <i>22</i></b>',
      '<svg></svg>',
      'v2',
      '7',
    ])
    expect([...tabs.matchAll(/aria-label="([^"]*)" data-value/g)].map(([, name]) => name)).toEqual([
      'Линукс 22',
      'v1',
      'v2',
      '7',
    ])
    expect(tabs).toContain('<p class="tab-name" aria-hidden="true"><b>Линукс <i>22</i></b></p>Текст')
  })

  test('may be elements in the `values` property, too', () => {
    const tabs = panels([undefined], [{ value: 'v0', label: h('b', null, 'Мак') }])
    expect(tabs).toContain('<b>Мак</b></button>')
    expect(tabs).toContain('aria-label="Мак"')
  })
})
