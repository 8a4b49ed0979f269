import { loadFailureId } from '@/lib/shell-ids'
import { wasReloaded } from './load-once'

/**
 * A page whose script does not load is one that the browser kept from before the site was published anew, and is loaded again; if
 * that does not help, it says so in plain HTML: most often the site is not in the folder it was built for.
 */
export const watchLoading = (): void => addEventListener('error', tell, true)

function tell(event: Event): void {
  // a missing file is an error of its element; a page in its place, as some hosts send, one of the script
  // of the script itself, that is: not of what it does later
  if (event instanceof ErrorEvent && !(event.error instanceof SyntaxError)) return
  const address = event instanceof ErrorEvent ? event.filename : (event.target as HTMLScriptElement).src
  const message = document.getElementById(loadFailureId)
  if (!message || !address?.endsWith(SETTINGS.pageScript)) return
  if (!wasReloaded()) return location.reload()
  message.hidden = false
  // nobody will do them: links are links again
  window.keptClicks?.end()
}
