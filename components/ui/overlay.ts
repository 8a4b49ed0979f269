import type { config } from '@/lib/site'
import type { SearchOffer } from '@/lib/view/site-facts'

/** An assistant that readers may ask, as in the settings. */
type Assistant = (typeof config.assistants.ask)[number]

/** The address of an assistant with a question filled in. */
export function askAssistant({ href, parameter }: Assistant, question: string): string {
  const url = new URL(href)
  url.searchParams.set(parameter, question)
  return url.href
}

/** What the search and the menu of a page suggest. */
export interface SuggestionProps {
  assistants: Assistant[]
  offer: SearchOffer
}

export interface OverlayProps extends SuggestionProps {
  /** The link that opened it. */
  link: HTMLAnchorElement
  onClose: () => void
  /** Opens it again. */
  onRetry: () => void
}
