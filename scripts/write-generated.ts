/** What the build needs of the content: modules for the bundler, files of `public/`, the snapshot for the pages. */
import { behaviourModule, mdxModules, mdxSources, revisionModule } from '@/lib/load/generated'
import type { Site } from '@/lib/load/load'
import { removeSnapshot, serialize, writeSnapshot } from '@/lib/load/snapshot'
import { writtenFolders } from './load-content'
import { planPages } from './plan-pages'
import { askedFiles, replacePublicFiles, shownFiles } from './public-files'
import { shellFiles, type ShellFiles } from './shell-files'
import { writeFile } from './write-file'

/** Writes what the bundler takes of a site, under the name of a revision. Pages wait for the snapshot, which is not written yet. */
export function writeModules(site: Site, revision: string): ShellFiles {
  const shell = shellFiles({ versions: site.versions.map(({ name }) => name) })
  removeSnapshot(revision)
  writeFile('.generated/behaviour.ts', behaviourModule(shell.scripts))
  writeFile('.generated/mdx-modules.ts', mdxModules(mdxSources(site), '../'))
  writeFile('.generated/revision.ts', revisionModule(revision))
  return shell
}

/** Writes everything else, the snapshot last. `pictures` are drawn ones, by address. */
export function writeGenerated(
  site: Site,
  shell: ShellFiles,
  revision: string,
  pictures: Map<string, Buffer>,
): void {
  replacePublicFiles(
    new Map<string, string | Buffer>([
      ...[...pictures].map(([path, bytes]) => [`public${path}`, bytes] as const),
      ...shell.files,
      ...shownFiles(site),
      ...askedFiles(site, shell.searchWorker),
    ]),
    writtenFolders,
  )
  // the code is complete: what has not changed since the last build can be told
  writeSnapshot(serialize({ site, problems: [], drawing: planPages(site) }), revision)
}
