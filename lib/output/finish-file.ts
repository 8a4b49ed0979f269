/** One file of the export as it is published. */
import fs from 'node:fs'
import path from 'node:path'
import { readBuiltPage, type BuiltPage } from '../links/check-output'
import { config } from '../site'
import { hrefOf } from '../url'
import { withContentPolicy } from './content-policy'
import { deferFramework } from './defer-framework'
import { inlineStyles, withoutStyleHints } from './inline-styles'
import { rewriteFile } from './rewrite-file'
import { mentionedCode } from './unused-files'

/** A file by its name in the exported folder. */
export interface ExportedFile {
  folder: string
  name: string
}

/** What is known of a finished file. */
export interface FinishedFile {
  /** Scripts and styles that it mentions. */
  mentioned: string[]
  /** Set for pages. */
  page?: BuiltPage
}

/** The file with what the framework of a page needs: `docs/framework.json` beside `docs/index.html`. */
const frameworkFile = (page: string): string =>
  page.replace(/(index|\.?[^/]*)\.html$/, (_, name: string) =>
    name === 'index' ? 'framework.json' : `${name}.framework.json`,
  )

/**
 * A script that browsers compile while it loads, on another thread. Else they compile each function when it is first called, which
 * adds up to the longest task of a page. https://v8.dev/blog/explicit-compile-hints
 */
const compiledAtOnce = (script: string): string => `//# allFunctionsCalledOnLoad\n${script}`

/** Finishes a file in its place. */
export function finishFile({ folder, name }: ExportedFile): FinishedFile {
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
  const rewrite = (changed: string) => rewriteFile(path.join(folder, name), changed)
  const text = read(name)
  if (name.endsWith('.html')) {
    const file = frameworkFile(name)
    const { html, framework } = deferFramework(text, hrefOf(`/${file}`))
    const styled = inlineStyles(html, (address) => read(address.slice(config.basePath.length + 1)))
    const page = withContentPolicy(styled)
    const data = JSON.stringify(framework)
    rewrite(page)
    fs.writeFileSync(path.join(folder, file), data)
    return { page: readBuiltPage(name, page), mentioned: mentionedCode(name, data) }
  }
  if (name.endsWith('.js')) rewrite(compiledAtOnce(text))
  if (name.endsWith('.txt')) {
    const lean = withoutStyleHints(text)
    if (lean !== text) rewrite(lean)
  }
  return { mentioned: mentionedCode(name, text) }
}
