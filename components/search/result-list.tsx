import type { ComponentProps, Ref } from 'react'
import { opensElsewhere } from '@/lib/browser/link-destination'
import type { SearchGroup, SnippetPart } from '@/lib/search/result'
import { searchStrings } from '@/lib/strings/search-strings'
import { encodeUnsafe } from '@/lib/text/path'
import { hrefOf } from '@/lib/text/url'
import { searchAddress } from './search-address'
import type { SearchView } from './use-search'

interface ResultState {
  /** Prefix of all ids. */
  id: string
  /** Whether links are options of a list box that a field navigates; otherwise each link can be focused. */
  isListBox: boolean
  /** Id of the option that Enter opens. */
  selected: string | undefined
}

/** Two lines of text or one of code, with what matches marked. */
const Snippet = ({ snippet, isCode }: Pick<SearchGroup, 'snippet' | 'isCode'>) => {
  const Text = isCode ? 'code' : 'span'
  return (
    <Text className="hit-text">
      <Marked parts={snippet} />
    </Text>
  )
}

const Hit = ({ id, isListBox, selected, children, ...link }: ResultState & ComponentProps<'a'>) => (
  <a
    className="hit"
    id={id}
    {...(isListBox && { role: 'option', 'aria-selected': id === selected, tabIndex: -1 })}
    {...link}
  >
    {children}
  </a>
)

/** Elements, no bare text: machine translation replaces text nodes, and then React could not remove them. */
const Marked = ({ parts }: { parts: SnippetPart[] }) =>
  parts.map(({ text, isMatch }, at) => {
    const Part = isMatch ? 'mark' : 'span'
    // oxlint-disable-next-line react/no-array-index-key -- parts of one string
    return <Part key={at}>{text}</Part>
  })

interface ResultListProps {
  view: SearchView
  state: ResultState
  ref: Ref<HTMLDivElement>
  onSelect: (id: string) => void
  /** Called when a result is opened; `isHere` means in this tab. */
  onFollow: (isHere: boolean) => void
}

export function ResultList({ view, state, ref, onSelect, onFollow }: ResultListProps) {
  const { id, isListBox, selected } = state
  const { groups, total } = view.result ?? { groups: [], total: 0 }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for the links in it
    <div
      ref={ref}
      id={`${id}-list`}
      className="hits"
      role={isListBox ? 'listbox' : 'region'}
      aria-label={searchStrings.results}
      aria-busy={view.status === 'loading'}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onFollow(!opensElsewhere(event))
      }}
      // enter events also fire when the list scrolls under a resting pointer, which must not select
      onPointerMove={({ target }) => {
        const option = target instanceof Element && target.closest('[role="option"]')
        if (option && option.id !== selected) onSelect(option.id)
      }}
    >
      {groups.map((group, number) => (
        <ResultGroup key={group.permalink} group={group} {...state} id={`${id}-${number}`} />
      ))}
      {isListBox && view.question && total > groups.length && (
        <Hit
          {...state}
          id={`${id}-all`}
          className="hit all"
          href={searchAddress(view.question.text, view.question.kind)}
        >
          {searchStrings.allResults(total)}
        </Hit>
      )}
    </div>
  )
}

/** A page that was found: a link to it, and links to its best sections. */
function ResultGroup({ group, ...state }: ResultState & { group: SearchGroup }) {
  const { permalink, title, snippet, isCode, kind, breadcrumbs, hits } = group
  const above = kind === 'docs' ? [searchStrings.kindNames.docs, ...breadcrumbs] : breadcrumbs
  const address = hrefOf(permalink)
  const Title = state.isListBox ? 'b' : 'h2'
  return (
    <section className="hit-page" role="group" aria-labelledby={state.id}>
      <Hit {...state} id={`${state.id}-0`} className="hit whole" href={address}>
        <Title id={state.id}>
          <Marked parts={title} />
        </Title>{' '}
        <span className="hit-path">
          {above.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </span>{' '}
        <Snippet snippet={snippet} isCode={isCode} />
      </Hit>
      {hits.map(({ anchor, heading, ...text }, at) => (
        <Hit key={anchor} {...state} id={`${state.id}-${at + 1}`} href={`${address}#${encodeUnsafe(anchor)}`}>
          <b>
            <Marked parts={heading} />
          </b>
          <Snippet {...text} />
        </Hit>
      ))}
    </section>
  )
}
