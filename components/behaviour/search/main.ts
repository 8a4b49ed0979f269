/** The script of the search, loaded when it is asked for: `components/behaviour/search-entry.ts`. */
import { adoptStyles } from '../adopt-styles'
import { nextTask } from '../next-task'
import { prepare } from './ask'
import { drawDialog } from './dialog'

export { openDialog } from './dialog'
export { startPage } from './search-page'

adoptStyles()
void prepare()
drawDialog()
// opening makes the browser look at the whole page: a task of its own, between which and this one it may answer the reader
await nextTask()
