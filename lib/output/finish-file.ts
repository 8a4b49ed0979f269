/** One file of the export as it is published. */
import fs from 'node:fs'
import path from 'node:path'
import { readBuiltPage, type BuiltPage } from '../links/check-output'
import { config } from '../site'
import { hashOf } from '../text/hash-of'
import { withContentPolicy } from './content-policy'
import { deferFramework, type FrameworkFile } from './defer-framework'
import { frameworkFolder } from './framework-folder'
import { cleanRows } from './framework-rows'
import { inlineStyles, withoutStyleHints } from './inline-styles'
import { joinScripts, withoutScripts } from './join-scripts'
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
  /** Hashes of what it was turned into: itself, and for a page the data and the small scripts of the framework. */
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

interface WrittenScripts {
  scripts: string[]
  sums: FinishedFile['sums']
}

/** By what they were made of. */
const writtenScripts = new Map<string, WrittenScripts>()

/** The scripts of a page of the export, the small ones joined in a file of the finished site. */
export function writeScripts(addresses: string[], { exported, finished }: Folders): WrittenScripts {
  const key = addresses.join('\n')
  const written = writtenScripts.get(key)
  if (written) return written
  const read = (file: string) => fs.readFileSync(path.join(exported, file), 'utf8')
  const { scripts, joined } = joinScripts(addresses, read)
  const sums = joined ? writeFinished(joined.name, joined.text, { finished }, []).sums : {}
  writtenScripts.set(key, { scripts, sums })
  return { scripts, sums }
}

/** A page with tabs gets the script that brings back the reader's choice, after all of them. */
const withTabsScript = (html: string, script: string): string =>
  html.includes(' data-tabs=') ? html.replace('</body>', () => `<script>${script}</script></body>`) : html

/** The data of client navigation as it is published. */
export const finishData = (text: string): string =>
  cleanRows(text, (raw) => withoutScripts(withoutStyleHints(raw)))
    .map(({ raw }) => raw)
    .join('')

/** Writes a file of the export into the finished site. */
export function finishFile({ name, ...folders }: ExportedFile): FinishedFile {
  const text = fs.readFileSync(path.join(folders.exported, name), 'utf8')
  if (name.endsWith('.html')) return finishPage(name, deferFramework(text), folders)
  if (name.endsWith('.js')) return writeFinished(name, compiledAtOnce(text), folders)
  if (name.endsWith('.txt')) return writeFinished(name, finishData(text), folders)
  return writeFinished(name, text, folders)
}

export type Folders = Omit<ExportedFile, 'name'>

/** Writes a page into the finished site, and the data of its framework. `mentioned` are the scripts and styles that the data mentions. */
export function finishPage(
  name: string,
  { html: bare, framework }: ReturnType<typeof deferFramework>,
  folders: Folders,
  mentioned?: string[],
): FinishedFile {
  const { exported, finished, shared } = folders
  const { scripts, sums: ofScripts } = writeScripts(framework.scripts, folders)
  const data = JSON.stringify({ ...framework, scripts, styles: shared.lateStyles } satisfies FrameworkFile)
  const hash = hashOf(data)
  const file = `${frameworkFolder}/${hash.slice(0, 12)}.json`
  const html = withSteadyHead(bare).replace('<html', `<html data-framework="${hash.slice(0, 12)}"`)
  const read = (sheet: string) => fs.readFileSync(path.join(exported, sheet), 'utf8')
  const styled = inlineStyles(html, (address) => sheetAt(address, read).for(html))
  const page = withContentPolicy(withTabsScript(styled, shared.tabsScript))
  fs.writeFileSync(path.join(finished, file), data)
  const { sums } = writeFinished(name, page, { finished }, [])
  return {
    name,
    sums: { ...sums, ...ofScripts, [file]: hash },
    mentioned: mentioned ?? mentionedCode(name, data),
    page: readBuiltPage(name, page),
  }
}

/** Writes a file of the finished site. `mentioned` are the scripts and styles that it mentions. */
export function writeFinished(
  name: string,
  text: string,
  { finished }: Pick<Folders, 'finished'>,
  mentioned = mentionedCode(name, text),
): FinishedFile {
  const target = path.join(finished, name)
  const bytes = Buffer.from(text)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, bytes)
  return { name, sums: { [name]: hashOf(bytes) }, mentioned }
}
