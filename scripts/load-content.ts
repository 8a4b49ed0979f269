/** The content of the project, loaded and checked, for the scripts that build and check it. */
import fs from 'node:fs'
import { checkDrawings } from '@/lib/content/check-drawings'
import { lastUpdates } from '@/lib/content/last-updates'
import { loadSite, type Site } from '@/lib/content/load'
import { formatProblem, sortProblems, withSeverity, type Problem } from '@/lib/content/problem'
import { contentDir, readContent, readPublicFiles } from '@/lib/content/read'
import type { FileFacts } from '@/lib/content/entry'
import type { ContentFiles, SourceFile } from '@/lib/content/types'
import { checkLinks } from '@/lib/links/check'
import { checkConfigLinks } from '@/lib/links/check-config'
import { countOf } from '@/lib/plural'
import { compileContent } from './compile-content'
import { readSidebarsFile } from './read-sidebars-file'

/** Folders of `public/` that the build writes. */
export const writtenFolders = [
  'assets',
  'blog',
  'docs',
  'fonts',
  'icons',
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

/** What an earlier load has found out and need not be asked again. */
export interface KnownContent {
  /** Files that have not changed, by path from the project root. */
  texts?: ReadonlyMap<string, SourceFile>
  lastUpdateOf?: FileFacts['lastUpdateOf']
}

/** Loads the content and everything that is wrong with it; `drafts` are kept in development. */
export async function loadContent(drafts: boolean, known: KnownContent = {}): Promise<LoadedContent> {
  const files = readContent(contentDir(), known.texts)
  const described = await compileContent(files)
  const own = readPublicFiles().filter(
    (file) => !writtenFolders.some((folder) => `public${file}`.startsWith(`${folder}/`)),
  )
  const sidebars = readSidebarsFile()
  const { site, problems } = loadSite(files, {
    drafts,
    sidebars: sidebars?.file,
    publicFiles: own,
    facts: {
      lastUpdateOf: known.lastUpdateOf ?? lastUpdates(),
      packages: projectPackages(),
      isProjectFile: (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
      describe: (source) => {
        const found = described.get(source.path)
        if (!found) throw new Error(`${source.displayPath} is not among the compiled files`)
        return found
      },
    },
  })
  const settings = checkConfigLinks(site, 'lib/site.ts', fs.readFileSync('lib/site.ts', 'utf8'))
  // the navbar and the footer are those of this site: other trees (tests, benchmarks) may lack their pages
  const isOwnContent = process.env['CONTENT_DIR'] === undefined
  return {
    files,
    site,
    problems: sortProblems(
      withSeverity([
        ...problems,
        ...(sidebars?.problems ?? []),
        ...checkLinks(site),
        ...checkDrawings(site),
        ...(isOwnContent ? settings : []),
      ]),
    ),
  }
}

/** Names of the packages that `.mdx` files may import. */
function projectPackages(): Set<string> {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  } // the file of this project
  return new Set(Object.keys(dependencies))
}

/** Prints problems, and how many there are; `true` when one of them is an error. */
export function report(problems: Problem[]): boolean {
  for (const problem of problems) console.error(formatProblem(problem))
  const errors = problems.filter(({ severity }) => severity === 'error').length
  if (problems.length > 0) {
    const warnings = problems.length - errors
    const parts = [
      countOf(errors, { one: 'ошибка', few: 'ошибки', many: 'ошибок' }),
      countOf(warnings, { one: 'предупреждение', few: 'предупреждения', many: 'предупреждений' }),
    ]
    console.error(`\nСодержимое: ${parts.join(', ')}.`)
  }
  return errors > 0
}
