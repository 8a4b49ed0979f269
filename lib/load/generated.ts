/** Modules that the build writes for the bundler, as text. */
import type { Site } from './load'
import type { SourceFile } from '../text/source-file'

/** The `.mdx` files that have a page. */
export const mdxSources = (site: Site): SourceFile[] =>
  site.routes.flatMap((route) =>
    'entry' in route && route.entry?.format === 'mdx' ? [route.entry.source] : [],
  )

/**
 * A table of `.mdx` files: path -> import. A list instead of one `import()` with a pattern: the pattern would take in drafts and
 * partials, and fails when a site has no `.mdx` at all.
 */
export function mdxModules(sources: Pick<SourceFile, 'path' | 'displayPath'>[], toContent: string): string {
  const entries = sources
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map(
      ({ path, displayPath }) =>
        `  ${JSON.stringify(path)}: () => import(${JSON.stringify(toContent + displayPath)}),\n`,
    )
  return [
    "import type { MDXModule } from 'mdx/types'\n\n",
    '/** Written by the build. */\n',
    `export const mdxModules: Record<string, () => Promise<MDXModule>> = {\n${entries.join('')}}\n`,
  ].join('')
}

/** The revision of all builds: the bundler has nothing to do again when only texts have changed. */
export const buildRevision = 'build'

/** The revision of the content: pages that import it are rendered again when it changes. */
export const revisionModule = (revision: string): string =>
  `/** Written by the build. */\nexport const revision = ${JSON.stringify(revision)}\n`

/** The revision that such a module holds. */
export const revisionIn = (module: string): string | undefined => /= "(\w+)"/.exec(module)?.[1]
