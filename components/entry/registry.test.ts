import { createElement, type ComponentType, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { urlResolver } from '@/lib/links/url-resolver'
import { componentElements, componentNames } from '@/lib/markdown/mdx/component-names'
import { config } from '@/lib/site'
import { siteOf } from '@/tests/support/site-of'
import { entryComponents } from './registry'

const components = entryComponents({ resolve: (href) => ({ href }), cards: [] })
/** Props, of which each component takes some. */
type Component = ComponentType<{ title?: string; to?: string; value?: string; children?: ReactNode }>

test.each(componentNames)('the elements of %s are known', (name) => {
  const text =
    name === 'Tabs' ? createElement(components.TabItem as Component, { value: 'a' }, 'СЛОВО') : 'СЛОВО'
  const element = createElement(components[name] as Component, { title: 'Т', to: '/' }, text)
  const html = renderToStaticMarkup(element)
  const open: string[] = []
  // React moves style sheets to the head
  const before = html.slice(0, html.indexOf('СЛОВО')).replace(/<link[^>]*>/g, '')
  for (const [, slash, tag = ''] of before.matchAll(/<(\/?)([\w-]+)/g))
    if (slash) open.splice(open.lastIndexOf(tag))
    else open.push(tag)
  expect(open).toEqual(componentElements[name])
})

test.each(['./a.png', { default: './a.png' }])('an ideal image shows %j, an address or a module', (img) => {
  const html = renderToStaticMarkup(createElement(components.PageImage, { img }))
  expect(html).toContain('<img src="./a.png"')
})

test('cards, steps and buttons resolve file links like Markdown does', () => {
  const { site } = siteOf({ 'docs/a.md': 'Текст.\n', 'docs/b c.md': 'Текст.\n' })
  const resolve = urlResolver({ path: 'docs/a.md', permalink: '/docs/a/' }, site.linkIndex)
  const { Card, Step, ButtonLink } = entryComponents({ resolve, cards: [] })
  for (const component of [Card, Step, ButtonLink]) {
    const hrefOf = (to: string) =>
      /href="([^"]*)"/.exec(
        renderToStaticMarkup(createElement(component as never, { to, title: 'x' }, 'x')),
      )?.[1]
    expect(hrefOf('./b c.md?x=1#y')).toBe('/docs/b%20c/?x=1#y')
    expect(hrefOf('/docs/a/')).toBe('/docs/a/')
    expect(hrefOf('https://e.ru')).toBe('https://e.ru')
  }
})

test('M56 a themed image shows one source per colour mode, by CSS', () => {
  const picture = createElement(components.PageThemedImage as never, {
    sources: { light: '/l.png', dark: '/d.png' },
    alt: 'x',
  })
  expect(renderToStaticMarkup(picture)).toMatch(
    /src="\/l\.png"[^>]*class="light-mode-only"[^]*src="\/d\.png"[^>]*class="dark-mode-only"/,
  )
})

test('a frame drops its fallback for browsers without frames', () => {
  const { frames } = config.html
  onTestFinished(() => void (config.html.frames = frames))
  config.html.frames = ['a.example']
  const frame = createElement(
    components.PageFrame,
    { src: 'https://a.example/x' },
    createElement('a', {}, 'Т'),
  )
  expect(renderToStaticMarkup(frame)).toBe(
    '<iframe src="https://a.example/x" title="https://a.example/x"></iframe>',
  )
})

test('an admonition may have its own icon', () => {
  const box = (icon?: ReactNode) =>
    renderToStaticMarkup(createElement(components.Admonition as never, { type: 'tip', icon }, 'Т'))
  expect(box('💡')).toMatch(/^<aside class="note tip" role="note"><span aria-hidden="true">💡<\/span><b>/)
  expect(box()).toMatch(/^<aside class="note tip" role="note"><svg /)
})
