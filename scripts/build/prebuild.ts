/**
 * Runs before `next build`: checks the content, then writes modules for the bundler, files in `public/`, and the
 * snapshot. If there is an error, writes nothing and exits with code 1.
 */
import { buildRevision, revisionModule, serialize, writeSnapshot } from '@/lib/load/snapshot'
import { finishProblems } from '@/lib/problems/problem'
import { copyPictures } from '@/lib/publish/copy-pictures'
import { searchPages } from '@/lib/publish/search-pages'
import { loadRenderer, socialPictures } from '@/lib/publish/social-pictures'
import { changedDocs, lastDocs } from '@/lib/content/version-queries'
import { loadContent, writtenFolders } from '@/lib/load/load-content'
import { printProblems } from '../print-problems'
import { compileContent, stopCompiling } from './compile-content'
import { indexInThread } from './index-in-thread'
import { showProgress } from './show-progress'
import { indexFiles, pageFiles, writeExported } from './public-files'
import { syncFolder, writeFile } from './sync-folder'
import { writeModules } from './write-modules'
import { writeEarlyScript } from './inline-scripts'

const noDates =
  'Истории git нет или она неполная: на страницах и в карте сайта не будет дат, ленты изменений документации — тоже.'

const { site, problems } = await loadContent((found) =>
  compileContent(found, {
    startProgress: (total, kept) => {
      // the first build renders all social images, and is idle while threads compile texts
      if (kept === 0) void loadRenderer()
      return showProgress('Тексты', total, kept)
    },
  }),
)
await stopCompiling()
const pictures = await copyPictures(site, (total, kept) => showProgress('Картинки', total, kept))
if (printProblems(finishProblems([...problems, ...pictures.problems]))) {
  process.exitCode = 1
} else {
  if (changedDocs(lastDocs(site)).length === 0) console.log(noDates)
  const index = indexInThread(searchPages(site))
  writeModules(site)
  await writeEarlyScript('production')
  writeFile('.generated/revision.ts', revisionModule(buildRevision))
  site.pictures = pictures.copies
  const cards = await socialPictures(site, (total, kept) =>
    showProgress('Картинки для\u00a0ссылок', total, kept),
  )
  writeExported(site)
  const brokenLinks = problems.filter(({ deadUrl }) => deadUrl)
  writeSnapshot(serialize({ site, problems: brokenLinks }), buildRevision)
  const files = [pictures.files, cards, pageFiles(site), indexFiles(site, await index)]
  syncFolder('public', new Map(files.flatMap((each) => [...each])), writtenFolders)
}
