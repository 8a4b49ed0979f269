/** Which pages have a twin in Markdown, and where it is. */
import type { Entry } from './types'
import { config } from '../site'

/** Address of the twin of a page: `/docs/intro.md`. */
export const twinPath = (permalink: string): string =>
  permalink === '/' ? '/index.md' : `${permalink.slice(0, -1)}.md`

/** Whether a page has a twin: drafts and unlisted pages have none. */
export const hasTwin = ({ unlisted, draft }: Entry): boolean => config.assistants.texts && !unlisted && !draft

/** Address of the twin that the menu of a page copies; the development server has none. */
export const twinOf = (entry: Entry): string | undefined =>
  config.assistants.menu && hasTwin(entry) && process.env.NODE_ENV === 'production'
    ? twinPath(entry.permalink)
    : undefined
