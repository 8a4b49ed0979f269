import { decodePath } from '@/lib/text/path'
import { mainId } from '@/lib/shell-ids'

/** Where the keyboard goes on in a text that has just come: at the heading that the address names, else at its beginning. */
export function focusText(): void {
  const main = document.getElementById(mainId)
  const target = (location.hash && document.getElementById(decodePath(location.hash.slice(1)))) || main
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  // it is no control; the text itself tells where the reader is
  target.style.outline = '0'
  target.focus({ preventScroll: true })
}
