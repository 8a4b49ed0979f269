/** Loads and checks the content, for the build, the development server and `npm run check`. */
import fs from 'node:fs'
import { checkImports, withThemeProblems } from './check-imports'
import { checkModules } from './check-modules'
import { checkPackageStyles } from './check-package-styles'
import { checkTheme } from './check-theme'
import { isOwnContent } from '../build/content-dir.mjs'
import { checkVersioning } from '../content/read-versions'
import { lastUpdates } from '../content/last-updates'
import { readContent, readPublicFiles } from '../content/read-content'
import type { TextInfo } from '../content/texts'
import type { ContentFiles } from '../content/types'
import { checkAuthorPictures, resolvePictures } from '../links/author-pictures'
import { checkConfigLinks, checkLinks, checkSidebarLinks } from '../links/check-links'
import { finishProblems, type Problem } from '../problems/problem'
import { config } from '../site'
import { checkAssets } from './check-assets'
import { checkFileNames } from './check-file-names'
import { loadSite, type LoadOptions, type Site } from './load-site'
import { entriesOf } from './build-routes'
import { readSidebarsModule } from './read-sidebars-module'
import { usedAssets } from './used-assets'

/** Folders of `public/` that builds write or used to write. */
export const writtenFolders = ['assets', 'blog', 'docs', 'search', 'sidebar', 'social']

/** Names that builds write into `public/`. Links of authors must not lead there. */
const written = new Set([...writtenFolders, 'routes.json'])

/**
 * Loads the content. Problems are in reading order; `pending` ones are for the check of built pages.
 * `readMarkdown` returns the infos of the Markdown files by path: `compileContent` in a build,
 * `describeContent` in a check. `drafts` keeps drafts, as in development. Without `lastUpdateOf`, git history
 * is read.
 */
export async function loadContent(
  readMarkdown: (files: ContentFiles) => Promise<Map<string, TextInfo>> | Map<string, TextInfo>,
  options: Pick<LoadOptions, 'drafts' | 'lastUpdateOf'> = {},
): Promise<{
  files: ContentFiles
  site: Site
  infos: Map<string, TextInfo>
  problems: Problem[]
  pending: Problem[]
}> {
  const files = readContent()
  const infos = await readMarkdown(files)
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { dependencies: object }
  const names = new Set([...files.assets, ...files.texts.map(({ path }) => path)])
  const scope = { files: names, packages: new Set(Object.keys(dependencies)) }
  const sidebarProblems: Problem[] = []
  const { site, problems } = loadSite(files, {
    ...options,
    sidebars: await readSidebarsModule(sidebarProblems),
    publicFiles: readPublicFiles().filter((address) => !written.has(address.split('/')[1] ?? '')),
    lastUpdateOf: options.lastUpdateOf ?? lastUpdates(),
    describe: ({ path }) => infos.get(path)!, // `infos` has all Markdown files
  })
  resolvePictures(site)
  const entries = entriesOf(site.routes)
  const modules = await checkModules(entries, scope, infos)
  const all = [
    ...files.problems,
    ...sidebarProblems,
    ...withThemeProblems(problems),
    ...checkImports(entries, scope),
    ...checkPackageStyles(entries, config.packageStyles),
    ...modules.problems,
    ...checkTheme(names, modules.used, (file) => fs.readFileSync(file, 'utf8')),
    ...checkLinks(entries, site.links),
    ...checkAuthorPictures(site, files.texts),
    ...site.versions.flatMap(({ sidebar }) => checkSidebarLinks(sidebar, site.links)),
    ...checkAssets(site),
    ...checkFileNames(names, entries, usedAssets(site), modules.used),
    ...(isOwnContent() ? checkSettings(site, files) : []),
  ]
  return { files, site, infos, problems: finishProblems(all), pending: all.filter(isPending) }
}

const isPending = (one: Problem): boolean => one.isPending ?? false

function checkSettings(site: Site, files: ContentFiles): Problem[] {
  const settings = fs.readFileSync('lib/site.ts', 'utf8')
  return [
    ...checkConfigLinks(site.links, 'lib/site.ts', settings),
    ...checkVersioning(files.texts, 'lib/site.ts', settings),
  ]
}
