/** Modules that the build writes for the bundler, as text. */
import type { Site } from './load'

/**
 * A table of the `.mdx` files that have a page: path -> import. A list instead of one `import()` with a pattern: the
 * pattern would take in drafts and partials, and fails when a site has no `.mdx` at all.
 */
export function mdxModules(site: Site, toContent: string): string {
  const entries = site.routes
    .flatMap((route) => ('entry' in route && route.entry?.format === 'mdx' ? [route.entry.source] : []))
    .map(
      ({ path, displayPath }) =>
        `  ${JSON.stringify(path)}: () => import(${JSON.stringify(toContent + displayPath)}),\n`,
    )
  return [
    "import type { MDXModule } from 'mdx/types'\n\n",
    '/** Written by scripts/prebuild. */\n',
    `export const mdxModules: Record<string, () => Promise<MDXModule>> = {\n${entries.join('')}}\n`,
  ].join('')
}

/** The revision of the content: pages that import it are drawn again when it changes. */
export const revisionModule = (revision: string): string =>
  `/** Written by scripts/prebuild. */\nexport const revision = ${JSON.stringify(revision)}\n`

/** Scripts that are part of pages: of each one, and of those with tabs. */
export const behaviourModule = (scripts: { early: string; tabs: string }): string =>
  `/** Written by scripts/prebuild. */\nexport const earlyScript = ${JSON.stringify(scripts.early)}\nexport const tabsScript = ${JSON.stringify(scripts.tabs)}\n`
