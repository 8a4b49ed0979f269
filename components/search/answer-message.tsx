import type { SearchResult } from '@/lib/search/types'
import { searchStrings } from '@/lib/strings/search-strings'
import type { LabelledLink } from '@/lib/view/docs'
import { Failure, MessageButton, NothingFound, StartMessage, Tips } from './messages'
import type { Question, SearchState, SearchView } from './use-search'

interface AnswerMessageProps {
  view: SearchView
  /** Recent queries are known to the browser only. */
  isHydrated: boolean
  sections: LabelledLink[]
  /** Shows more pages, so many in all; undefined when there are no more. */
  onMore: ((limit: number) => void) | undefined
  ask: SearchState['ask']
}

/** What stands in place of results or below them. */
export function AnswerMessage(props: AnswerMessageProps) {
  const content = contentOf(props)
  return (
    <div className="search-message" hidden={content === null}>
      {content}
    </div>
  )
}

function contentOf({ view, isHydrated, sections, onMore, ask }: AnswerMessageProps) {
  const { text = '', kind } = view.question ?? {}
  if (view.status !== 'answered') {
    if (view.status === 'loading') return <p>{searchStrings.loading}</p>
    if (view.status === 'failed') return <Failure retry={() => ask(text, kind)} />
    return isHydrated ? <StartMessage ask={ask} onForget={() => ask('')} /> : <Tips />
  }
  const { groups, totals } = view.result
  const more = groups.length + 8
  if (view.hasMoreFailed && onMore) return <Failure retry={() => onMore(more)} />
  if (onMore) return <MessageButton label={searchStrings.more} onClick={() => onMore(more)} />
  if (groups.length > 0) return null
  return isElsewhere(view.question, totals) ? (
    <>
      <p>{statusOf(view)}</p>
      <MessageButton label={searchStrings.showAll} onClick={() => ask(text)} />
    </>
  ) : (
    <NothingFound query={text} sections={sections} />
  )
}

const countOf = ({ docs, blog, page }: SearchResult['totals']): number => docs + blog + page

/** Nothing of the kind that the reader has chosen answers, but something else does. */
const isElsewhere = ({ kind }: Question, totals: SearchResult['totals']): boolean =>
  kind !== undefined && countOf(totals) > 0

/** What is read out. */
export function statusOf(view: SearchView): string {
  if (view.status === 'loading') return searchStrings.loading
  if (view.status !== 'answered') return ''
  const { question, result } = view
  if (result.total > 0) return searchStrings.found(result.total)
  return question.kind && isElsewhere(question, result.totals)
    ? searchStrings.nothingIn(question.kind, countOf(result.totals))
    : searchStrings.nothing(question.text)
}
