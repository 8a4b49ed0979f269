/** `npm run move OLD NEW`: moves a file or folder of the content. */
import { moveContent } from './move/move-content'
import { Refusal } from './move/check-change'

const [old, next, ...others] = process.argv.slice(2)
if (!old || !next || others.length > 0) {
  console.error('Переезд файла или папки: npm run move docs/events.md docs/api/events.md')
  process.exitCode = 2
} else {
  try {
    await moveContent(old, next)
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    console.error(thrown.message)
    process.exitCode = 1
  }
}
