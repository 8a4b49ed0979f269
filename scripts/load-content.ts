/** The content of the project, loaded and checked, for the scripts that build and check it. */
import fs from 'node:fs'
import { checkDrawings } from '@/lib/load/check-drawings'
import { checkPictures } from '@/lib/load/check-pictures'
import { checkVersioning } from '@/lib/content/check-versioning'
import { lastUpdates } from '@/lib/content/last-updates'
import { loadSite, type Site } from '@/lib/load/load'
import { entriesOf } from '@/lib/load/routes'
import type { FileFacts } from '@/lib/content/entry'
import { sortProblems, withSeverity, type Problem } from '@/lib/problems/problem'
import { contentDir, readContent, readPublicFiles } from '@/lib/content/read'
import type { SourceFile } from '@/lib/text/source-file'
import type { ContentFiles } from '@/lib/content/types'
import { checkConfigLinks, checkLinks } from '@/lib/links/check'
import type { DescribedMarkdown } from '@/lib/markdown/parse'
import { checkModules } from './check-modules'
import { readSidebarsFile } from './read-sidebars-file'

/** Folders of `public/` that the build writes. */
export const writtenFolders = [
  'assets',
  'blog',
  'docs',
  'fonts',
  'scripts',
  'search',
  'sidebar',
  'social',
].map((name) => `public/${name}`)

export interface LoadedContent {
  files: ContentFiles
  site: Site
  /** In reading order. */
  problems: Problem[]
}

/** What stands in a Markdown file; `key` names its compiled text in the store. */
export type Described = DescribedMarkdown & { key: string }

/** Reads all Markdown files of the content, by path: `compileContent` for a build, `describeContent` for a check. */
type ReadMarkdown = (files: ContentFiles) => Promise<Map<string, Described>> | Map<string, Described>

/** What an earlier load has found out and need not be asked again. */
export interface KnownContent {
  /** Files that have not changed, by path from the project root. */
  texts?: ReadonlyMap<string, SourceFile>
  lastUpdateOf?: FileFacts['lastUpdateOf']
}

/** Loads the content and everything that is wrong with it; `drafts` are kept in development. */
export async function loadContent(
  readMarkdown: ReadMarkdown,
  drafts = false,
  known: KnownContent = {},
): Promise<LoadedContent> {
  const files = readContent(contentDir(), known.texts)
  const described = await readMarkdown(files)
  const own = readPublicFiles().filter(
    (file) => !writtenFolders.some((folder) => `public${file}`.startsWith(`${folder}/`)),
  )
  const sidebars = readSidebarsFile()
  const packages = projectPackages()
  const names = new Set([...files.assets, ...files.texts.map(({ path }) => path)])
  const modules = await checkModules(described, { files: names, packages, isProjectFile })
  const { site, problems } = loadSite(files, {
    drafts,
    sidebars: sidebars?.file,
    publicFiles: own,
    facts: {
      lastUpdateOf: known.lastUpdateOf ?? lastUpdates(),
      packages,
      isProjectFile,
      describe: (source) => {
        const found = described.get(source.path)
        if (!found) throw new Error(`${source.displayPath} is not among the compiled files`)
        return found
      },
    },
  })
  const configuration = fs.readFileSync('lib/site.ts', 'utf8')
  const settings = [
    ...checkConfigLinks(site.links, 'lib/site.ts', configuration),
    ...checkVersioning(files.texts, 'lib/site.ts', configuration),
  ]
  // the navbar and the footer are those of this site: other trees (tests, benchmarks) may lack their pages
  const isOwnContent = !process.env['CONTENT_DIR']
  return {
    files,
    site,
    problems: sortProblems(
      withSeverity([
        ...files.problems,
        ...problems,
        ...modules,
        ...(sidebars?.problems ?? []),
        ...checkLinks(entriesOf(site.routes), site.links),
        ...checkDrawings(site),
        ...checkPictures(site),
        ...(isOwnContent ? settings : []),
      ]),
    ),
  }
}

const isProjectFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile()

/** Names of the packages that `.mdx` files may import. */
function projectPackages(): Set<string> {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  } // the file of this project
  return new Set(Object.keys(dependencies))
}
