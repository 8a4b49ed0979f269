/** The content with all its problems, for the build, the development server and `npm run check`. */
import fs from 'node:fs'
import { isOwnContent } from '../build/content-dir.mjs'
import { checkVersioning } from '../content/read-versions'
import { lastUpdates } from '../content/last-updates'
import { readContent, readPublicFiles } from '../content/read-content'
import type { TextInfo } from '../content/compiled-texts'
import type { ContentFiles } from '../content/types'
import { checkAuthorLinks, resolvePictures } from '../links/author-links'
import { checkLinks, checkSidebarLinks } from '../links/check-links'
import { checkConfigLinks } from '../links/config-links'
import { finishProblems, type Problem } from '../problems/problem'
import { config } from '../site'
import { checkAssets } from './checks/check-assets'
import { checkFileNames } from './checks/check-file-names'
import { checkImports, withThemeProblems } from './checks/check-imports'
import { checkModules } from './checks/check-modules'
import { checkPackageStyles } from './checks/check-package-styles'
import { checkTheme } from './checks/check-theme'
import { loadSite, type LoadOptions, type Site } from './load-site'
import { entriesOf, sectionProblems } from './build-routes'
import { readSidebarsModule } from './read-sidebars-module'
import { describeAssets, usedAssets } from './used-assets'

/** Folders of `public/` that belong to builds, which delete all other files there. */
export const writtenFolders = ['assets', 'search', 'sidebar', 'social']

/** Names that builds write into `public/`. Authors' links must not lead there. */
const buildOutputs = new Set([...writtenFolders, 'routes.json'])

export interface LoadedContent {
  files: ContentFiles
  site: Site
  /** The infos of the Markdown files, by path. */
  infos: Map<string, TextInfo>
  problems: Problem[]
}

/** Loads and checks the content. `readMarkdown` compiles its texts for a build, or only describes them. */
export async function loadContent(
  readMarkdown: (files: ContentFiles) => Promise<LoadedContent['infos']> | LoadedContent['infos'],
  options: Pick<LoadOptions, 'drafts' | 'lastUpdateOf'> = {},
): Promise<LoadedContent> {
  const files = readContent()
  const infos = await readMarkdown(files)
  const sidebarProblems: Problem[] = []
  const { site, problems: loading } = loadSite(files, {
    ...options,
    sidebars: await readSidebarsModule(sidebarProblems),
    publicFiles: readPublicFiles().filter((address) => !buildOutputs.has(address.split('/')[1] ?? '')),
    lastUpdateOf: options.lastUpdateOf ?? lastUpdates(),
    describe: ({ path }) => infos.get(path)!, // `infos` has all Markdown files
  })
  describeAssets(site)
  resolvePictures(site)
  const checks = await checkContent(site, files, infos)
  const all = [...files.problems, ...sidebarProblems, ...withThemeProblems(loading), ...checks]
  const sections = sectionProblems()
  const isConsequence = ({ rule }: Problem) => sections.length > 0 && /^(links|routes)\//.test(rule)
  const problems = finishProblems([...sections, ...all.filter((found) => !isConsequence(found))])
  return { files, site, infos, problems }
}

/** Problems found only after loading, unsorted. */
async function checkContent(site: Site, files: ContentFiles, infos: LoadedContent['infos']) {
  // `devDependencies` are packages of the build: texts must not import them
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { dependencies: object }
  const names = new Set([...files.assets, ...files.texts.map(({ path }) => path)])
  const scope = { files: names, packages: new Set(Object.keys(dependencies)) }
  const entries = entriesOf(site.routes)
  const modules = await checkModules(entries, scope, infos)
  return [
    ...checkImports(entries, scope),
    ...checkPackageStyles(entries, config.packageStyles),
    ...modules.problems,
    ...checkTheme(names, modules.used),
    ...checkLinks(entries, site.linkIndex),
    ...checkAuthorLinks(site, files.texts),
    ...site.versions.flatMap(({ sidebar }) => checkSidebarLinks(sidebar, site.linkIndex)),
    ...checkAssets(site),
    ...checkFileNames(names, entries, usedAssets(site), modules.used),
    ...(isOwnContent() ? checkSettings(site, files) : []),
  ]
}

function checkSettings(site: Site, files: ContentFiles): Problem[] {
  const settings = fs.readFileSync('lib/site.ts', 'utf8')
  return [
    ...checkConfigLinks(site.linkIndex, 'lib/site.ts', settings),
    ...checkVersioning(files.texts, 'lib/site.ts', settings),
  ]
}
