/** A tab opened before a deployment still works, with at most one full load. */
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepAssets } from '@/lib/publish/keep-assets'
import { type Watched, openReady, useSite, whenReady } from '../browser/site-under-test'
import { filesOf } from '../export/pages'
import { openPage } from '../support/open-page'
import { buildCopy, sharedCopy, workFolder } from './project'

const builds = {
  old: `${workFolder}/copy-out`,
  texts: `${workFolder}/skew-texts`,
  code: `${workFolder}/skew-code`,
  /** The same code in a host's folder that keeps files of the old build. */
  codeKept: `${workFolder}/skew-code-kept`,
}
/** A symbolic link to what is published. */
const served = `${workFolder}/skew-served`
const newTitle = 'Новое после публикации'

/** Changes every client module: of all pages, of interactive parts, of the search and its worker. */
function changeCode(folder: string): void {
  const components = ['app', 'components'].flatMap((name) =>
    filesOf(`${folder}/${name}`).map((file) => `${name}/${file}`),
  )
  // hooks run in browsers only, even in modules without `'use client'`
  const isForBrowsers = (file: string) =>
    file.endsWith('.tsx') &&
    /^'use client'|\buse(State|Effect|Ref|Callback)\(/m.test(fs.readFileSync(`${folder}/${file}`, 'utf8'))
  const modules = [
    ...components.filter(isForBrowsers),
    'instrumentation-client.ts',
    'lib/search/create-search.ts',
  ]
  for (const file of modules)
    fs.appendFileSync(`${folder}/${file}`, '\nObject.assign(globalThis, { builtAnew: true })\n')
  expect(modules.length).toBeGreaterThan(10)
}

beforeAll(async () => {
  const { folder } = await sharedCopy()
  const buildAs = (target: string): void => {
    const { code, output } = buildCopy(folder)
    if (code !== 0) throw new Error(output)
    fs.rmSync(target, { recursive: true, force: true })
    fs.renameSync(`${folder}/out`, target)
  }
  // changed texts and a new page
  fs.appendFileSync(`${folder}/content/docs/intro.md`, `\n## ${newTitle}\n\nНовый абзац.\n`)
  fs.writeFileSync(`${folder}/content/docs/added.md`, `# ${newTitle}\n\nТекст новой страницы.\n`)
  buildAs(builds.texts)
  changeCode(folder)
  buildAs(builds.code)
  fs.rmSync(builds.codeKept, { recursive: true, force: true })
  fs.cpSync(builds.code, builds.codeKept, { recursive: true })
  keepAssets(builds.old, builds.codeKept, 30)
})

beforeEach(() => publish('old'))
afterAll(() => {
  for (const made of [served, builds.texts, builds.code, builds.codeKept])
    fs.rmSync(made, { recursive: true, force: true })
})

const site = useSite(served)

function publish(build: keyof typeof builds): void {
  fs.rmSync(served, { recursive: true, force: true })
  fs.symlinkSync(path.resolve(builds[build]), served)
}

/** Follows a link of the page once the router runs. */
async function follow(page: Page, href: string): Promise<void> {
  await whenReady(page)
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const failures = ({ messages }: Watched) =>
  messages.filter((message) => /^(error|500)/.test(message) && !message.includes('404'))

/** Texts do not change scripts, so keeping old files matters for changed code only. */
describe.each(['texts', 'codeKept', 'code'] as const)('a newer site is published: %s', (build) => {
  const loads = build === 'texts' ? 0 : 1

  test('links work', async () => {
    const watched = await openReady(site, '/docs/intro/')
    const { page, documents } = watched
    publish(build)
    for (const [href, name] of [
      ['/docs/api/events/', 'События'],
      ['/docs/glossary/', 'Словарь'],
      ['/docs/intro/', 'Концепция'],
    ] as const) {
      await follow(page, href)
      await heading(page, name)
    }
    expect(documents.length).toBe(1 + loads)
    expect(failures(watched)).toEqual([])
  })

  test('the sidebar comes from the new site, and leads to its pages', async () => {
    const { page, documents } = await openReady(site, '/blog/')
    publish(build)
    await follow(page, '/docs/intro/')
    await heading(page, 'Концепция')
    await page.getByRole('heading', { level: 2, name: newTitle }).waitFor()
    await page.locator('#siteMenu a[href="/docs/added/"]').waitFor()
    await follow(page, '/docs/added/')
    await heading(page, newTitle)
    expect(documents.length).toBe(1 + loads)
  })

  test('the search opens and finds new content', async () => {
    const { page, documents } = await openReady(site, '/docs/intro/')
    publish(build)
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
    await field.waitFor()
    await field.fill('новой страницы публикации')
    await page.locator('.hit').filter({ hasText: 'новой' }).first().waitFor()
    expect(documents.length).toBeLessThanOrEqual(2)
  })

  test('an open search still works', async () => {
    const { page, documents } = await openReady(site, '/docs/intro/')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('событие')
    await page.locator('.hit').first().waitFor()
    publish(build)
    // words whose files are not loaded yet
    await page.getByRole('combobox').fill('снаряды')
    await page
      .locator('.hit')
      .filter({ hasText: /снаряд/i })
      .first()
      .waitFor()
    expect(documents.length).toBeLessThanOrEqual(2)
  })

  /** If the old script has changed and was not kept, only the plain link works. */
  const hasScripts = build !== 'code'

  test('the copy-page menu opens, or its link leads to the text', async () => {
    const watched = await openReady(site, '/docs/intro/')
    const { page, documents } = watched
    publish(build)
    await page.locator('.page-top').getByRole('link', { name: 'Скопировать страницу' }).click()
    if (hasScripts) await page.getByRole('group', { name: 'Скопировать страницу' }).waitFor()
    else await page.waitForURL('**/docs/intro.md')
    expect(documents.length).toBe(hasScripts ? 1 : 2)
    expect(failures(watched)).toEqual([])
  })

  test('an image opens over the page, or at its address', async () => {
    const watched = await openReady(site, '/docs/tutorials/lesson-3/')
    const { page, documents } = watched
    publish(build)
    await page.locator('a[data-opens="picture"]').first().click()
    if (hasScripts) await page.locator('.zoom img').waitFor()
    else await page.waitForURL('**/assets/*')
    expect(documents.length).toBe(hasScripts ? 1 : 2)
    expect(failures(watched)).toEqual([])
  })

  test('tabs and sidebar groups work', async () => {
    const watched = await openReady(site, '/docs/tutorials/lesson-1/')
    const { page, documents } = watched
    publish(build)
    const tab = page.getByRole('tab', { selected: false }).first()
    const name = (await tab.textContent()) ?? ''
    await tab.click()
    await page.getByRole('tab', { name, selected: true }).first().waitFor()
    const group = page.locator('#siteMenu details:not([open])').first()
    await group.evaluate((closed) => closed.setAttribute('id', 'group'))
    await group.locator('> summary').click()
    await page.locator('#siteMenu #group[open] > ul a').first().waitFor()
    expect(documents.length).toBe(1)
    expect(failures(watched)).toEqual([])
  })

  test('an interactive part loads with its page', async () => {
    const watched = await openReady(site, '/blog/')
    const { page, documents } = watched
    publish(build)
    await page.getByRole('main').getByRole('link', { name: 'Калькулятор шага' }).first().click()
    await heading(page, 'Калькулятор шага')
    await whenReady(page)
    await page.getByLabel('По диагонали').check()
    await page.getByText('Пауза между шагами: 0,471 с').waitFor()
    expect(documents.length).toBeLessThanOrEqual(2)
    expect(failures(watched)).toEqual([])
  })

  test('React loads later in a tab that was only read so far', async () => {
    const watched = await openReady(site, '/docs/intro/')
    const { page, documents } = watched
    await page.context().addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    // from now on React waits for an interaction
    await page.goto(`${site.url}/blog/mdx-blog-post/`)
    await page.waitForTimeout(500)
    const before = documents.length
    publish(build)
    await page.getByLabel('По диагонали').check()
    await page.getByText(/Пауза между шагами: 0,(471|333) с/).waitFor()
    expect(documents.length - before).toBeLessThanOrEqual(1)
    expect(failures(watched)).toEqual([])
  })

  test('a tab restored by the browser with its old page reloads', async () => {
    const html = fs.readFileSync(`${builds.old}/docs/intro/index.html`, 'utf8')
    publish(build)
    const page = await openPage(site.browser)
    let asked = 0
    await page.route(`${site.url}/docs/intro/`, (route) => {
      // the router also requests the head of the page
      if (!route.request().isNavigationRequest()) return route.continue()
      asked += 1
      return asked === 1 ? route.fulfill({ contentType: 'text/html', body: html }) : route.continue()
    })
    await page.goto(`${site.url}/docs/intro/`)
    await whenReady(page)
    await page
      .locator('a[href="/docs/api/events/"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await heading(page, 'События')
    expect(await page.locator('#siteLoadFailure').isVisible()).toBe(false)
    expect(asked).toBeLessThanOrEqual(2)
  })
})
