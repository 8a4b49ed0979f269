import fs from 'node:fs'
import { expect, test } from 'vitest'

const read = (address: string) => fs.readFileSync(`out${address}index.html`, 'utf8')

test('a tag has a short title with the number of its posts, its place in the sidebar, and the tags beside it', () => {
  const html = read('/blog/tags/hello/')
  expect(html).toContain('<h1>Знакомство</h1>')
  expect(html).toMatch(/<span>2\u00a0записи<\/span>/)
  const [, current = ''] =
    /<a [^>]*href="([^"]*)"[^>]*aria-current="(?:true|page)"/.exec(sidebarOf(html)) ?? []
  expect(current).toBe('/blog/tags/')
  expect(html).toMatch(/<aside class="rail" aria-label="Метки">/)
  expect(html.match(/class="tag"[^>]* aria-current="true">[^<]*/g)).toHaveLength(1)
  expect(html).toMatch(/class="tag"[^>]* aria-current="true">Знакомство/)
  // only the list of all posts begins with a large one
  expect([html, read('/blog/')].map((page) => page.includes('class="posts main"'))).toEqual([false, true])
})

/** The sidebar without the links to the sections of the site above it. */
const sidebarOf = (html: string): string =>
  /<div class="site sections">.*?<\/div>(.*?)<\/nav>/s.exec(html)?.[1] ?? ''
