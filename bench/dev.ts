/**
 * `npm run bench -- dev [1000 …]`: how long an author waits for the first page of `npm run dev`, with cold
 * and warm caches, and from saving a file to the changed text in Chromium. Measures `.md` and `.mdx`, on this
 * site and on generated ones with that many pages.
 */
import fs from 'node:fs'
import type { Browser } from 'playwright-core'
import { whenReady } from '@/tests/browser/site-under-test'
import { launchBrowser } from '@/tests/support/browser'
import { startDevServer, type DevServer } from '@/tests/support/start-dev-server'
import { writeCorpus } from './corpus'
import { median, printHead, printRow } from './table'

const edits = 20
/** The pause between two edits, in milliseconds. */
const pause = 1000
/** Name of the folders written for this benchmark. */
const name = 'bench-edited'

interface Content {
  label: string
  /** Below `.cache/bench`. */
  folder: string
  write: (folder: string) => void
}

/** A typical text. Each edit changes the number after the marker. */
const textOf = (component: string): string =>
  `---\ntitle: Правка\n---\n\n${component}\n\n${'Текст перед местом правки.\n\n'.repeat(40)}Правка0.\n\n${'Текст после.\n\n'.repeat(40)}`

function addEdited(folder: string): void {
  fs.mkdirSync(`${folder}/docs`, { recursive: true })
  fs.writeFileSync(`${folder}/docs/${name}-md.md`, textOf(':::tip\n\nСовет.\n\n:::'))
  fs.writeFileSync(
    `${folder}/docs/${name}-mdx.mdx`,
    textOf('<Admonition type="tip">\n\nСовет.\n\n</Admonition>'),
  )
}

const thisSite: Content = {
  label: 'this site',
  folder: '.cache/bench/dev-site',
  write: (folder) => fs.cpSync('content', folder, { recursive: true }),
}

const corpus = (pages: number): Content => ({
  label: `${pages} pages`,
  folder: `.cache/bench/dev-${pages}`,
  write: (folder) => void writeCorpus(`${folder}/docs`, pages),
})

/** How long it takes from saving until a frame shows the change, in milliseconds. */
async function measureEdits(browser: Browser, { url }: DevServer, folder: string, format: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${url}/docs/${name}-${format}/`)
  await whenReady(page)
  await page.getByText('Правка0.').scrollIntoViewIfNeeded()
  await page.waitForTimeout(pause)
  const scroll = await page.evaluate(() => scrollY)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  const file = `${folder}/docs/${name}-${format}.${format}`
  const times: number[] = []
  for (let edit = 1; edit <= edits; edit++) {
    const wanted = `Правка${edit}.`
    const seen = page.evaluate(
      (text) =>
        new Promise<number>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('main')?.textContent.includes(text)) return
            observer.disconnect()
            requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
          }).observe(document.body, { childList: true, subtree: true, characterData: true })
        }),
      wanted,
    )
    const text = fs.readFileSync(file, 'utf8')
    const saved = performance.timeOrigin + performance.now()
    fs.writeFileSync(file, text.replace(/Правка\d+\./, wanted))
    times.push((await seen) - saved)
    await page.waitForTimeout(pause)
  }
  const isKept = await page.evaluate(() => document.body.hasAttribute('data-same'))
  const isStill = (await page.evaluate(() => scrollY)) === scroll
  await page.close()
  return { times, note: isKept && isStill ? '' : isKept ? 'scroll lost' : 'reloaded' }
}

const measureBoth = async (browser: Browser, server: DevServer, folder: string) => [
  await measureEdits(browser, server, folder, 'md'),
  await measureEdits(browser, server, folder, 'mdx'),
]

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
const ms = (milliseconds: number) => milliseconds.toFixed(0)

async function printTimes(browser: Browser, { label, folder, write }: Content): Promise<void> {
  fs.rmSync(folder, { recursive: true, force: true })
  write(folder)
  addEdited(folder)
  for (const cache of ['.next', '.cache/store', '.cache/site'])
    fs.rmSync(cache, { recursive: true, force: true })
  const first = await startDevServer(folder, `/docs/${name}-md/`)
  const results = await measureBoth(browser, first, folder).finally(first.stop)
  const next = await startDevServer(folder, `/docs/${name}-md/`)
  await next.stop()
  const figures = results.map(({ times }) => `${ms(median(times))} / ${ms(Math.max(...times))}`)
  const notes = results.map(({ note }) => note).join(' ')
  printRow(label, seconds(first.startedIn), seconds(next.startedIn), ...figures, notes)
}

export async function run(sizes: string[]): Promise<void> {
  const browser = await launchBrowser()
  printHead('content', 'first start, s', 'next start, s', '.md, ms: median / most', '.mdx, ms', 'notes')
  for (const content of [thisSite, ...sizes.map(Number).map(corpus)]) await printTimes(browser, content)
  await browser.close()
}
