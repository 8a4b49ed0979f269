import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { siteMap } from './build-sitemap'

test('has no pages that their author hides from search engines', () => {
  const { site } = siteOf({
    'docs/a.md': 'Текст.\n',
    'docs/b.md': '<head><meta name="robots" content="noindex, follow" /></head>\n\nТекст.\n',
    'docs/c.md': '---\nunlisted: true\n---\n\nТекст.\n',
  })
  const addresses = [...siteMap(site).matchAll(/\/docs\/(\w)\//g)].map(([, name]) => name)
  expect(addresses).toEqual(['a'])
})
