/**
 * `npm run reference:pictures`: builds a site of the manual's examples, photographs what each gives, and puts the names of the pictures
 * into the manual.
 */
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import sharp from 'sharp'
import { examplesOf, exampleTree, sumOf, type Example } from '@/lib/reference/manual-examples'
import { ensureBrowser } from './browser.mjs'
import { serve } from './serve.mjs'

const manual = 'docs/authoring.md'
const folder = 'docs/authoring'
const content = '.cache/manual'
const built = '.cache/manual-out'

const examples = examplesOf(fs.readFileSync(manual, 'utf8')).filter(({ picture }) => picture)
const nameOf = ({ picture }: Example): string => picture?.name ?? ''

function buildSite(): void {
  const picture = fs.readFileSync('content/blog/2021-08-26-welcome/three-parts.png')
  const files = exampleTree(examples, nameOf, picture)
  fs.rmSync(content, { recursive: true, force: true })
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(`${content}/${file}`), { recursive: true })
    fs.writeFileSync(`${content}/${file}`, text)
  }
  const env = { ...process.env, CONTENT_DIR: content, OUT_DIR: built }
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: 'inherit',
    env,
  })
  if (status !== 0) process.exit(1)
}

async function photograph(browser: Browser, url: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 760, height: 900 }, deviceScaleFactor: 1.5 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })
  const shot = await page.locator('.prose').first().screenshot()
  await page.close()
  return sharp(shot).png({ palette: true, quality: 90, compressionLevel: 9 }).toBuffer()
}

buildSite()
const server = await serve(built)
const address = server.address()
const port = typeof address === 'object' && address !== null ? address.port : 0
const browser = await chromium.launch({
  executablePath: (await ensureBrowser()) ?? '',
  args: ['--no-sandbox'],
})
for (const file of fs.readdirSync(folder)) if (file.endsWith('.png')) fs.rmSync(`${folder}/${file}`)
let text = fs.readFileSync(manual, 'utf8')
for (const example of examples) {
  const name = nameOf(example)
  // one browser, one page after another
  // oxlint-disable-next-line no-await-in-loop
  const bytes = await photograph(browser, `http://localhost:${port}/docs/${name}/`)
  const file = `${name}-${sumOf(example.source)}.png`
  fs.writeFileSync(`${folder}/${file}`, bytes)
  text = text.replace(`authoring/${name}-${example.picture?.sum}.png`, `authoring/${file}`)
  console.log(`${folder}/${file}  ${bytes.length}`)
}
fs.writeFileSync(manual, text)
await browser.close()
server.close()
