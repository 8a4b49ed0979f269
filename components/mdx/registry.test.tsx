import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { componentElements, componentNames } from '@/lib/markdown/component-names'
import { entryComponents } from './registry'

const components = entryComponents({ resolve: (href) => ({ href }), cards: [] })

test.each(componentNames)('the elements of %s are known', (name) => {
  // each takes some of these
  const Component = components[name] as ComponentType<{ title: string; to: string; children: ReactNode }>
  const text = name === 'Tabs' ? <components.TabItem value="a">СЛОВО</components.TabItem> : 'СЛОВО'
  const html = renderToStaticMarkup(
    <Component title="Т" to="/">
      {text}
    </Component>,
  )
  const open: string[] = []
  for (const [, slash, tag = ''] of html.slice(0, html.indexOf('СЛОВО')).matchAll(/<(\/?)([\w-]+)/g))
    if (slash) open.splice(open.lastIndexOf(tag))
    else open.push(tag)
  expect(open).toEqual(componentElements[name])
})
