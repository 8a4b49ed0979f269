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
import { withoutMarks } from './lean-rows'
import { SharedStyles } from './optional-styles'
import { rewriteFile } from './rewrite-file'
import { mentionedCode } from './unused-files'

/** A file by its name in the exported folder. */
export interface ExportedFile {
  folder: string
  name: string
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

/** Finishes a file in its place. */
export function finishFile({ folder, name, shared }: ExportedFile): FinishedFile {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
  const rewrite = (changed: string) => rewriteFile(path.join(folder, name), changed)
  const text = read(name)
  if (name.endsWith('.html')) {
    const { html: bare, framework } = deferFramework(text)
    const data = JSON.stringify({ ...framework, styles: shared.lateStyles } satisfies FrameworkFile)
    const hash = hashOf(data).slice(0, 12)
    const html = bare.replace('<html', `<html data-framework="${hash}"`)
    const styled = inlineStyles(html, (address) => sheetAt(address, read).for(html))
    const page = withContentPolicy(withTabsScript(styled, shared.tabsScript))
    rewrite(page)
    fs.writeFileSync(path.join(folder, frameworkFolder, `${hash}.json`), data)
    return { page: readBuiltPage(name, page), mentioned: mentionedCode(name, data) }
  }
  if (name.endsWith('.js')) rewrite(compiledAtOnce(text))
  if (name.endsWith('.txt')) {
    const lean = withoutMarks(withoutStyleHints(text))
    if (lean !== text) rewrite(lean)
  }
  return { mentioned: mentionedCode(name, text) }
}
