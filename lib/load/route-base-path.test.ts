/** `routeBasePath` of the documentation and the blog, as in Docusaurus. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Site } from './load-site'

// other tests share the modules
afterAll(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Loads a small site with these base paths, and imports again what depends on them. */
async function siteAt(docs: string, blog: string) {
  vi.resetModules()
  vi.stubEnv('DOCS_PATH', docs)
  vi.stubEnv('BLOG_PATH', blog)
  const { siteOf } = await import('../../tests/support/site-of')
  const { docsPath, blogPath } = await import('../content/site-paths')
  const loaded = siteOf({
    'docs/api/events.md': '---\ntitle: Команды\ntags: [сеть]\n---\n\nТекст.\n',
    'docs/api/_category_.json': '{"label": "API", "link": {"type": "generated-index"}}',
    'docs/intro.md': `# Начало\n\n[Команды](./api/events.md), [они же](${docsPath}api/events), [запись](${blogPath}one).\n`,
    'blog/2026-01-02-one.md':
      '---\ntitle: Запись\nslug: one\ntags: [новое]\n---\n\nТекст.\n\n<!-- truncate -->\n',
  })
  const { headOf } = await import('../view/head')
  const { breadcrumbs } = await import('../view/breadcrumbs')
  const { hostFiles } = await import('../publish/headers')
  return { ...loaded, siteOf, headOf, breadcrumbs, hostFiles }
}

const addresses = (site: Site, ...kinds: string[]) =>
  site.routes.flatMap(({ kind, permalink }) => (kinds.includes(kind) ? [permalink] : []))

describe('documentation at the root of the site', () => {
  let at: Awaited<ReturnType<typeof siteAt>>
  beforeAll(async () => void (at = await siteAt('/', 'blog')))

  test('its pages have no folder above them, its overview is the home page', () => {
    expect(addresses(at.site, 'doc', 'category', 'doc-tag', 'doc-tags', 'docs-root', 'home')).toEqual(
      '/api/events/ /intro/ /category/api/ /tags/ /tags/сеть/ /'.split(' '),
    )
    expect(addresses(at.site, 'post', 'tag', 'blog-list')).toEqual([
      '/blog/',
      '/blog/tags/новое/',
      '/blog/one/',
    ])
  })

  test('links by file and by address work', () => expect(at.lines).toEqual([]))

  test('breadcrumbs skip the missing folder', () => {
    const [version] = at.site.versions
    const crumbs = at.breadcrumbs(version!, '/api/events/')
    expect(crumbs.map(({ label }) => label)).toEqual(['Главная', 'API', 'Команды'])
  })

  test('its pages link to the feed of changes, those of the blog do not', () => {
    const linkIndex = { ...at.site.linkIndex, files: new Set(['/docs/atom.xml']) }
    const feeds = addresses(at.site, 'doc', 'post').map((address) => {
      const route = at.site.routes.find(({ permalink }) => permalink === address)
      return at.headOf({ ...at.site, linkIndex }, route!).alternates.types['application/atom+xml'].length
    })
    expect(feeds).toEqual([1, 1, 0])
  })

  test("an author's page takes over the root", () => {
    const { site, lines } = at.siteOf({ 'docs/intro.md': '---\nslug: /\n---\n\n# Начало\n' })
    expect([lines, addresses(site, 'doc', 'home', 'docs-root')]).toEqual([[], ['/']])
  })
})

test('a blog at the root has its feeds there, and hosts get no redirect loop', async () => {
  const { site, lines, hostFiles } = await siteAt('/handbook/', '/')
  expect(lines).toEqual([])
  expect(addresses(site, 'doc', 'blog-list', 'archive', 'post', 'home')).toEqual(
    '/handbook/api/events/ /handbook/intro/ / /archive/ /one/'.split(' '),
  )
  expect(site.linkIndex.files).toContain('/rss.xml')
  expect(hostFiles('', true).get('/_redirects')).toBe('/feed.xml /rss.xml 301\n')
})

test('an address that the site itself needs is reported with the setting that causes it', async () => {
  const { lines } = await siteAt('search', '404')
  expect(lines.filter((line) => line.startsWith('lib/site.ts'))).toEqual(
    expect.arrayContaining([
      'lib/site.ts:1:1  предупреждение  Адрес «/search/» уже занят самим сайтом. Задайте другой путь документации или блога: routeBasePath в lib/site.ts, DOCS_PATH или BLOG_PATH.  routes/duplicate',
      'lib/site.ts:1:1  ошибка  Адрес «/404/» не годится: имя «404» нужно самому сайту. Задайте другой путь документации или блога: routeBasePath в lib/site.ts, DOCS_PATH или BLOG_PATH.  routes/unsafe',
    ]),
  )
})

test('an invalid docs path is one problem, not one for each page and link', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'))
  fs.mkdirSync(`${folder}/docs`)
  fs.writeFileSync(`${folder}/docs/a.md`, '[Б](./b.md), [она же](/docs/b/)\n')
  fs.writeFileSync(`${folder}/docs/b.md`, '[Нет](\n')
  vi.resetModules()
  vi.stubEnv('CONTENT_DIR', folder)
  vi.stubEnv('DOCS_PATH', '_next')
  vi.stubEnv('BLOG_PATH', 'blog')
  const { loadContent } = await import('./load-content')
  const { describeContent } = await import('./describe-content')
  const { problems } = await loadContent(describeContent)
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, message }) => [file, message])).toEqual([
    ['lib/site.ts', expect.stringContaining('Адрес «/_next/» не годится: имя «_next» нужно самому сайту.')],
  ])
})
