import { buildRevision } from '@/lib/load/generated'
import { sortProblems, withSeverity } from '@/lib/problems/problem'
import { compileContent } from './compile-content'
import { copyPictures } from './copy-pictures'
import { drawPictures } from './draw-pictures'
import { loadContent } from './load-content'
import { report } from './report'
import { modulesWritten } from './steps'
import { writeGenerated, writeModules } from './write-generated'
import { writeTexts } from './write-texts'

/** The most pages whose content may stay in memory while the bundler is at work: 5,000 and the bundler take 2 GB together. */
const besideBundler = 2000

/** Checks the content and writes what the build needs of it; sets the code of the process when there is an error. */
export async function prepareContent(): Promise<void> {
  const { site, problems } = await loadContent(compileContent)
  if (report(problems)) {
    process.exitCode = 1
    return
  }
  const { copies, files, problems: unreadable } = await copyPictures(site)
  const told = new Set(problems.flatMap(({ file, rule }) => (rule === 'images/broken' ? [file] : [])))
  if (report(sortProblems(withSeverity(unreadable.filter(({ file }) => !told.has(file)))))) {
    process.exitCode = 1
    return
  }
  const shell = writeModules(site, buildRevision)
  if (site.routes.length <= besideBundler) process.send?.(modulesWritten)
  const drawn = await drawPictures(site)
  writeGenerated({ ...site, pictures: copies }, shell, buildRevision, new Map([...drawn, ...files]))
  writeTexts(site)
}
