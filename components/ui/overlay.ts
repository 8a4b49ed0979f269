import type { config } from '@/lib/site'
import type { SearchOffer } from '@/lib/view/site-sections'

type Assistant = (typeof config.assistants.ask)[number]

/** The address of an assistant with a question filled in. */
export function askAssistant({ href, parameter }: Assistant, question: string): string {
  const url = new URL(href)
  url.searchParams.set(parameter, question)
  return url.href
}

export interface SuggestionProps {
  assistants: Assistant[]
  offer: SearchOffer
}

export interface OverlayProps extends SuggestionProps {
  link: HTMLAnchorElement
  onClose: () => void
  onRetry: () => void
}
