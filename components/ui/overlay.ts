import type { config } from '@/lib/site'
import type { SearchOffer } from '@/lib/view/site-facts'

/** An entry of the menu that copies a page, as in the settings. */
export type Assistant = (typeof config.assistants.ask)[number]

export interface SiteProps {
  assistants: Assistant[]
  offer: SearchOffer
}

export interface OverlayProps extends SiteProps {
  /** The link that opened it. */
  link: HTMLAnchorElement
  onClose: () => void
  /** Opens it again. */
  onRetry: () => void
}
