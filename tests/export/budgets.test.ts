import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { filesOf, isPrint } from './pages'

/** The pages that readers open, by address. */
const pages = new Map(
  filesOf('out')
    .filter((file) => path.basename(file) === 'index.html' && !isPrint(file))
    .map((file) => [`/${path.dirname(file)}/`.replace('/./', '/'), fs.readFileSync(`out/${file}`, 'utf8')]),
)

/** Bytes of a text after Brotli. */
const weigh = (text: string): number => zlib.brotliCompressSync(text).length

/** Addresses of the pages for which `isWrong` holds. */
const pagesWith = (isWrong: (html: string) => boolean): string[] =>
  [...pages].filter(([, html]) => isWrong(html)).map(([address]) => address)

/** Above 2 KB compressed, Next.js writes the data of the shell into a file of its own beside each page. */
test('the data of the shell is part of that of the page', () => {
  expect(filesOf('out').filter((file) => file.endsWith('__next._index.txt'))).toEqual([])
})

/** What whole loads and navigations transfer is measured in `tests/browser/weight.test.ts`. */
describe('the HTML of each page', () => {
  test('weighs at most 25.7 KB with its styles; a long text is most of it', () => {
    expect(pagesWith((html) => weigh(html) > 25_700)).toEqual([])
  })

  /** A connection sends 14.6 KB before it waits for an answer. */
  test('has at most 15.2 KB that are not its text, 14.5 KB in front of it', () => {
    expect(pagesWith((html) => weigh(html.replace(/<main[^]*<\/main>/, '')) > 15_200)).toEqual([])
    expect(pagesWith((html) => weigh(html.slice(0, html.indexOf('<main'))) > 14_500)).toEqual([])
  })

  test('underlines without a shorthand that has a variable, which Safari before 26.2 drops', () => {
    expect(pagesWith((html) => /text-decoration:[^;}]*var\(/.test(html))).toEqual([])
  })

  /** `em` follows the size of letters that a reader has set: with large ones a page has less room. */
  test('asks for its width in letters', () => {
    expect(pagesWith((html) => /@media[^{]*width[^{]*\dpx/.test(html))).toEqual([])
  })

  /** React writes a part that it has put off at the end of a page, and a script that moves it. */
  test('has everything in its place before any script', () => {
    expect(pagesWith((html) => /<template id="B:|<div hidden[^>]* id="S:/.test(html))).toEqual([])
  })

  test('loads no script, style or preload before the first paint', () => {
    expect(
      pagesWith((html) => /<script[^>]* src=|<link(?![^>]* disabled)[^>]*(stylesheet|preload)/.test(html)),
    ).toEqual([])
  })
})
