import type { config } from '@/lib/site'
import type { LabelledLink } from '@/lib/view/docs'

/** An entry of the menu that copies a page, as the settings have it. */
export type Assistant = (typeof config.assistants.ask)[number]

export interface SiteProps {
  assistants: Assistant[]
  /** The sections of the site, for those who find nothing. */
  sections: LabelledLink[]
}

export interface OverlayProps extends SiteProps {
  /** The link that has opened it. */
  link: HTMLAnchorElement
  onClose: () => void
  /** Opens it anew. */
  onRetry: () => void
}
