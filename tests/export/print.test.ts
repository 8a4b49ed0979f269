import fs from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf, isPrint, summaryOf } from './pages'

const out = 'out'
const read = (file: string) => fs.readFileSync(`${out}/${file}`, 'utf8')
const printed = filesOf(out).filter(isPrint)

test('each section has a print version with all its pages', () => {
  expect(printed).toEqual([
    'docs/category/api/print/index.html',
    'docs/category/уроки/print/index.html',
    'docs/category/установка/print/index.html',
    'docs/print/index.html',
  ])
  expect(read('docs/print/index.html').match(/<section id="p\d+" class="print-page">/g)).toHaveLength(25)
  const { headings } = summaryOf(out, 'docs/category/уроки/print/index.html')
  expect(headings.filter((heading) => /^[12] /.test(heading))).toEqual([
    '1 Уроки',
    '2 Содержание',
    '2 Урок 0. Первый вход',
    '2 Урок 1. Первый спрайт',
    '2 Урок 2. Движение',
    '2 Урок 3. Рывок',
  ])
})

test('print versions are linked from the page of the section, and are nowhere else', () => {
  for (const file of printed) {
    const path = `/${file.replace(/index\.html$/, '')}`
    const html = read(file)
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toContain('http-equiv="Content-Security-Policy"')
    expect(read(`${file.replace(/print\/index\.html$/, '')}index.html`)).toContain(
      `href="${path}" target="_blank"`,
    )
    expect(read('sitemap.xml')).not.toContain(encodeURI(path))
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script>'])
  }
})

test('a print version has unique ids, and its links to pages of the section stay inside', () => {
  for (const file of printed) {
    const ids = [...read(file).matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id]) => id)
    expect([file, ids.length]).toEqual([file, new Set(ids).size])
  }
  const whole = read('docs/print/index.html').replace(/<header class="print-bar">[\s\S]*?<\/header>/, '')
  expect(whole.match(/<a [^>]*href="\/docs\//g)).toBeNull()
})
