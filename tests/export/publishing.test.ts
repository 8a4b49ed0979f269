import fs from 'node:fs'
import { expect, test } from 'vitest'
import { indexName, type SearchIndex } from '@/lib/search/index-files'
import { filesOf } from './pages'

const read = (file: string) => fs.readFileSync(`out/${file}`, 'utf8')

test('the export contains files for hosts', () => {
  expect(read('.nojekyll')).toBe('')
  expect(read('404.html')).toContain('Страница не найдена')
  expect(read('_headers')).toContain('/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable')
  expect(read('_redirects')).toContain('/rss.xml /blog/rss.xml 301\n')
})

test('the site is available as data', () => {
  const { i18n, docs } = JSON.parse(read('site.json')) as {
    i18n: object
    docs: { versions: { docs: { path: string }[] }[] }
  }
  expect(i18n).toMatchObject({ defaultLocale: 'ru', locales: ['ru'] })
  const [version] = docs.versions
  expect(version).toMatchObject({
    name: 'current',
    label: 'Next',
    mainDocId: 'intro',
    sidebars: { tutorialSidebar: { link: { path: '/docs/intro/' } } },
  })
  expect(version?.docs.filter(({ path }) => !filesOf('out').includes(`${path.slice(1)}index.html`))).toEqual(
    [],
  )
  expect(version?.docs).toContainEqual({ id: 'api/ui', path: '/docs/api/ui/', sidebar: 'tutorialSidebar' })
})

test('the search index is complete, without old files', () => {
  const { files, engine } = JSON.parse(read(`search/${indexName}`)) as SearchIndex
  const named = [...files.map(({ file }) => file), ...(Object.values(engine.documentIds) as string[])]
  const written = filesOf('out/search').filter((file) => /^(page|terms)-.*json$/.test(file))
  expect(written.toSorted()).toEqual(named.toSorted())
})

test('external links send no referrer to the opened page', () => {
  // print versions name pages and files of this site in full
  const external = /<a\s[^>]*href="https?:(?!\/\/example\.com\/(docs|blog|assets)\/)[^>]*>/g
  const links = filesOf('out')
    .filter((file) => file.endsWith('.html'))
    .flatMap(
      (file) =>
        read(file)
          .replace(/<script\b[\s\S]*?<\/script>/g, '')
          .match(external) ?? [],
    )
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((tag) => !/rel="[^"]*noopener[^"]*"/.test(tag))).toEqual([])
})

test('only the packages listed in the documentation run install scripts', () => {
  const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>
  }
  const scripted = Object.entries(lock.packages)
    .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
  const listed = fs.readFileSync('docs/publishing.md', 'utf8')
  for (const name of scripted) expect(listed).toContain(`| \`${name}\` |`)
  expect(scripted).toEqual(['esbuild'])
})
