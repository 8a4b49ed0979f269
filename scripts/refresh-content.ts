/** The content for the development server: loaded whole once, and what has changed of it after each change. */
import { Piscina } from 'piscina'
import { mdxModules, mdxSources, revisionModule } from '@/lib/load/generated'
import { lastUpdates } from '@/lib/content/last-updates'
import type { Site } from '@/lib/load/load'
import type { Problem } from '@/lib/problems/problem'
import { serialize, writeSnapshot } from '@/lib/load/snapshot'
import type { SourceFile } from '@/lib/text/source-file'
import { compileContent } from './compile-content'
import { loadContent } from './load-content'
import { replacePublicFiles, shownFiles, shownFolders } from './public-files'
import { report } from './report'
import type { ShellFiles } from './shell-files'
import { writeFile } from './write-file'

/** How long the content rests before feeds and the search follow it, in milliseconds. */
const rest = 2000

/** Rules that leave nothing to draw of an `.mdx` file. */
const isFatal = ({ rule, severity }: Problem): boolean =>
  severity === 'error' && /^(mdx|components)\//.test(rule)

/** Reads files, and writes what pages need; `shell` is what they share. */
export class ContentRefresh {
  readonly #shell: ShellFiles
  readonly #texts = new Map<string, SourceFile>()
  /** Files that have changed since the content was last begun to be read. */
  readonly #changed = new Set<string>()
  readonly #lastUpdateOf = lastUpdates()
  readonly #thread = new Piscina<{ site: Site; shell: ShellFiles }, undefined>({
    filename: new URL('asked-files-worker.ts', import.meta.url).href,
    execArgv: ['--import', new URL('register-typescript.mjs', import.meta.url).href],
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Infinity,
  })
  /** What pages show at present. */
  #shown: Buffer | undefined
  /** A picture is another one under the same name. */
  #mustDraw = false
  #timer: NodeJS.Timeout | undefined

  constructor(shell: ShellFiles) {
    this.#shell = shell
  }

  /** The file at a path from the project root is read anew next time. */
  forget(file: string): void {
    this.#changed.add(file)
    if (!this.#texts.delete(file)) this.#mustDraw = true
  }

  /** Loads the content, prints what is wrong, and tells the pages to draw themselves anew. Mistakes do not stop it. */
  async run(revision: string): Promise<void> {
    this.#changed.clear()
    const { files, site, problems } = await loadContent(compileContent, true, {
      texts: this.#texts,
      lastUpdateOf: this.#lastUpdateOf,
    })
    for (const source of files.texts) {
      if (!this.#changed.has(source.displayPath)) this.#texts.set(source.displayPath, source)
    }
    replacePublicFiles(shownFiles(site), shownFolders)
    const broken = new Set(problems.filter(isFatal).map(({ file }) => file))
    const sources = mdxSources(site).filter(({ displayPath }) => !broken.has(displayPath))
    writeFile('.generated/mdx-modules.ts', mdxModules(sources, '../'))
    this.#draw(serialize({ site, problems }), revision)
    report(problems)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#writeRest(site), rest)
  }

  /** The text of an `.mdx` file is none of this: the bundler sees it change, and draws it anew by itself. */
  #draw(shown: Buffer, revision: string): void {
    if (!this.#mustDraw && this.#shown?.equals(shown)) return
    this.#shown = shown
    this.#mustDraw = false
    writeSnapshot(shown, revision)
    writeFile('.generated/revision.ts', revisionModule(revision))
  }

  #writeRest(site: Site): void {
    this.#thread.run({ site, shell: this.#shell }).catch((error: unknown) => console.error(error))
  }
}
