import { searchId } from '@/lib/shell-ids'
import { searchStrings } from '@/lib/strings/search-strings'
import { Icon } from '../ui/icon'

const { all, kindNames, kinds, field, placeholder, tips } = searchStrings

/**
 * The search as its script draws it at first (`components/behaviour/search/panel.ts`): it is there with the page, and what the reader
 * types into it before the script comes is taken over.
 */
export const SearchStart = () => (
  <search className="search" id={searchId} suppressHydrationWarning>
    <div className="query">
      <Icon name="search" />
      <input
        type="search"
        aria-label={field}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
      />
    </div>
    <div className="kinds" role="group" aria-label={kinds}>
      {[all, kindNames.docs, kindNames.blog].map((name) => (
        <button key={name} type="button" aria-pressed={name === all} disabled>
          {name}{' '}
        </button>
      ))}
    </div>
    <div className="search-message">
      <p>{tips}</p>
    </div>
  </search>
)
