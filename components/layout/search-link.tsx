import { strings } from '@/lib/strings'
import { hrefOf } from '@/lib/text/url'
import { Icon } from '../ui/icon'

/**
 * Opens the search: the dialog over the page, without JavaScript the page that tells what to do instead. Names of keys are
 * those of the reader's keyboard.
 */
export const SearchLink = ({ isField = false }: { isField?: boolean }) => (
  <a
    className={isField ? 'tool find' : 'find'}
    href={hrefOf('/search/')}
    aria-keyshortcuts="Control+K Meta+K /"
    aria-haspopup="dialog"
    data-search=""
  >
    <Icon name="search" />
    <span className={isField ? '' : 'hidden'}>{strings.search.title}</span>
    {isField && (
      <>
        <kbd aria-hidden="true">Ctrl K</kbd>
        <kbd aria-hidden="true">⌘K</kbd>
      </>
    )}
  </a>
)
