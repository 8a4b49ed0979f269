/** What the build needs of the content: files of `public/`, modules for the bundler, the snapshot for the pages. */
import { behaviourModule, mdxModules, mdxSources, revisionModule } from '@/lib/content/generated'
import type { Site } from '@/lib/content/load'
import { serialize, writeSnapshot } from '@/lib/content/snapshot'
import { writtenFolders } from './load-content'
import { planPages } from './keep-pages'
import { askedFiles, replacePublicFiles, shownFiles } from './public-files'
import { shellFiles } from './shell-files'
import { writeFile } from './write-file'

/** Writes everything for a site under the name of a revision. `pictures` are drawn ones, by address. */
export function writeGenerated(site: Site, revision: string, pictures: Map<string, Buffer>): void {
  const shell = shellFiles({ versions: site.versions.map(({ name }) => name) })
  replacePublicFiles(
    new Map<string, string | Buffer>([
      ...[...pictures].map(([path, bytes]) => [`public${path}`, bytes] as const),
      ...shell.files,
      ...shownFiles(site),
      ...askedFiles(site, shell.searchWorker),
    ]),
    writtenFolders,
  )
  writeFile('.generated/behaviour.ts', behaviourModule(shell.scripts))
  writeFile('.generated/mdx-modules.ts', mdxModules(mdxSources(site), '../'))
  writeFile('.generated/revision.ts', revisionModule(revision))
  // the code is complete: what has not changed since the last build can be told
  writeSnapshot(serialize({ site, problems: [], kept: planPages(site) }), revision)
}
