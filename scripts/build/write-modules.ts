/** Modules that the build writes for the bundler, in `.generated`. */
import type { Entry } from '@/lib/content/types'
import { hashOf } from '@/lib/data/hash-of'
import type { Site } from '@/lib/load/load-site'
import { entriesOf } from '@/lib/load/build-routes'
import type { SourceFile } from '@/lib/problems/problem'
import { config } from '@/lib/site'
import { withoutLastSlash } from '@/lib/text/path'
import { syncFolder, writeFile } from './sync-folder'

/** The folder of the components that render texts. The modules written here import it; this script does not. */
const entry = '@/components/entry'

/** The head of the module for texts rendered by the build. Without such texts the registry is not bundled. */
const serverHead = (isEmpty: boolean): string => `import type { MDXModule } from 'mdx/types'
import ${isEmpty ? 'type ' : ''}{ entryComponents as components } from '${entry}/registry'

/** Written by the build. */
export const entryComponents: typeof components | undefined = ${isEmpty ? 'undefined' : 'components'}
export const serverTexts: Record<string, () => Promise<MDXModule>> = {`

/** The head of the module for texts that are client code. */
const clientHead = (isEmpty: boolean): string => `'use client'

import type { MDXProps } from 'mdx/types'
${isEmpty ? '' : "import dynamic from 'next/dynamic'\n"}import type { ComponentType } from 'react'
import type { PageTextProps } from '${entry}/page-text'

/** Written by the build. Split off, like each text, so that other pages do not load it. */
export const PageText: ComponentType<PageTextProps> | undefined = ${
  isEmpty ? 'undefined' : `dynamic(() => import('${entry}/page-text').then((module) => module.PageText))`
}
export const clientTexts: Record<string, ComponentType<MDXProps>> = {`

/** A module that imports each `.mdx` file by its path: an `import()` with a pattern would include drafts. */
const textModules = (head: string, entries: Entry[], load: (address: string) => string): string =>
  [
    head,
    ...entries
      .map(
        ({ source }) => `  ${JSON.stringify(source.path)}: ${load(JSON.stringify(`./${moduleOf(source)}`))},`,
      )
      .toSorted(),
    '}\n',
  ].join('\n')

/** The module of a text. Its name is a hash: Turbopack panics if it cuts a name inside a Cyrillic letter. */
const moduleOf = ({ displayPath }: SourceFile): string => `texts/${hashOf(displayPath).slice(0, 12)}`

const dataModule = (name: string, type: string, data: unknown): string =>
  `/** Written by the build. */\nexport const ${name}: ${type} = ${JSON.stringify(data)}\n`

const versionType = "import('@/components/docusaurus/docs-client').Version"

const stylesModule = (sheets: string[]): string =>
  [
    '/** Written by the build. */',
    ...sheets.map((sheet) => `import ${JSON.stringify(sheet)}`),
    'export {}\n',
  ].join('\n')

/** Writes the modules for the bundler. They import the `.mdx` files that have a page and are not `broken`. */
export function writeModules(site: Site, broken: ReadonlySet<string> = new Set()): void {
  const entries = entriesOf(site.routes).filter(
    ({ format, source }) => format === 'mdx' && !broken.has(source.displayPath),
  )
  const inBrowsers = entries.filter(({ parsed }) => parsed.hasOwnCode)
  const others = entries.filter(({ parsed }) => !parsed.hasOwnCode)
  const modules = new Map(
    entries.map(({ source }): [string, string] => [
      `/${moduleOf(source)}.ts`,
      `export { default } from ${JSON.stringify(`../../${source.displayPath}`)}\n`,
    ]),
  )
  // new modules first and old ones removed last, so that a list never imports a missing file
  for (const [name, code] of modules) writeFile(`.generated${name}`, code)
  writeFile(
    '.generated/client-texts.ts',
    textModules(
      clientHead(inBrowsers.length === 0),
      inBrowsers,
      (address) => `dynamic(() => import(${address}))`,
    ),
  )
  writeFile(
    '.generated/server-texts.ts',
    textModules(serverHead(others.length === 0), others, (address) => `() => import(${address})`),
  )
  syncFolder('.generated', modules, ['texts'])
  writeFile('.generated/package-styles.ts', stylesModule(config.packageStyles))
  writeFile(
    '.generated/translations.ts',
    dataModule('translations', 'Record<string, string>', site.translations),
  )
  const versions = site.versions.map(({ name, label, permalink, isLast }) => ({
    name,
    label,
    isLast,
    path: withoutLastSlash(permalink),
  }))
  writeFile('.generated/versions.ts', dataModule('versions', `${versionType}[]`, versions))
}
