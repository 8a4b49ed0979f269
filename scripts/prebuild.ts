/**
 * Before `next build`: checks the content, prints what is wrong, and writes what the build needs. Ends with code 1, and
 * writes nothing, when there is an error.
 */
import { buildRevision } from '@/lib/content/generated'
import { sortProblems, withSeverity } from '@/lib/content/problem'
import { compileContent } from './compile-content'
import { copyPictures } from './copy-pictures'
import { drawPictures } from './draw-pictures'
import { loadContent } from './load-content'
import { report } from './report'
import { writeTexts } from './write-texts'
import { writeGenerated } from './write-generated'

const { site, problems } = await loadContent(compileContent)
if (report(problems)) process.exitCode = 1
else {
  const { copies, files, problems: unreadable } = await copyPictures(site)
  const told = new Set(problems.flatMap(({ file, rule }) => (rule === 'images/broken' ? [file] : [])))
  if (report(sortProblems(withSeverity(unreadable.filter(({ file }) => !told.has(file))))))
    process.exitCode = 1
  else {
    const drawn = await drawPictures(site)
    writeGenerated({ ...site, pictures: copies }, buildRevision, new Map([...drawn, ...files]))
    writeTexts(site)
  }
}
