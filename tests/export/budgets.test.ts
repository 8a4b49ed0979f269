import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { weighPage, type PageWeight } from '@/bench/page-weight'
import { filesOf, isPrint } from './pages'

const out = 'out'
/** Folders of the pages that readers open. */
const pages = filesOf(out)
  .filter((file) => path.basename(file) === 'index.html' && !isPrint(file))
  .map((file) => `/${path.dirname(file)}/`.replace('/./', '/'))

/** Bytes after Brotli. */
const budgets = {
  /** The page with its styles, all that is needed before the first paint. A long text is most of it. */
  html: 22_000,
  /**
   * A connection sends 14.6 KB before it waits for an answer; what this leaves of them is for the text. Hashes of other files in it
   * make it differ by 25 bytes from build to build.
   */
  shell: 11_600,
  pageScript: 6900,
  framework: 6000,
  lateStyles: 2400,
  frameworkScripts: 122_000,
  navigation: 12_000,
}

describe.each(pages)('%s', (page) => {
  let weight: PageWeight
  beforeAll(() => {
    weight = weighPage(out, page)
  })

  test.each(Object.entries(budgets))('keeps the budget for %s', (part, budget) => {
    expect(weight[part as keyof typeof budgets]).toBeLessThan(budget)
  })
})

describe('the export', () => {
  test('has about five files for a page, beside those that pages share', () => {
    const own = filesOf(out).filter((file) =>
      /(index\.(html|txt)|static\/framework\/\w+\.json|__next\..*\.txt)$/.test(file),
    )
    expect(own.length / pages.length).toBeLessThan(5.2)
  })

  test('asks for its width in letters: with large ones a page has less room', () => {
    for (const page of pages) {
      const html = fs.readFileSync(path.join(out, page, 'index.html'), 'utf8')
      expect([page, html.match(/@media[^{]*width[^{]*\dpx/g)]).toEqual([page, null])
    }
  })

  test('has everything in its place before any script', () => {
    for (const page of pages) {
      const html = fs.readFileSync(path.join(out, page, 'index.html'), 'utf8')
      // React writes a part that it has put off at the end of a page, and a script that moves it
      expect([page, html.match(/<template id="B:|<div hidden[^>]* id="S:/g)]).toEqual([page, null])
    }
  })

  test('starts no script of the framework, and loads no file before the first paint', () => {
    for (const page of pages) {
      const html = fs.readFileSync(path.join(out, page, 'index.html'), 'utf8')
      expect([page, html.match(/<script[^>]* src=|<link[^>]*(stylesheet|preload)/g)]).toEqual([page, null])
    }
  })

  test('has no file that nothing asks for', () => {
    const names = filesOf(out)
    expect(
      names.filter((name) => /__next\._(full|index)\.txt$|_ssgManifest|_buildManifest/.test(name)),
    ).toEqual([])
  })

  test('holds the text of a page once, not again as data', () => {
    const html = fs.readFileSync(`${out}/docs/intro/index.html`, 'utf8')
    const [sentence = ''] = /<p class="lead">([^<]{40,})/.exec(html)?.slice(1) ?? []
    expect(sentence).not.toBe('')
    expect(html.split(sentence.slice(0, 40))).toHaveLength(2)
    const hash = /data-framework="([^"]+)"/.exec(html)?.[1] ?? ''
    const data = fs.readFileSync(`${out}/_next/static/framework/${hash}.json`, 'utf8')
    expect(data).not.toContain(sentence.slice(0, 40))
  })
})
