import { searchStrings } from '@/lib/strings/search-strings'
import { ExternalLink } from '../ui/link'
import { askAssistant, type SuggestionProps } from '../ui/overlay'
import { Offer, Start } from './start'
import { statusOf, totalOf, type SearchState } from './use-search'

interface MessageProps extends SuggestionProps {
  search: SearchState
  /** Shows more pages; `undefined` if there are no more. */
  onMore: (() => void) | undefined
  /** Called when the reader follows a link in this tab. */
  onFollow: (() => void) | undefined
}

/** Shown in place of results or below them: suggestions, no results, a failure, a button for more. */
export function Message({ search, offer, assistants, onMore, onFollow }: MessageProps) {
  const { view, field } = search
  const { result, question: { text, kind, limit } = { text: '' } } = view
  const ask: SearchState['ask'] = (...question) => {
    search.ask(...question)
    // the pressed button disappears with its message, so move focus first
    field.current?.focus()
  }
  if (view.status === 'loading' && !result?.total) return <p className="shape">{searchStrings.loading}</p>
  if (view.status === 'start')
    return <Start ask={ask} isHydrated={Boolean(view.question)} pages={offer.start} onFollow={onFollow} />
  if (!result) {
    return (
      <>
        <p role="alert">{searchStrings.failed}</p>
        <Button label={searchStrings.retry} onClick={() => ask(text, kind, limit)} />
      </>
    )
  }
  if (onMore) return <Button label={searchStrings.more} onClick={onMore} />
  if (result.total > 0) return null
  if (kind !== undefined && totalOf(result) > 0) {
    return (
      <>
        <p>{statusOf(view)}</p>
        <Button label={searchStrings.showAll} onClick={() => ask(text)} />
      </>
    )
  }
  return (
    <>
      <h2 className="nothing-found">{searchStrings.nothing(text)}</h2>
      <p>{/[\p{L}\p{N}]/u.test(text) ? searchStrings.nothingTips : searchStrings.onlySigns}</p>
      {assistants.map((assistant) => (
        <p key={assistant.href}>
          <ExternalLink className="button" href={askAssistant(assistant, text)}>
            {assistant.label}: «{text}»
          </ExternalLink>
        </p>
      ))}
      <Offer title={searchStrings.start} pages={offer.start} onFollow={onFollow} />
      <Offer title={searchStrings.sections} pages={offer.nothing} onFollow={onFollow} />
    </>
  )
}

const Button = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" className="button" onClick={onClick}>
    {label}
  </button>
)
