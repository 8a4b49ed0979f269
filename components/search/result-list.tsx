import type { Ref } from 'react'
import type { SearchGroup, SearchHit, SnippetPart } from '@/lib/search/types'
import { searchStrings } from '@/lib/strings/search-strings'
import { encodeUnsafe } from '@/lib/text/path'
import { basePath, searchAddress } from './search-address'
import type { SearchView } from './use-search'

export interface ResultStyle {
  /** Start of all ids: two lists may stand in a page. */
  id: string
  /** Links are options of a list box that a field moves through; else they are reached one by one. */
  isListBox: boolean
  /** Id of the option that Enter opens. */
  selected: string | undefined
}

/** Ids of the links in order. */
export const linkIds = (id: string, groups: SearchGroup[]): string[] =>
  groups.flatMap(({ hits }, group) => hits.map((_, hit) => `${id}-${group}-${hit}`))

const linkProps = ({ isListBox, selected }: ResultStyle, id: string) => ({
  id,
  ...(isListBox && { role: 'option', 'aria-selected': id === selected, tabIndex: -1 }),
})

const Marked = ({ parts }: { parts: SnippetPart[] }) =>
  // oxlint-disable-next-line react/no-array-index-key -- pieces of a text have no other name
  parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))

interface ResultListProps {
  view: SearchView
  style: ResultStyle
  ref: Ref<HTMLDivElement>
  onSelect: (id: string) => void
  /** Called when a result is opened: in this tab when `isHere`. */
  onFollow: (isHere: boolean) => void
}

/** The pages that answer. */
export function ResultList({ view, style, ref, onSelect, onFollow }: ResultListProps) {
  const { id, isListBox, selected } = style
  const { groups, total } = view.status === 'answered' ? view.result : { groups: [], total: 0 }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- of the links in it
    <div
      ref={ref}
      id={`${id}-list`}
      className="hits"
      role={isListBox ? 'listbox' : 'region'}
      aria-label={searchStrings.results}
      hidden={groups.length === 0}
      onClick={({ target, ctrlKey, metaKey, shiftKey }) => {
        if (target instanceof Element && target.closest('a')) onFollow(!ctrlKey && !metaKey && !shiftKey)
      }}
      // a list that moves under a pointer at rest enters options too, and must select none
      onPointerMove={({ target }) => {
        const option = target instanceof Element && target.closest('[role="option"]')
        if (option && option.id !== selected) onSelect(option.id)
      }}
    >
      {groups.map((group, number) => (
        <ResultGroup key={group.permalink} group={group} number={number} {...style} />
      ))}
      {isListBox && view.status === 'answered' && total > groups.length && (
        <a
          className="hit all"
          href={searchAddress(view.question.text, view.question.kind)}
          {...linkProps(style, `${id}-all`)}
        >
          {searchStrings.allResults(total)}
        </a>
      )}
    </div>
  )
}

/** A page that answers: where it stands, and a link for each of its best sections. */
function ResultGroup({ group, number, ...style }: ResultStyle & { group: SearchGroup; number: number }) {
  const { title, kind, breadcrumbs, hits } = group
  const id = `${style.id}-${number}`
  const above = kind === 'docs' ? [searchStrings.kindNames.docs, ...breadcrumbs] : breadcrumbs
  // a page whose top answers best has its title there already
  const isTopFirst = hits[0]?.anchor === '' && above.length > 0
  const Path = style.isListBox ? 'div' : 'h2'
  return (
    <section className="hit-page" role="group" aria-labelledby={id}>
      <Path id={id} className="hit-path">
        {above.map((label) => (
          <span key={label}>{label}</span>
        ))}
        {!isTopFirst && (
          <b>
            <Marked parts={title} />
          </b>
        )}
      </Path>
      {hits.map((hit, at) => (
        <a key={hit.anchor} className="hit" href={hrefOf(group, hit)} {...linkProps(style, `${id}-${at}`)}>
          <b>
            {hit.heading.length > 0 ? (
              <Marked parts={hit.heading} />
            ) : at === 0 ? (
              <Marked parts={title} />
            ) : (
              searchStrings.pageStart
            )}
          </b>
          <span className="hit-text">
            <Marked parts={hit.snippet} />
          </span>
        </a>
      ))}
    </section>
  )
}

const hrefOf = ({ permalink }: SearchGroup, { anchor }: SearchHit): string =>
  basePath + encodeUnsafe(permalink) + (anchor === '' ? '' : `#${encodeUnsafe(anchor)}`)
