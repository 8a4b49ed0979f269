/**
 * Before `next build`: checks the content, prints what is wrong, and writes what the build needs. Ends with code 1, and
 * writes nothing, when there is an error.
 */
import { withSeverity } from '@/lib/content/problem'
import { copyPictures } from './copy-pictures'
import { drawPictures } from './draw-pictures'
import { loadContent, report } from './load-content'
import { writeTexts } from './write-texts'
import { writeGenerated } from './write-generated'

/** One name for all builds: the bundler has nothing to do anew when only texts have changed. */
const revision = 'build'

const { site, problems } = await loadContent(false)
if (report(problems)) process.exitCode = 1
else {
  const { copies, files, problems: unreadable } = await copyPictures(site)
  report(withSeverity(unreadable))
  const drawn = await drawPictures(site)
  writeGenerated({ ...site, pictures: copies }, revision, new Map([...drawn, ...files]))
  writeTexts(site)
}
