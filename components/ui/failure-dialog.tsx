import { clientStrings as strings } from '@/lib/strings/client-strings'
import type { OverlayProps } from './overlay'

/** A dialog that replaces an overlay that failed to load, with a retry button. */
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
