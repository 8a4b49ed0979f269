/** Transfer size of a page of a built site, and its Lighthouse results (a phone on slow 4G, simulated). */
import fs from 'node:fs'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { launchBrowser } from '@/tests/support/browser'
import { addressOf, serveCompressed, stopServer } from '@/tests/support/server'
import { weighPage } from '@/tests/support/weigh-page'
import type { Built } from './builds'
import { typicalPage } from './corpus'
import { inKb, median, printHead, printRow } from './table'

const debuggingPort = 9322
const linked = '/page-0004'

/** Loads the page, also with data-saver, follows a link, and runs Lighthouse. */
async function printWeight({ engine, pages, out }: Built, loads: number): Promise<void> {
  const server = await serveCompressed(out)
  const browser = await launchBrowser(`--remote-debugging-port=${debuggingPort}`)
  const url = addressOf(server) + typicalPage
  const hasLink = fs.readFileSync(path.join(out, typicalPage, 'index.html'), 'utf8').includes(linked)
  const full = await weighPage(browser, url, hasLink ? { link: `a[href*="${linked}"]` } : {})
  const saved = await weighPage(browser, url, { hasDataSaver: true })
  const audits: Record<string, { numericValue?: number }>[] = []
  for (let load = 0; load < loads; load++)
    audits.push((await lighthouse(url, { port: debuggingPort, logLevel: 'silent' })).lhr.audits)
  const valueOf = (name: string) => median(audits.map((audit) => audit[name]?.numericValue ?? NaN))
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((name) =>
    valueOf(name).toFixed(0),
  )
  const bytes = [full.beforeLoad, full.all, full.scripts, full.navigation, saved.all].map(inKb)
  printRow(engine, pages, ...bytes, full.requests, ...times, valueOf('cumulative-layout-shift').toFixed(3))
  await browser.close()
  stopServer(server)
}

export async function printWeights(sites: Built[], loads: number): Promise<void> {
  console.log()
  const kb = ['before load', 'in all', 'scripts', 'navigation', 'data-saver'].map((what) => `KB ${what}`)
  printHead('engine', 'pages', ...kb, 'requests', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS')
  for (const site of sites) await printWeight(site, loads)
}
