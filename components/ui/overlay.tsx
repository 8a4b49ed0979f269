/** What overlays share: their props, and a replacement if their chunk fails to load. */
import { clientStrings as strings } from '@/lib/strings/client-strings'
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

/** Shown when an overlay failed to load, with a retry button. */
export const failureDialog = (text: string) =>
  function FailureDialog({ onClose, onRetry }: Pick<OverlayProps, 'onClose' | 'onRetry'>) {
    return (
      <dialog ref={(dialog) => dialog?.showModal()} className="drop failure" onClose={onClose}>
        <p role="alert">{text}</p>
        <button type="button" className="button" onClick={onRetry}>
          {strings.common.retry}
        </button>
      </dialog>
    )
  }
