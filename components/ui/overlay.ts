import type { config } from '@/lib/site'
import type { SearchOffer } from '@/lib/view/site-sections'

/** An entry of the menu that copies a page, as the settings have it. */
export type Assistant = (typeof config.assistants.ask)[number]

export interface SiteProps {
  assistants: Assistant[]
  offer: SearchOffer
}

export interface OverlayProps extends SiteProps {
  /** The link that has opened it. */
  link: HTMLAnchorElement
  onClose: () => void
  /** Opens it anew. */
  onRetry: () => void
}
