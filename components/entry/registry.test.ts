import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { componentElements, componentNames } from '@/lib/markdown/mdx/component-names'
import { entryComponents } from './registry'

const components = entryComponents({ resolve: (href) => ({ href }), cards: [] })
/** Each component takes some of these. */
type Component = ComponentType<{ title?: string; to?: string; value?: string; children?: ReactNode }>

test.each(componentNames)('the elements of %s are known', (name) => {
  const text =
    name === 'Tabs' ? createElement(components.TabItem as Component, { value: 'a' }, 'СЛОВО') : 'СЛОВО'
  const element = createElement(components[name] as Component, { title: 'Т', to: '/' }, text)
  const html = renderToStaticMarkup(element)
  const open: string[] = []
  for (const [, slash, tag = ''] of html.slice(0, html.indexOf('СЛОВО')).matchAll(/<(\/?)([\w-]+)/g))
    if (slash) open.splice(open.lastIndexOf(tag))
    else open.push(tag)
  expect(open).toEqual(componentElements[name])
})

test.each(['./a.png', { default: './a.png' }])('an ideal image shows %j, an address or a module', (img) => {
  const html = renderToStaticMarkup(createElement(components.PageImage, { img }))
  expect(html).toContain('<img src="./a.png"')
})
