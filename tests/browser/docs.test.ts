import fs from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { iconPaths } from '../../lib/icon-paths'
import { openReady, openWatched, useSite, whenDrawn, whenReady } from './site-under-test'

const site = useSite()

describe('the sidebar', () => {
  test('D49 opens the group of the page and leaves the others to the reader', async () => {
    const { page } = await openWatched(site, '/docs/api/events/')
    const open = await page
      .locator('.side details')
      .evaluateAll((groups) => groups.map((group) => (group as HTMLDetailsElement).open))
    expect(open).toEqual([false, false, true])
    await page.locator('.side summary[aria-label*="Уроки"]').click()
    expect(await page.locator('.side details').nth(2).getAttribute('open')).not.toBeNull()
    expect(await page.getByRole('link', { name: 'Урок 2. Движение' }).first().isVisible()).toBe(true)
  })

  test('D62 keeps open groups and scroll position across navigation', async () => {
    const { page, documents } = await openReady(site, '/docs/api/events/', {
      viewport: { width: 1280, height: 320 },
    })
    await page.locator('.side summary[aria-label*="Уроки"]').click()
    await page.locator('.side').evaluate((side) => side.scrollTo(0, 150))
    await whenDrawn(page)
    await page.locator('.side').getByRole('link', { name: 'Методы' }).click()
    await page.getByRole('heading', { level: 1, name: 'Методы' }).waitFor()
    const groups = await page
      .locator('.side details')
      .evaluateAll((all) => all.map((group) => (group as HTMLDetailsElement).open))
    expect(groups).toEqual([false, true, true])
    expect(await page.locator('.side').evaluate((side) => side.scrollTop)).toBeGreaterThan(100)
    expect(documents).toHaveLength(1)
  })

  test('D63 shows the current entry after a direct load', async () => {
    const { page } = await openReady(site, '/docs/api/first-sprite/', {
      viewport: { width: 1280, height: 300 },
    })
    const entry = page.locator('.side [aria-current="page"]')
    const box = await entry.boundingBox()
    expect(box && box.y > 60 && box.y + box.height <= 300).toBe(true)
  })

  test('opens and closes groups by keyboard', async () => {
    const { page } = await openWatched(site, '/docs/intro/')
    await page.locator('.side summary[aria-label*="Установка"]').focus()
    await page.keyboard.press('Enter')
    expect(await page.getByRole('link', { name: 'Настройка Unity' }).first().isVisible()).toBe(true)
    await page.keyboard.press('Enter')
    expect(await page.getByRole('link', { name: 'Настройка Unity' }).first().isVisible()).toBe(false)
  })
})

test('the table of contents follows the reader', async () => {
  const { page } = await openReady(site, '/docs/api/events/')
  for (const id of ['group', 'unity', 'next']) {
    await page.locator(`#${id}`).evaluate((heading) => heading.scrollIntoView())
    await page.waitForFunction(
      (hash) => document.querySelector('.toc [aria-current]')?.getAttribute('href') === hash,
      `#${id}`,
    )
  }
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.toc ul a').first().and(page.locator('[aria-current]')).waitFor()
})

test('a copied heading is its text alone, without the symbol of its link', async () => {
  const { page } = await openWatched(site, '/docs/api/events/')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('#lifecycle').evaluate((heading) => getSelection()?.selectAllChildren(heading))
  await page.keyboard.press('ControlOrMeta+c')
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe('Жизненный цикл')
})

test.each([700, 1280])(
  'a section opened in a new tab leaves the page as it is, %i px wide',
  async (width) => {
    const { page } = await openReady(site, '/docs/api/events/', { viewport: { width, height: 700 } })
    if (width === 700) await page.getByRole('button', { name: 'Содержание' }).click()
    const contents = page.getByRole('navigation', { name: 'На этой странице' })
    const opening = page.context().waitForEvent('page')
    await contents.getByRole('link', { name: 'Рассылка' }).click({ modifiers: ['ControlOrMeta'] })
    await opening
    expect(await contents.isVisible()).toBe(true)
    expect(await page.locator('[data-target]').count()).toBe(0)
  },
)

describe('code blocks', () => {
  test('M22 copy exactly the source', async () => {
    const { page } = await openWatched(site, '/docs/tutorials/lesson-2/')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await whenReady(page)
    const block = page.locator('figure.code', { hasText: 'WalkCommands.cs' }).first()
    await block.getByRole('button', { name: 'Скопировать код' }).click()
    await block.getByRole('button', { name: 'Скопировано' }).waitFor()
    const icon = () => block.locator('[data-copy] path').getAttribute('d')
    expect(await icon()).toBe(iconPaths.check)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const source = fs.readFileSync('content/docs/tutorials/lesson-2.md', 'utf8')
    expect(copied.length).toBeGreaterThan(100)
    expect(source).toContain(`\n${copied}\n`)
    await block.getByRole('button', { name: 'Скопировать код' }).waitFor()
    expect(await icon()).toBe(iconPaths.copy)
  })

  test('keep their empty lines when the reader selects and copies them', async () => {
    const { page } = await openWatched(site, '/docs/tutorials/lesson-2/')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await whenReady(page)
    const block = page.locator('figure.code', { hasText: 'WalkCommands.cs' }).locator('code').first()
    await block.evaluate((code) => getSelection()?.selectAllChildren(code))
    await page.keyboard.press('ControlOrMeta+c')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('\n\n')
    const source = fs.readFileSync('content/docs/tutorials/lesson-2.md', 'utf8')
    expect(source).toContain(`\n${copied}\n`)
  })

  test('show for two seconds that they were copied, after a second click, too', async () => {
    const { page } = await openWatched(site, '/docs/tutorials/lesson-2/')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await whenReady(page)
    const copied = () =>
      page
        .locator('[data-copy]')
        .evaluateAll((all) => all.flatMap((one, at) => ('copied' in one.dataset ? at : [])))
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('[data-copy]').nth(0).click()
    await expect.poll(copied).toEqual([0])
    await page.clock.runFor(1200)
    await page.locator('[data-copy]').nth(1).click()
    await expect.poll(copied).toEqual([1])
    await page.clock.runFor(1200)
    expect(await copied()).toEqual([1])
    await page.clock.runFor(1200)
    expect(await copied()).toEqual([])
  })

  test('M24 offer wrapping only if a line does not fit', async () => {
    const { page } = await openReady(site, '/docs/api/events/', { viewport: { width: 1280, height: 900 } })
    const block = page.locator('figure.code', { hasText: 'HurtLogger.cs' }).first()
    const wrap = block.getByRole('button', { name: 'Переносить длинные строки' })
    expect(await wrap.isVisible()).toBe(false)
    await page.setViewportSize({ width: 360, height: 800 })
    await wrap.waitFor()
    await wrap.click()
    expect(await wrap.getAttribute('aria-pressed')).toBe('true')
    expect(await block.locator('pre').evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true)
    // continuation lines are indented below the start of their line
    const starts = await block.locator('[data-line]', { hasText: 'getEventData' }).evaluate((line) => {
      const text = document.createRange()
      text.selectNodeContents(line)
      const rects = [...text.getClientRects()].filter(({ width }) => width > 1)
      const first = rects.filter(({ top }) => Math.abs(top - (rects[0]?.top ?? 0)) < 9)
      const rest = rects.filter((rect) => !first.includes(rect))
      return [first, rest].map((some) => Math.min(...some.map(({ left }) => left)))
    })
    expect(starts[1]).toBeGreaterThan(starts[0] ?? 0)
    expect(starts[1]).toBeLessThan(360)
    await wrap.click()
    expect(await block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true)
  })

  test('have no empty line before a long word when wrapped', async () => {
    const { page } = await openReady(site, '/docs/tutorials/lesson-2/', {
      viewport: { width: 360, height: 800 },
    })
    const block = page.locator('figure.code', { hasText: 'WalkInput.cs' }).first()
    const source = await block.locator('code').textContent()
    await block.getByRole('button', { name: 'Переносить длинные строки' }).click()
    const blank = await block.locator('[data-line]').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const at = line.textContent.search(/\S/)
        if (at === -1) return []
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
        let node = walker.nextNode()
        while (node && !/\S/.test(node.nodeValue ?? '')) node = walker.nextNode()
        const first = document.createRange()
        first.setStart(node as Node, (node?.nodeValue ?? '').search(/\S/))
        first.setEnd(node as Node, (node?.nodeValue ?? '').search(/\S/) + 1)
        const { top } = first.getBoundingClientRect()
        return top - line.getBoundingClientRect().top > 15 ? [line.textContent] : []
      }),
    )
    expect(blank).toEqual([])
    expect(await block.locator('code').textContent()).toBe(source)
  })

  test.each([360, 1280])('have titles next to their buttons at %d px, not below them', async (width) => {
    const { page } = await openReady(site, '/docs/api/ui/', { viewport: { width, height: 900 } })
    // far-off blocks may be skipped by `content-visibility`, and have no lines yet
    for (const block of await page.locator('.code').all()) await block.scrollIntoViewIfNeeded()
    const captions = await page.locator('.code > figcaption > b').evaluateAll((elements) =>
      elements.map((title) => {
        const text = document.createRange()
        text.selectNodeContents(title)
        const tools = title.closest('.code')?.querySelector('.code-tools')?.getBoundingClientRect()
        return [...text.getClientRects()].every(({ right }) => right <= (tools?.left ?? 0))
      }),
    )
    expect(captions.length).toBeGreaterThan(0)
    expect(captions).not.toContain(false)
  })

  test.each([360, 1280])(
    'without a title are as wide as their block, and their first lines can be scrolled away from the buttons, at %d px',
    async (width) => {
      const { page } = await openReady(site, '/markdown-page/', { viewport: { width, height: 800 } })
      const block = page.locator('.code:not(:has(> figcaption))').first()
      await block.scrollIntoViewIfNeeded()
      const { widths, tools, ends } = await block.evaluate((figure) => {
        const box = (part: string) => figure.querySelector(part)!.getBoundingClientRect()
        figure.querySelector('pre')!.scrollLeft = 10_000
        const endOf = (line: Element) => {
          const text = document.createRange()
          text.selectNodeContents(line)
          return text.getBoundingClientRect().right
        }
        return {
          widths: [box('pre').width, figure.getBoundingClientRect().width],
          tools: box('.code-tools').toJSON() as DOMRect,
          ends: [...figure.querySelectorAll('[data-line]')]
            .filter((line) => line.getBoundingClientRect().top < box('.code-tools').bottom)
            .map(endOf),
        }
      })
      expect(widths[0]).toBe(widths[1])
      expect(ends.length).toBeGreaterThan(0)
      expect(Math.max(...ends)).toBeLessThanOrEqual(tools.left)
    },
  )

  test('have no gap between the language and the visible buttons', async () => {
    const { page } = await openReady(site, '/docs/api/events/')
    const block = page.locator('figure.code:has(> figcaption):not([data-overflow])').first()
    await block.scrollIntoViewIfNeeded()
    const [first, second] = await block
      .locator('.code-tools > button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right))
    const label = await block.locator('.code-tools').getAttribute('data-label')
    expect(label).toBe('клиент · JSON')
    // the hidden wrap button is before the label
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(44 + 30)
  })

  test('show title, side, language, highlights and line numbers; everything can be reached by keyboard', async () => {
    const { page } = await openReady(site, '/docs/api/events/')
    const block = page.locator('figure.code', { hasText: 'HurtLogger.cs' }).first()
    expect(await block.locator('figcaption').textContent()).toBe('Assets/Scripts/HurtLogger.csклиент · C#')
    expect(await page.locator('[data-highlighted-line]').count()).toBeGreaterThan(0)
    // focusable only if something scrolls
    expect(await block.locator('pre').getAttribute('tabindex')).toBeNull()
    await page.setViewportSize({ width: 360, height: 800 })
    await page.locator('.code > pre[tabindex]').first().waitFor()
    const reached = await page
      .locator('main [tabindex="0"]:not(button)')
      .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth > box.clientWidth))
    expect([reached.length > 0, reached.includes(false)]).toEqual([true, false])
    await block.locator('pre').focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Скопировать код',
    )
  })
})

test('wrapped code does not break inside operators', async () => {
  const { page } = await openReady(site, '/docs/api/methods/', { viewport: { width: 360, height: 800 } })
  const broken = await page.locator('[data-short] .tq').evaluateAll((all) =>
    all.flatMap((operator) => {
      const range = document.createRange()
      range.selectNodeContents(operator)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? operator.textContent : []
    }),
  )
  expect(broken).toEqual([])
})

test.each([360, 768, 1280])('no table of the reference scrolls horizontally at %i px', async (width) => {
  const { page } = await openReady(site, '/docs/', { viewport: { width, height: 800 } })
  const wide: string[] = []
  for (const name of ['events', 'objects', 'methods', 'limits', 'ui', 'debugging']) {
    await page.goto(`${site.url}/docs/api/${name}/`)
    const texts = await page
      .locator('.table')
      .evaluateAll((all) => all.flatMap((box) => (box.scrollWidth > box.clientWidth ? box.textContent : [])))
    wide.push(...texts)
  }
  expect(wide).toEqual([])
})

test('tables stack on phones without horizontal scrolling, and stay tables for screen readers', async () => {
  const { page } = await openWatched(site, '/docs/api/events/', { viewport: { width: 360, height: 800 } })
  // a page changed before hydration would be rendered anew
  await whenReady(page)
  const table = page.locator('.stack').first()
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  const [name, meaning] = await Promise.all(
    [0, 3].map((at) => table.getByRole('row').nth(1).getByRole('cell').nth(at).boundingBox()),
  )
  expect(meaning?.y).toBeGreaterThan(name?.y ?? Infinity)
  expect(meaning?.x).toBe(name?.x)
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Поле',
    'Тип',
    'По\u00a0умолчанию',
    'Смысл',
  ])
  const emptied = await table
    .locator('[data-label]')
    .first()
    .evaluate((cell: HTMLTableCellElement) => {
      cell.align = 'center'
      cell.replaceChildren()
      return [getComputedStyle(cell).textAlign, getComputedStyle(cell, '::before').content]
    })
  expect(emptied).toEqual(['start', 'none'])
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await table.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
    'table-header-group',
  )
})

test('an image opens over the page and closes with Escape', async () => {
  const { page } = await openReady(site, '/docs/tutorials/lesson-3/')
  const link = page.locator('figure.image a')
  await link.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img').waitFor()
  expect(await dialog.getByRole('img').getAttribute('alt')).toBeTruthy()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
})

describe('the copy-page menu', () => {
  test('copies the Markdown, opens it, links to the assistant, and closes', async () => {
    const { page, messages, documents } = await openWatched(site, '/docs/api/events/')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await whenReady(page)
    const link = page.locator('.page-top').getByRole('link', { name: 'Скопировать страницу' })
    const menu = page.getByRole('group', { name: 'Скопировать страницу' })
    await link.focus()
    await page.keyboard.press('Enter')
    await menu.getByRole('button', { name: 'Скопировать как Markdown' }).waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    await link.click()
    await menu.waitFor()
    // a finger rests for a moment
    await link.click({ delay: 100 })
    await menu.waitFor({ state: 'detached' })
    await page.waitForTimeout(100)
    expect(await menu.count()).toBe(0)

    await link.click()
    expect(await menu.getByRole('link', { name: 'Открыть как Markdown' }).getAttribute('href')).toBe(
      `${site.url}/docs/api/events.md`,
    )
    const assistant = new URL(
      (await menu.getByRole('link', { name: 'Спросить GPT-ассистента' }).getAttribute('href')) ?? '',
    )
    expect(assistant.origin + assistant.pathname).toBe('https://example.com/assistant')
    expect(assistant.searchParams.get('q')).toContain(`${site.url}/docs/api/events.md`)
    await menu.getByRole('button').click()
    await menu.getByRole('button', { name: 'Скопировано' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(fs.readFileSync('out/docs/api/events.md', 'utf8'))
    await menu.waitFor({ state: 'detached' })
    expect(messages).toEqual([])
    expect(documents).toHaveLength(1)
  })

  test('reports that the text did not load', async () => {
    const { page } = await openReady(site, '/docs/api/events/')
    await page.route('**/*.md', (route) => route.abort())
    await page.locator('.page-top a.twin').click()
    await page.getByRole('button', { name: 'Скопировать как Markdown' }).click()
    await page.getByRole('button', { name: 'Не удалось скопировать' }).waitFor()
  })

  test('is in the table of contents on a phone', async () => {
    const { page } = await openReady(site, '/docs/api/events/', { viewport: { width: 360, height: 740 } })
    await page.mouse.wheel(0, 300)
    await page.getByRole('button', { name: 'На странице' }).click()
    await page.getByRole('link', { name: 'Скопировать страницу' }).click()
    await page.getByRole('button', { name: 'Скопировать как Markdown' }).waitFor()
    expect(await page.locator('#siteContents').isVisible()).toBe(false)
  })

  test('closes when Tab moves focus past its link', async () => {
    const { page } = await openReady(site, '/docs/intro/')
    const menu = page.getByRole('group', { name: 'Скопировать страницу' })
    await page.locator('.page-top').getByRole('link', { name: 'Скопировать страницу' }).press('Enter')
    await menu.waitFor()
    for (let presses = 0; presses < 6 && (await menu.count()) > 0; presses++) await page.keyboard.press('Tab')
    await menu.waitFor({ state: 'detached' })
    const next = () => document.activeElement?.closest('main') && document.activeElement.tagName
    expect(await page.evaluate(next)).toBe('A')
  })

  test('is on blog posts above the title, except on phones', async () => {
    const wide = await openReady(site, '/blog/long-blog-post/')
    await wide.page.locator('.page-top').getByRole('link', { name: 'Скопировать страницу' }).click()
    const view = wide.page.getByRole('link', { name: 'Открыть как Markdown' })
    expect(await view.getAttribute('href')).toBe(`${site.url}/blog/long-blog-post.md`)
    const { page } = await openWatched(site, '/blog/long-blog-post/', {
      viewport: { width: 360, height: 740 },
    })
    expect(await page.locator('.post > .dated time').first().isVisible()).toBe(true)
    expect(await page.locator('.page-top a.twin').isVisible()).toBe(false)
  })

  test('is a link to the Markdown without scripts, and if its script does not load', async () => {
    const plain = await openWatched(site, '/docs/api/events/', { javaScriptEnabled: false })
    await plain.page.getByRole('link', { name: 'Скопировать страницу' }).first().click()
    expect(plain.page.url()).toBe(`${site.url}/docs/api/events.md`)
    const { page } = await openReady(site, '/docs/api/events/')
    await page.route('**/_next/static/chunks/*', (route) => route.abort())
    await page.locator('.page-top a.twin').click()
    await page.waitForURL('**/docs/api/events.md')
  })
})

describe('tabs', () => {
  test('M8 of a group switch together, on the next page, too', async () => {
    const { page } = await openReady(site, '/docs/tutorials/lesson-1/')
    const tabs = page.locator('[data-group="graphics"] > [role="tablist"]').first().getByRole('tab')
    await tabs.nth(1).click()
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
    await page.locator('.side').getByRole('link', { name: 'Урок 2. Движение' }).click()
    await page.getByRole('heading', { level: 1, name: 'Урок 2. Движение' }).waitFor()
    const others = page.locator('[data-group="graphics"]').first().getByRole('tab')
    expect(await others.nth(1).getAttribute('aria-selected')).toBe('true')
  })

  test('leave keys with Alt or Ctrl to the browser', async () => {
    const { page } = await openReady(site, '/docs/tutorials/lesson-1/')
    const isTaken = (init: { key: string; altKey?: true; ctrlKey?: true }) =>
      page
        .locator('[data-group="graphics"] > [role="tablist"] [role="tab"]')
        .first()
        .evaluate(
          (tab, options) =>
            !tab.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options })),
          init,
        )
    expect(await isTaken({ key: 'ArrowLeft', altKey: true })).toBe(false)
    expect(await isTaken({ key: 'Home', ctrlKey: true })).toBe(false)
    expect(await isTaken({ key: 'ArrowLeft' })).toBe(true)
  })

  test('a hidden panel is shown if the browser finds text in it, and is hidden from screen readers', async () => {
    const { page } = await openReady(site, '/docs/tutorials/lesson-1/')
    // a text fragment, since scripts cannot press Ctrl+F; the browser finds both in the same way
    await page.evaluate(
      (words) => (location.hash = `:~:text=${encodeURIComponent(words)}`),
      'Нарисуйте персонажа на холсте',
    )
    const own = page.getByRole('tab', { name: 'Свой рисунок', selected: true })
    await own.waitFor()
    expect(await own.count()).toBe(1)
    expect(await page.getByRole('tabpanel').allTextContents()).toEqual([
      expect.stringContaining('Нарисуйте персонажа'),
      expect.not.stringContaining('Нарисуйте персонажа'),
    ])
  })

  test('show all panels without JavaScript', async () => {
    const { page } = await openWatched(site, '/docs/tutorials/lesson-1/', { javaScriptEnabled: false })
    const panels = page.locator('[data-group="graphics"]').first().locator('> [role="tabpanel"]')
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true)
    expect(await page.getByRole('tab').first().isVisible()).toBe(false)
  })
})

test('a part that needs scripts says so only without them', async () => {
  const path = '/blog/mdx-blog-post/'
  const note = (page: Page) => page.locator('noscript p', { hasText: 'Калькулятору нужен JavaScript' })
  const plain = await openWatched(site, path, { javaScriptEnabled: false })
  expect(await note(plain.page).isVisible()).toBe(true)
  const { page } = await openWatched(site, path)
  await page.getByRole('group', { name: 'Калькулятор шага' }).waitFor()
  expect(await note(page).isVisible()).toBe(false)
})

test.each([
  { path: '/docs/category/api/', width: 1280 },
  { path: '/docs/', width: 1280 },
  { path: '/docs/category/api/', width: 1000 },
])('tiles of $path stand in full rows of two, an odd one last, $width px wide', async ({ path, width }) => {
  const { page } = await openWatched(site, path, { viewport: { width, height: 900 } })
  for (const grid of await page.locator('.cards:not(.rows)').all()) {
    const { rows, free } = await grid.evaluate((cards) => {
      const { left, right } = cards.getBoundingClientRect()
      const byRow = Map.groupBy(cards.children, (card) => card.getBoundingClientRect().top)
      const boxes = [...byRow.values()].map((row) => row.map((card) => card.getBoundingClientRect()))
      return {
        rows: boxes.map((row) => row.length),
        free: boxes.map((row) => right - left - row.reduce((sum, box) => sum + box.width + 1, 1)),
      }
    })
    const count = rows.reduce((sum, cards) => sum + cards, 0)
    const pairs = [...Array<number>(Math.floor(count / 2)).fill(2), ...Array<number>(count % 2).fill(1)]
    // on the overview, a category with its pages has a separate row
    expect(rows).toEqual(path === '/docs/' ? [2, 1, 1, 1, 2] : pairs)
    const isFull = (row: number) => path === '/docs/' || rows[row] === 2
    expect(free.filter((_, row) => isFull(row)).every((rest) => Math.round(rest) === 0)).toBe(true)
  }
})

test('tiles show their whole description on a phone', async () => {
  const { page } = await openWatched(site, '/docs/category/api/', { viewport: { width: 360, height: 780 } })
  const cut = await page
    .locator('.card > p:not(.names)')
    .evaluateAll((texts) => texts.filter((text) => text.scrollHeight > text.clientHeight).length)
  expect(cut).toBe(0)
})

test('side marks do not use the colour of the current entry', async () => {
  const { page } = await openWatched(site, '/docs/category/api/')
  const colors = await page.locator('.cards .sidemark').evaluateAll((signs) => {
    const here = getComputedStyle(
      document.querySelector('.tree [aria-current]') ?? document.body,
      '::before',
    ).backgroundColor
    return signs.map((sign) => {
      const { borderColor, backgroundColor, backgroundImage } = getComputedStyle(sign)
      return [borderColor, backgroundColor, backgroundImage].join(' ').includes(here)
    })
  })
  expect(new Set(colors)).toEqual(new Set([false]))
})

test('the letters of the glossary stay in sight and do not cover the term that a link leads to', async () => {
  const { page } = await openWatched(site, '/docs/glossary/#sending')
  const boxOf = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? expect.fail(selector)
  const [letters, term] = [await boxOf('.letters'), await boxOf('#sending')]
  expect(letters.y).toBeGreaterThanOrEqual(0)
  expect(term.y).toBeGreaterThanOrEqual(letters.y + letters.height)
  expect(term.y).toBeLessThan(300)
})
