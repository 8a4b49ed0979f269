/** Versions as in Docusaurus. Names begin with the number of a row in `docs/docusaurus.md`. */
import { describe, expect, test } from 'vitest'
import { buildTexts } from '../publish/build-texts'
import { buildFeeds } from '../publish/build-feeds'
import { printSections } from '../view/print-section'
import { searchPages } from '../publish/search-pages'
import type { Versioning } from '../site'
import { permalinksOf, siteOf, type Files } from '@/tests/support/site-of'
import { breadcrumbs } from '../view/breadcrumbs'
import { neighbours } from '../view/neighbours'
import { pageMetadata } from '../view/metadata'
import { sidebarOf } from '../view/sidebar'
import { versionLinks, versionView } from '../view/versions'
import { checkVersioning } from './read-versions'
import { docsOf, versionAt } from './version-queries'

const doc = (title: string, text = 'Текст.') =>
  `---\ntitle: ${title}\ntags: [вход]\nlast_update: { date: 2026-01-01 }\n---\n\n${text}\n`
const files: Files = {
  'versions.json': '["2.0", "1.0"]\n',
  'docs/intro.md': doc('Начало'),
  'docs/new.md': doc('Новое'),
  'versioned_docs/version-2.0/01-intro.md': doc(
    'Начало 2',
    '[Дальше](./api/events.md), [тоже](/api/events.md)',
  ),
  'versioned_docs/version-2.0/api/events.md': doc('События 2'),
  'versioned_docs/version-2.0/api/objects.md': doc('Объекты 2'),
  'versioned_docs/version-2.0/api/_category_.json':
    '{ "label": "API", "link": { "type": "generated-index" } }',
  'versioned_docs/version-1.0/intro.md': doc('Начало 1', '[Дальше](./api/events.md)'),
  'versioned_docs/version-1.0/api/events.md': doc('События 1'),
  'versioned_docs/version-1.0/old.md': doc('Прежнее'),
  'versioned_docs/version-1.0/api/_category_.json':
    '{ "label": "API", "link": { "type": "generated-index" } }',
  'versioned_sidebars/version-1.0-sidebars.json':
    '{ "tutorialSidebar": ["old", { "type": "category", "label": "API", "link": { "type": "generated-index" }, "items": ["api/events"] }, "intro"] }',
}
const load = (versioning: Versioning = {}, more: Files = {}) => siteOf({ ...files, ...more }, { versioning })
const { site, lines } = load()
const rootsOf = (versioning: Versioning) =>
  load(versioning).site.versions.map(({ name, permalink }) => `${name} ${permalink}`)
const bannersOf = (versioning: Versioning) =>
  load(versioning).site.versions.map(({ banner = 'none' }) => banner)
const metadataOf = (permalink: string, loaded = site) => {
  const route = loaded.routes.find((one) => one.permalink === permalink)
  if (!route) throw new Error(`No ${permalink}`)
  return pageMetadata(loaded, route)
}

describe('versions', () => {
  test('D73 have the addresses of Docusaurus: the last one /docs/, older ones their name, the current one next', () => {
    expect(lines).toEqual([])
    expect(permalinksOf(site, 'docs-root')).toEqual(['/docs/next/', '/docs/', '/docs/1.0/'])
    expect(permalinksOf(site, 'doc')).toEqual(
      [
        '/docs/intro/',
        '/docs/new/',
        '/docs/intro/',
        '/docs/api/events/',
        '/docs/api/objects/',
        '/docs/1.0/intro/',
        '/docs/1.0/api/events/',
        '/docs/1.0/old/',
      ].map((path, index) => (index < 2 ? path.replace('/docs/', '/docs/next/') : path)),
    )
    expect(permalinksOf(site, 'category')).toEqual(['/docs/category/api/', '/docs/1.0/category/api/'])
    expect(permalinksOf(site, 'doc-tag')).toEqual([
      '/docs/next/tags/вход/',
      '/docs/tags/вход/',
      '/docs/1.0/tags/вход/',
    ])
  })

  test('do not exist without versions.json', () => {
    const plain = siteOf({ 'docs/intro.md': doc('Начало') }).site
    expect(plain.versions.map(({ name, permalink, banner }) => [name, permalink, banner])).toEqual([
      ['current', '/docs/', undefined],
    ])
    expect(versionView(plain, '/docs/intro/')).toBeUndefined()
  })

  test('follow the settings in lib/site.ts', () => {
    expect(rootsOf({ lastVersion: 'current' })).toEqual([
      'current /docs/',
      '2.0 /docs/2.0/',
      '1.0 /docs/1.0/',
    ])
    expect(rootsOf({ lastVersion: '1.0', versions: { '2.0': { path: 'beta' } } })).toEqual([
      'current /docs/next/',
      '2.0 /docs/beta/',
      '1.0 /docs/',
    ])
    expect(rootsOf({ includeCurrentVersion: false })).toEqual(['2.0 /docs/', '1.0 /docs/1.0/'])
    expect(rootsOf({ onlyIncludeVersions: ['current', '1.0'] })).toEqual([
      'current /docs/next/',
      '1.0 /docs/',
    ])
    expect(load({ versions: { '1.0': { label: 'Первая' } } }).site.versions.at(-1)?.label).toBe('Первая')
    expect(load({ versions: { '1.0': { noIndex: true } } }).site.versions.at(-1)?.isIndexed).toBe(false)
  })

  test('have their own sidebars, neighbours and links', () => {
    const [, , old] = site.versions
    expect(old?.sidebar.map(({ label }) => label)).toEqual(['Прежнее', 'API', 'Начало\u00a01'])
    const intro = site.docs.find(({ permalink }) => permalink === '/docs/1.0/intro/')
    expect(intro && neighbours(site, intro)).toEqual({
      previous: { label: 'События\u00a01', permalink: '/docs/1.0/api/events/' },
    })
    expect(old && breadcrumbs(old, '/docs/1.0/api/events/').map(({ permalink }) => permalink)).toEqual([
      '/',
      '/docs/1.0/',
      '/docs/1.0/category/api/',
      undefined,
    ])
    const ids = site.versions.flatMap((version) => sidebarOf(version).flatMap(({ group }) => group?.id ?? []))
    expect(new Set(ids).size).toBe(2)
  })

  test('are reported if lib/site.ts names them and the content lacks them', () => {
    const source = "docs: {\n  versioning: { lastVersion: '3.0' },\n}"
    const texts = Object.entries(files).map(([path, text]) => ({ path, displayPath: path, text: text ?? '' }))
    expect(checkVersioning(texts, 'lib/site.ts', source, { lastVersion: '3.0' })).toMatchObject([
      {
        line: 2,
        column: 31,
        rule: 'versions/unlisted',
        message: expect.stringContaining('Версии «3.0» нет') as string,
      },
    ])
    expect(checkVersioning(texts, 'lib/site.ts', source, { versions: { current: {} } })).toEqual([])
  })
})

describe('pages of versions', () => {
  test('D74 show that they are unreleased or unmaintained, except for the last version', () => {
    expect(bannersOf({})).toEqual(['unreleased', 'none', 'unmaintained'])
    expect(bannersOf({ lastVersion: 'current' })).toEqual(['none', 'unmaintained', 'unmaintained'])
    expect(bannersOf({ versions: { '1.0': { banner: 'none' } } })).toEqual(['unreleased', 'none', 'none'])
  })

  test('D75 link to the same page of the last version, else to its first page', () => {
    const latest = (permalink: string) => versionView(site, permalink)?.banner?.latest.permalink
    expect(latest('/docs/1.0/api/events/')).toBe('/docs/api/events/')
    expect(latest('/docs/1.0/category/api/')).toBe('/docs/category/api/')
    expect(latest('/docs/1.0/old/')).toBe('/docs/intro/')
    expect(latest('/docs/next/new/')).toBe('/docs/intro/')
    expect(latest('/docs/intro/')).toBeUndefined()
  })

  test('D76 name their version only if there are several', () => {
    expect(versionView(site, '/docs/1.0/intro/')?.label).toBe('1.0')
    expect(versionView(site, '/docs/next/intro/')?.label).toBe('Следующая')
    expect(versionView(load({ onlyIncludeVersions: ['2.0'] }).site, '/docs/intro/')).toBeUndefined()
  })

  test('D77 list the same page of the other versions, if it exists', () => {
    const menu = versionView(site, '/docs/1.0/api/events/')?.menu.map(
      ({ name, permalink, isSame, isHere }) => [name, permalink, isSame, isHere],
    )
    expect(menu).toEqual([
      ['current', '/docs/next/intro/', false, false],
      ['2.0', '/docs/api/events/', true, false],
      ['1.0', '/docs/1.0/api/events/', true, true],
    ])
  })

  test('rank below those of the last version in search engines', () => {
    expect(metadataOf('/docs/1.0/api/events/').canonical).toBe('/docs/api/events/')
    expect(metadataOf('/docs/1.0/old/').canonical).toBe('/docs/1.0/old/')
    expect(metadataOf('/docs/api/events/').canonical).toBe('/docs/api/events/')
    const hidden = load({ versions: { '1.0': { noIndex: true } } }).site
    expect(metadataOf('/docs/1.0/old/', hidden).isIndexed).toBe(false)
    expect(metadataOf('/docs/intro/', hidden).isIndexed).toBe(true)
  })

  test('are printed by version', () => {
    expect(printSections(site, 9).map(({ path }) => path)).toEqual([
      '/docs/next/print/',
      '/docs/print/',
      '/docs/category/api/print/',
      '/docs/1.0/print/',
    ])
  })
})

test('site-wide lists use the last version', () => {
  const found = searchPages(site).map(({ permalink }) => permalink)
  expect(found.filter((path) => path.startsWith('/docs/')).toSorted()).toEqual([
    '/docs/api/events/',
    '/docs/api/objects/',
    '/docs/category/api/',
    '/docs/intro/',
  ])
  const texts = buildTexts(site)
  expect(texts.has('/docs/1.0/intro.md')).toBe(true)
  expect(texts.get('/llms.txt')).not.toContain('/docs/1.0/')
  expect(buildFeeds(site).get('/docs/atom.xml')).not.toContain('/docs/next/')
})

test("D78 the navbar links to the same page of the reader's preferred version", () => {
  expect(versionLinks(site)).toEqual({
    versions: [
      ['current', '/docs/next/'],
      ['1.0', '/docs/1.0/'],
      ['2.0', '/docs/'],
    ],
    links: {
      '/docs/intro/': { current: '/docs/next/intro/', '2.0': '/docs/intro/', '1.0': '/docs/1.0/intro/' },
    },
  })
})

test('a page belongs to the version with the longest matching prefix', () => {
  expect(versionAt(site.versions, '/docs/next/x/').name).toBe('current')
  expect(versionAt(site.versions, '/docs/x/').name).toBe('2.0')
  expect(versionAt(site.versions, '/about/').name).toBe('2.0')
  expect(site.versions.map((version) => docsOf(site.docs, version).length)).toEqual([2, 3, 3])
})
