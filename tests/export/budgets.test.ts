import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { filesOf, isPrint } from './pages'

/** Pages by address. */
const pages = new Map(
  filesOf('out')
    .filter((file) => path.basename(file) === 'index.html' && !isPrint(file))
    .map((file) => [`/${path.dirname(file)}/`.replace('/./', '/'), fs.readFileSync(`out/${file}`, 'utf8')]),
)

/** Size of a text in Brotli. */
const weigh = (text: string): number => zlib.brotliCompressSync(text).length

/** What `components/frame/columns.css` adds, on the pages that have such columns. */
const columnsIn = (html: string): number => (html.includes('class="columns"') ? 400 : 0)

/** Addresses of pages that fail a check. */
const pagesWith = (isWrong: (html: string) => boolean): string[] =>
  [...pages].filter(([, html]) => isWrong(html)).map(([address]) => address)

test("the shell's data is not part of each page's data", () => {
  const shells = filesOf('out').filter((file) => file.endsWith('__next._index.txt'))
  expect(shells.length).toBeGreaterThan(0)
  expect(shells.filter((file) => fs.statSync(`out/${file}`).size > 5000)).toEqual([])
})

/** `tests/browser/weight.test.ts` measures whole loads and navigations. */
describe('the HTML of each page', () => {
  test('weighs at most 28.1 KB with its styles; a long text is most of it', () => {
    expect(pagesWith((html) => weigh(html) > 28_100 + columnsIn(html))).toEqual([])
  })

  /**
   * A connection sends 14.6 KB, headers included, before it waits for an acknowledgement: the text begins in
   * it, or just after.
   */
  test('has at most 16.6 KB besides its text, 15.7 KB of it before the text', () => {
    expect(
      pagesWith((html) => weigh(html.replace(/<main[^]*<\/main>/, '')) > 16_600 + columnsIn(html)),
    ).toEqual([])
    expect(
      pagesWith((html) => weigh(html.slice(0, html.indexOf('<main'))) > 15_700 + columnsIn(html)),
    ).toEqual([])
  })

  test('underlines without the shorthand, which Safari before 26.2 drops if it contains a variable', () => {
    expect(pagesWith((html) => /text-decoration:[^;}]*var\(/.test(html))).toEqual([])
  })

  /** `em` follows the reader's text size: with large text there is less room. */
  test('uses `em` in media queries', () => {
    expect(pagesWith((html) => /@media[^{]*width[^{]*\dpx/.test(html))).toEqual([])
  })

  /** If any ancestor may match `:has()`, adding an element to a page recalculates the styles of all. */
  test('has no selector where any ancestor could match `:has()`', () => {
    expect(pagesWith((html) => /[\s,({}>+~]:has\([^()]*\)[\s>+~]/.test(html))).toEqual([])
  })

  /** React streams suspended parts at the end of a page, with a script that moves them. */
  test('has everything in place before any script', () => {
    expect(pagesWith((html) => /<template id="B:|<div hidden[^>]* id="S:/.test(html))).toEqual([])
  })

  test('loads no script, style or preload before the first paint', () => {
    expect(
      pagesWith((html) => /<script[^>]* src=|<link(?![^>]* disabled)[^>]*(stylesheet|preload)/.test(html)),
    ).toEqual([])
  })
})
