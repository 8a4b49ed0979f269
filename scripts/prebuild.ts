/**
 * Before `next build`: checks the content, prints what is wrong, and writes what the build needs: feeds and assets into
 * `public/`, modules for the bundler into `.generated/`. Ends with code 1, and writes nothing, when there is an error.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { mdxModules, revisionModule } from '@/lib/content/generated'
import { readWebFont, webFontModule } from '@/lib/web-font'
import { lastUpdates } from '@/lib/content/last-updates'
import { loadSite } from '@/lib/content/load'
import { formatProblem, sortProblems, type Problem } from '@/lib/content/problem'
import { publishedAssets } from '@/lib/content/published-assets'
import { readAsset, readContent, readPublicFiles } from '@/lib/content/read'
import type { Site } from '@/lib/content/load'
import type { ContentFiles } from '@/lib/content/types'
import { buildFeeds } from '@/lib/feed/build-feeds'
import { checkLinks } from '@/lib/links/check'
import { checkConfigLinks } from '@/lib/links/check-config'
import { countOf } from '@/lib/plural'

const writtenFolders = ['public/assets', 'public/blog', 'public/fonts']

/** Loads the content and everything that is wrong with it, in reading order. */
export function loadContent(drafts: boolean): { files: ContentFiles; site: Site; problems: Problem[] } {
  const files = readContent()
  const own = readPublicFiles().filter(
    (file) => !writtenFolders.some((folder) => `public${file}`.startsWith(`${folder}/`)),
  )
  const { site, problems } = loadSite(files, {
    drafts,
    lastUpdateOf: lastUpdates(),
    publicFiles: own,
  })
  const settings = checkConfigLinks(site, 'lib/site.ts', fs.readFileSync('lib/site.ts', 'utf8'))
  // the navbar and the footer are those of this site: other trees (tests, benchmarks) may lack their pages
  const isOwnContent = process.env['CONTENT_DIR'] === undefined
  return {
    files,
    site,
    problems: sortProblems([...problems, ...checkLinks(site), ...(isOwnContent ? settings : [])]),
  }
}

/** Prints problems, and how many there are; `true` when one of them is an error. */
export function report(problems: Problem[]): boolean {
  for (const problem of problems) console.error(formatProblem(problem))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (problems.length > 0) {
    const warnings = problems.length - errors
    const parts = [
      countOf(errors, { one: 'ошибка', few: 'ошибки', many: 'ошибок' }),
      countOf(warnings, { one: 'предупреждение', few: 'предупреждения', many: 'предупреждений' }),
    ]
    console.error(`\nСодержимое: ${parts.join(', ')}.`)
  }
  return errors > 0
}

/** Writes a file unless it already holds the text, so that watchers see changes only. */
function write(file: string, text: string | Buffer): void {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, bytes)
}

/** Writes everything the build needs from the content. */
export async function writeGenerated(site: Site, files: ContentFiles): Promise<void> {
  const wanted = new Map<string, string | Buffer>()
  for (const feed of await buildFeeds(site)) wanted.set(`public${feed.path}`, feed.text)
  for (const { path: asset, href } of publishedAssets(site)) wanted.set(`public${href}`, readAsset(asset))
  const fonts = readWebFont()
  for (const { file, bytes } of fonts) wanted.set(`public${file}`, bytes)
  for (const folder of writtenFolders) {
    for (const file of readPublicFiles(folder)) if (!wanted.has(folder + file)) fs.rmSync(folder + file)
  }
  for (const [file, text] of wanted) write(file, text)
  write('.generated/web-font.ts', webFontModule(fonts))
  write('.generated/mdx-modules.ts', mdxModules(site, '../'))
  const hash = createHash('sha256')
  for (const { path: name, text } of files.texts) hash.update(`${name}\0${text}\0`)
  write('.generated/revision.ts', revisionModule(hash.digest('hex').slice(0, 12)))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, site, problems } = loadContent(false)
  if (report(problems)) process.exitCode = 1
  else await writeGenerated(site, files)
}
