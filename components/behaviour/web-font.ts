/**
 * The web font comes after everything else, and not at all for readers who save data; once it is there, the next pages of
 * the visit take it from the cache at once.
 */
import { afterLoad } from './after-paint'
import { changeFont } from './keep-lines'
import { pageShown } from './pages'
import { restBelow } from './rest-below'
import { savesData } from './saves-data'

const storageKey = 'font'

/** Asks the storage of the visit: that of the site outlives the cache, and the font would then load before the first paint. */
function isCached(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // storage is blocked: the next page waits for its load again
  }
}

const facesOf = (family: string): FontFace[] =>
  SETTINGS.fonts.map(([file, unicodeRange]) => {
    const face = { weight: '400 800', display: 'swap', unicodeRange } as const
    return new FontFace(family, `url(${file})`, face)
  })

/** For readers who have the font, before anything is painted. */
export function attachCachedFont(): void {
  if (isCached()) for (const face of facesOf(SETTINGS.fontFamily)) document.fonts.add(face)
}

/**
 * For readers who do not have it yet: nothing on the screen may move, else the page keeps the font it has. Under a name of its own the
 * font changes nothing until a text asks for it, and the texts in view take it one after another: a page that changes at once holds
 * a slow telephone up.
 */
export function attachWebFont(): void {
  if (savesData() || isCached()) return
  afterLoad(async () => {
    const faces = await Promise.all(facesOf('late').map((face) => face.load())).catch(() => undefined)
    // without it the page keeps the font it has
    if (!faces) return
    remember()
    const fonts = 'late,var(--sans)'
    await restBelow()
    for (const face of faces) document.fonts.add(face)
    if (await changeFont(fonts)) return
    const change = () => (document.documentElement.style.fontFamily = fonts)
    document.addEventListener(pageShown, change, { once: true })
  })
}
