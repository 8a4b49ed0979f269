/** The content for the development server: loaded whole once, and what has changed of it after each change. */
import { lastUpdates } from '@/lib/content/last-updates'
import type { SourceFile } from '@/lib/text/source-file'
import { mdxModules, mdxSources, revisionModule } from '@/lib/load/generated'
import { serialize, writeSnapshot } from '@/lib/load/snapshot'
import type { Problem } from '@/lib/problems/problem'
import { compileContent } from '../build/compile-content'
import { askedFiles, replaceFiles, shownFiles, writeFile } from '../build/public-files'
import { loadContent } from '@/lib/load/load-content'
import { report } from '../report'

/** How long the content rests before feeds and the search follow it, in milliseconds. */
const rest = 2000

/** Rules that leave nothing to render of an `.mdx` file. */
const isFatal = ({ rule, severity }: Problem): boolean =>
  severity === 'error' && /^(mdx|components)\//.test(rule)

/** Reads files, and writes what pages need. */
export class ContentRefresh {
  readonly #texts = new Map<string, SourceFile>()
  /** Files that have changed since the content was last begun to be read. */
  readonly #changed = new Set<string>()
  readonly #lastUpdateOf = lastUpdates()
  /** What pages show at present. */
  #shown: Buffer | undefined
  /** A picture is another one under the same name. */
  #mustRender = false
  #timer: NodeJS.Timeout | undefined

  /** The file at a path from the project root is read again next time. */
  forget(file: string): void {
    this.#changed.add(file)
    if (!this.#texts.delete(file)) this.#mustRender = true
  }

  /** Loads the content, prints what is wrong, and makes the pages render again. Mistakes do not stop it. */
  async run(): Promise<void> {
    this.#changed.clear()
    const { files, site, problems } = await loadContent(compileContent, true, {
      texts: this.#texts,
      lastUpdateOf: this.#lastUpdateOf,
    })
    for (const source of files.texts) {
      if (!this.#changed.has(source.displayPath)) this.#texts.set(source.displayPath, source)
    }
    replaceFiles('public', shownFiles(site), ['assets', 'sidebar'])
    const broken = new Set(problems.filter(isFatal).map(({ file }) => file))
    const sources = mdxSources(site).filter(({ displayPath }) => !broken.has(displayPath))
    writeFile('.generated/mdx-modules.ts', mdxModules(sources, '../'))
    this.#render(serialize({ site, problems }))
    report(problems)
    clearTimeout(this.#timer)
    // nobody who writes a text should wait for feeds and the search
    this.#timer = setTimeout(() => replaceFiles('public', askedFiles(site), ['blog', 'docs', 'search']), rest)
  }

  /** The text of an `.mdx` file is none of this: the bundler sees it change, and renders it again by itself. */
  #render(shown: Buffer): void {
    if (!this.#mustRender && this.#shown?.equals(shown)) return
    this.#shown = shown
    this.#mustRender = false
    const revision = Date.now().toString(36)
    writeSnapshot(shown, revision)
    writeFile('.generated/revision.ts', revisionModule(revision))
  }
}
