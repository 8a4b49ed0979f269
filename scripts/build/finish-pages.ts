/** Runs the passes of `lib/output` over pages of the export. The worker of `finishAll`. */
import fs from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { exportFolder as folder } from '@/lib/build/build-settings'
import { readBuiltPage, type BuiltPage } from '@/lib/links/check-output'
import { withContentPolicy } from '@/lib/output/content-policy'
import { deferScripts } from '@/lib/output/defer-scripts'
import { inlineStyles } from '@/lib/output/inline-styles'
import { orderHead } from '@/lib/output/order-head'
import { config } from '@/lib/site'
import { browsers } from './inline-scripts'

export interface FinishJob {
  /** Names of HTML files in the export. */
  names: string[]
  /** The inline script that starts a page's scripts; without it, pages stay as Next.js wrote them. */
  loader: string | undefined
}

export interface FinishedPage {
  page: BuiltPage
  /** Passes that did not recognise the HTML and left it unchanged. */
  skipped: ('scripts' | 'policy')[]
}

export const finishPages = ({ names, loader }: FinishJob): FinishedPage[] =>
  names.map((name) =>
    loader === undefined ? { page: readBuiltPage(name, read(name)), skipped: [] } : finishPage(name, loader),
  )

function finishPage(name: string, loader: string): FinishedPage {
  const skipped: FinishedPage['skipped'] = []
  const styled = inlineStyles(orderHead(read(name)), readSheet)
  const deferred = deferScripts(styled, loader)
  if (deferred) write(deferred.file.name, deferred.file.text)
  else skipped.push('scripts')
  const html = deferred?.html ?? styled
  const safe = withContentPolicy(html)
  if (safe === undefined) skipped.push('policy')
  const finished = safe ?? html
  write(name, finished)
  return { page: readBuiltPage(name, finished), skipped }
}

const read = (name: string): string => fs.readFileSync(path.join(folder, name), 'utf8')
const write = (name: string, text: string): void => fs.writeFileSync(path.join(folder, name), text)

/** Style sheets by address, cached because pages share them. The bundler does not minify those for `?url`. */
const sheets = new Map<string, string>()
function readSheet(address: string): string {
  const cached = sheets.get(address)
  if (cached !== undefined) return cached
  const text = read(address.slice(config.basePath.length + 1))
  const { code } = transformSync(text, { loader: 'css', minify: true, target: browsers })
  sheets.set(address, code.trim())
  return code.trim()
}
