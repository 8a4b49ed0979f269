/** One file of the export as it is published. */
import fs from 'node:fs'
import path from 'node:path'
import { readBuiltPage, type BuiltPage } from '../links/check-output'
import { config } from '../site'
import { hashOf } from '../store'
import { withContentPolicy } from './content-policy'
import { deferFramework, type FrameworkFile } from './defer-framework'
import { frameworkFolder } from './framework-folder'
import { inlineStyles, withoutStyleHints } from './inline-styles'
import { SharedStyles } from './optional-styles'
import { withSteadyHead } from './steady-head'
import { mentionedCode } from './unused-files'

/** A file of the export. */
export interface ExportedFile {
  /** Its name in both folders. */
  name: string
  /** Folder of the export, */
  exported: string
  /** and that of the finished site. */
  finished: string
  shared: SharedParts
}

/** What pages share. */
export interface SharedParts {
  /** Address of the styles that pages may lack. */
  lateStyles: string
  /** The script for pages with tabs. */
  tabsScript: string
}

/** What is known of a finished file. */
export interface FinishedFile {
  name: string
  /** Hashes of what it was turned into: itself, and for a page the data of the framework. */
  sums: Record<string, string>
  /** Scripts and styles that it mentions. */
  mentioned: string[]
  /** Set for pages. */
  page?: BuiltPage
}

/**
 * A script that browsers compile while it loads, on another thread. Else they compile each function when it is first called, which
 * adds up to the longest task of a page. https://v8.dev/blog/explicit-compile-hints
 */
const compiledAtOnce = (script: string): string => `//# allFunctionsCalledOnLoad\n${script}`

/** Style sheets by address, as pages take them. */
const sheets = new Map<string, SharedStyles>()

function sheetAt(address: string, read: (file: string) => string): SharedStyles {
  const sheet = sheets.get(address) ?? new SharedStyles(read(address.slice(config.basePath.length + 1)))
  sheets.set(address, sheet)
  return sheet
}

/** A page with tabs gets the script that brings back the reader's choice, after all of them. */
const withTabsScript = (html: string, script: string): string =>
  html.includes(' data-tabs=') ? html.replace('</body>', () => `<script>${script}</script></body>`) : html

/** Writes a file of the export into the finished site. */
export function finishFile({ name, exported, finished, shared }: ExportedFile): FinishedFile {
  const read = (file: string) => fs.readFileSync(path.join(exported, file), 'utf8')
  const text = read(name)
  const write = (changed: string): string => {
    const target = path.join(finished, name)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, changed)
    return hashOf(changed)
  }
  const finish = (changed: string): FinishedFile => ({
    name,
    sums: { [name]: write(changed) },
    mentioned: mentionedCode(name, changed),
  })
  if (name.endsWith('.html')) {
    const { html: bare, framework } = deferFramework(text)
    const data = JSON.stringify({ ...framework, styles: shared.lateStyles } satisfies FrameworkFile)
    const hash = hashOf(data)
    const file = `${frameworkFolder}/${hash.slice(0, 12)}.json`
    const html = withSteadyHead(bare).replace('<html', `<html data-framework="${hash.slice(0, 12)}"`)
    const styled = inlineStyles(html, (address) => sheetAt(address, read).for(html))
    const page = withContentPolicy(withTabsScript(styled, shared.tabsScript))
    fs.writeFileSync(path.join(finished, file), data)
    return {
      name,
      sums: { [name]: write(page), [file]: hash },
      mentioned: mentionedCode(name, data),
      page: readBuiltPage(name, page),
    }
  }
  if (name.endsWith('.js')) return finish(compiledAtOnce(text))
  if (name.endsWith('.txt')) return finish(withoutStyleHints(text))
  return finish(text)
}
