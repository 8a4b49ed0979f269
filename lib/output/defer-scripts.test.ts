import { expect, test } from 'vitest'
import { deferScripts as deferInto } from './defer-scripts'

const deferScripts = (html: string) => deferInto(html, 'start()')

const own = '<script>theme()</script><script type="application/ld+json">{"a":"__next_f"}</script>'
const page = (scripts: string) =>
  `<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>${own}</head><body><p>Текст</p>${scripts}</body></html>`
const ofNext =
  '<script src="/_next/b.js" async=""></script><script src="/_next/a.js" id="_R_" async=""></script>' +
  '<script src="/_next/old.js" noModule=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"$&"])</script>'

test('scripts of Next.js go into one file, inline ones verbatim and in order, before the addresses', () => {
  const { html, file } = deferScripts(page(ofNext))!
  expect(file.text).toMatch(
    /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\);\nself\.__next_f\.push\(\[1,"\$&"\]\);\n/,
  )
  expect(file.text).toContain('["/_next/a.js","/_next/b.js"]')
  expect(file.text).not.toContain('old.js')
  expect(file.name).toMatch(/^_next\/static\/later\/[\da-f]{12}\.js$/)
  expect(html).not.toMatch(/__next_f\.push|\/_next\/[ab]\.js|rel="preload"/)
  expect(html).toContain(`<script data-script="/${file.name}">start()</script></body>`)
})

test('other scripts stay where they are', () => {
  expect(deferScripts(page(ofNext))?.html).toContain(`${own}</head><body><p>Текст</p>`)
})

test('the order of external files does not matter', () => {
  const turned = ofNext.replace(/^(.*?<\/script>)(.*?<\/script>)/, '$2$1')
  expect(deferScripts(page(turned))).toEqual(deferScripts(page(ofNext)))
})

test.each([
  ['no scripts', ''],
  ['no data', '<script src="/_next/a.js"></script>'],
  ['no files', '<script>self.__next_f.push([0])</script>'],
])('a page with %s is left alone', (_, scripts) => {
  expect(deferScripts(page(scripts))).toBeUndefined()
})
