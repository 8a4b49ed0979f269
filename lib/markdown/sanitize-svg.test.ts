import fs from 'node:fs'
import type { Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { svgMarkup } from './resolve-element'
import { sanitizeSvg } from './sanitize-svg'

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1 1"${attributes}>${inner}</svg>`

test('images of this site are unchanged, byte for byte', () => {
  const drawings = fs
    .readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(10)
  for (const file of drawings) {
    const text = fs.readFileSync(`content/${file}`, 'utf8')
    expect([file, sanitizeSvg(text)]).toEqual([file, { svg: text, removed: [], isBroken: false }])
  }
})

test('fonts in drawings stay', () => {
  const text = svg(
    '<style>@font-face { font-family: A; src: url(data:font/woff2;base64,d09G) } @font-face { src: url("data:application/font-woff;base64,d0") }</style>',
  )
  expect(sanitizeSvg(text)).toEqual({ svg: text, removed: [], isBroken: false })
})

describe('drops scripts and other active content', () => {
  test.each([
    ['<script>alert(1)</script>', '<script>'],
    ['<script href="https://evil.example/x.js"/>', '<script>'],
    ['<g onclick="alert(1)"><path d="M0 0"/></g>', 'onclick'],
    ['<image href="x" onerror="alert(1)"/>', 'onerror'],
    ['<a href="javascript:alert(1)"><text>x</text></a>', 'href'],
    ['<a xlink:href=" java&#10;script:alert(1)"><text>x</text></a>', 'xlink:href'],
    [
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
      '<foreignObject>',
    ],
    ['<iframe xmlns="http://www.w3.org/1999/xhtml" src="x"/>', '<iframe>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', '<h:script>'],
    ['<set attributeName="href" to="javascript:alert(1)"/>', '<set>'],
    ['<animate attributeName="xlink:href" values="javascript:alert(1)"/>', 'attributeName'],
    ['<use href="data:image/svg+xml,&lt;svg/&gt;#x"/>', 'href'],
    ['<style>@import url(https://evil.example/x.css);</style>', '<style>'],
    ['<style>a{src:url(data:image/svg+xml,evil)}</style>', '<style>'],
    ['<rect style="fill:url(https://evil.example/x.svg#a)"/>', 'style'],
    ['<handler type="text/javascript">alert(1)</handler>', '<handler>'],
  ])('%s', (inner, name) => {
    const { svg: clean, removed } = sanitizeSvg(svg(`${inner}<path d="M1 1"/>`))
    expect(removed.map((one) => one.name)).toContain(name)
    expect(clean).toContain('<path d="M1 1"')
    expect(clean).not.toMatch(/script|on\w+=|evil|foreignObject|iframe|@import/i)
  })

  test('on the root, too', () => {
    expect(sanitizeSvg(svg('', ' onload="alert(1)"')).svg).not.toContain('onload')
  })
})

/** Nested groups, each showing the previous one twice. */
const doubled = (tag: string, attribute: string) =>
  Array.from({ length: 30 }, (_, at) => {
    const half = `<${tag} ${attribute.replace('%', `a${at}`)}/>`
    return `<g id="a${at + 1}">${half}${half}</g>`
  }).join('')

const tooMuch = 'вместе со ссылками вложенность больше 100 или элементов больше 20000'

test.each([
  ['<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>', '<!ENTITY>'],
  [
    '<!DOCTYPE svg [<!ATTLIST a b CDATA "]><img src=x onerror=alert(1)>">]><svg/>',
    '<!DOCTYPE> с правилами внутри',
  ],
  [svg(doubled('use', 'href="#%"')), tooMuch],
  [svg(doubled('rect', 'fill="url(#%)"')), tooMuch],
  [svg('<g>'.repeat(200) + '</g>'.repeat(200)), tooMuch],
  [
    svg(Array.from({ length: 5000 }, (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`).join('')),
    tooMuch,
  ],
  [svg(' '.repeat(5_000_001)), 'больше 5 МБ'],
])('rejects what would grow without bounds', (text, name) => {
  expect(sanitizeSvg(text)).toMatchObject({ svg: '', isBroken: true, removed: [{ name }] })
})

test.each([
  ['<?x ><img src=x onerror=alert(1)>?><path/>'],
  ['<title><a><![CDATA[><img src=x onerror=alert(1)>]]></a></title>'],
  ['<desc><style><a b="</style><img src=x onerror=alert(1)>"/></style></desc>'],
  ['<style><![CDATA[</style><img src=x onerror=alert(1)>]]></style>'],
  ['<style><a b="</style><img src=x onerror=alert(1)>"/></style>'],
  ['<!-- --!><img src=x onerror=alert(1)> -->'],
  ['<text><![CDATA[<img src=x onerror=alert(1)>]]></text>'],
])('is the same drawing when inlined in a page: %s', (inner) => {
  const markup = svgMarkup(sanitizeSvg(svg(inner)).svg, 'x')
  const tree = unified()
    .use(rehypeRaw)
    .runSync({ type: 'root', children: [{ type: 'raw', value: markup }] } as unknown as Root)
  const names: string[] = []
  visit(tree, 'element', ({ tagName, properties }) => void names.push(tagName, ...Object.keys(properties)))
  expect(names.filter((name) => /^(img|on.*)$/i.test(name))).toEqual([])
})

test('reports where a file is invalid', () => {
  expect(sanitizeSvg('<svg>\n<g>\n</svg>')).toMatchObject({ svg: '', isBroken: true, removed: [{ line: 3 }] })
})

test('a description may contain `$` patterns', () => {
  expect(svgMarkup('<svg viewBox="0 0 1 1"/>', "Цена $& и $' x")).toBe(
    `<svg role="img" aria-label="Цена $&amp; и $&apos; x" viewBox="0 0 1 1"/>`,
  )
})
