import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageText, type PageTextProps } from './page-text'

test("a Markdown link gets its page's address, though MDX percent-encodes it", () => {
  const links = { './Первый шаг.md': { href: '/docs/Первый шаг/' }, './a%20b.md': { href: '/docs/a b/' } }
  const Content: PageTextProps['Content'] = ({ components = {} }) =>
    ['./%D0%9F%D0%B5%D1%80%D0%B2%D1%8B%D0%B9%20%D1%88%D0%B0%D0%B3.md', './a%20b.md'].map((href) =>
      createElement(components['PageLink'] as ComponentType<{ href: string; key: string }>, {
        href,
        key: href,
      }),
    )
  const html = renderToStaticMarkup(createElement(PageText, { Content, base: '/docs/a', links, cards: [] }))
  expect(html).toContain('href="/docs/Первый шаг/"')
  expect(html).toContain('href="/docs/a b/"')
})
