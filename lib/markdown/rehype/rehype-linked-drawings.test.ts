import { expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'

const svg = '<svg viewBox="0 0 900 9"><a href="/b/"><rect/></a><animate/></svg>'

const htmlOf = (text: string, narrow?: string) =>
  renderMarkdown({ path: 'docs/a.md', displayPath: 'docs/a.md', text }, 'md', {
    resolve: (href) => (href.endsWith('.svg') ? { href, svg, ...(narrow && { narrow }) } : { href }),
  })

const linksIn = (html: string) => html.match(/<a\b/g)?.length ?? 0

test.each([
  'Слово [![х](./s.inline.svg)](/a/) и слово',
  '[![х](./s.inline.svg)](/a/)',
  '[**Слово** ![х](./s.inline.svg)](/a/)',
  '<a href="/a/"><img src="./s.inline.svg" alt="х"></a>',
  '<a href="/a/"><b><img src="./s.inline.svg" alt="х"></b></a>',
  '[![х]][а]\n\n[х]: ./s.inline.svg\n[а]: /a/',
])('a drawing in a link has no links: %j', async (text) => {
  const html = await htmlOf(text)
  expect(linksIn(html)).toBe(1)
  expect(html).toContain('<g href="/b/"><rect/></g><animate/>')
  expect(html).not.toContain('data-linked')
  expect(linksIn(await htmlOf(text, svg))).toBe(1)
})

test.each(['![х](./s.inline.svg)', 'Слово ![х](./s.inline.svg) [х](/a/)'])(
  'a drawing beside links keeps its own, and the one to its full size: %j',
  async (text) => {
    const html = await htmlOf(text)
    expect(html).toContain('<a href="/b/"><rect/></a>')
    expect(html).toContain('data-opens="picture"')
  },
)
