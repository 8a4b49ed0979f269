/** The script of the search, loaded when it is asked for: `components/behaviour/search-entry.ts`. */
import { adoptStyles } from '../adopt-styles'

export { openDialog } from './dialog'
export { startPage } from './search-page'

adoptStyles()
