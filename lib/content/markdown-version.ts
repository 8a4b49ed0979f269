/** The Markdown version of a page, for assistants and for the menu that copies the page. */
import { config } from '../site'
import type { Entry } from './types'

/** Address of the Markdown version of a page: `/docs/intro.md`. */
export const markdownPath = (permalink: string): string =>
  permalink === '/' ? '/index.md' : `${permalink.slice(0, -1)}.md`

type Publishable = Pick<Entry, 'permalink' | 'unlisted' | 'draft'>

/** Whether a page has a Markdown version: drafts and unlisted pages do not. */
export const hasMarkdown = ({ unlisted, draft }: Publishable): boolean =>
  config.assistants.texts && !unlisted && !draft

/** The Markdown version that the page's menu copies; none in development. */
export const copiedMarkdown = (entry: Publishable): string | undefined =>
  config.assistants.menu && hasMarkdown(entry) && process.env.NODE_ENV === 'production'
    ? markdownPath(entry.permalink)
    : undefined
