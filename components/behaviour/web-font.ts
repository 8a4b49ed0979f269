/**
 * The web font comes after everything else, and not at all for readers who save data; once it is there, the next pages of
 * the visit take it from the cache at once.
 */
import { afterLoad } from './after-paint'
import { savesData } from './saves-data'

const storageKey = 'font'

function attach(): void {
  for (const [file, unicodeRange] of SETTINGS.fonts) {
    const face = { weight: '400 800', display: 'swap', unicodeRange } as const
    document.fonts.add(new FontFace(SETTINGS.fontFamily, `url(${file})`, face))
  }
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // storage is blocked: the next page waits for its load again
  }
}

function isCached(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

export function attachWebFont(): void {
  if (savesData()) return
  if (isCached()) attach()
  else afterLoad(attach)
}
