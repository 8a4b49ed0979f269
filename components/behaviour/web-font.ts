/**
 * The web font comes after everything else, and not at all for readers who save data; once it is there, the next pages of
 * the visit take it from the cache at once.
 */
import { afterLoad } from './after-paint'
import { noteLines } from './keep-lines'
import { nextTask } from './next-task'
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

const facesOf = (): FontFace[] =>
  SETTINGS.fonts.map(([file, unicodeRange]) => {
    const face = { weight: '400 800', display: 'swap', unicodeRange } as const
    return new FontFace(SETTINGS.fontFamily, `url(${file})`, face)
  })

/** For readers who have the font, before anything is painted. */
export function attachCachedFont(): void {
  if (isCached()) for (const face of facesOf()) document.fonts.add(face)
}

/** For readers who do not have it yet: nothing on the screen may move, else the page keeps the font it has. */
export function attachWebFont(): void {
  if (savesData() || isCached()) return
  afterLoad(async () => {
    const faces = await Promise.all(facesOf().map((face) => face.load())).catch(() => undefined)
    // without it the page keeps the font it has
    if (!faces) return
    remember()
    const attach = () => faces.forEach((face) => document.fonts.add(face))
    const detach = () => faces.forEach((face) => document.fonts.delete(face))
    await restBelow()
    const top = scrollY
    const keepLines = noteLines()
    // each of the two takes its time, and the reader may do something meanwhile
    await nextTask()
    const isKept = (scrollY === top ? keepLines : noteLines())(attach)
    if (isKept) return
    detach()
    document.addEventListener(pageShown, attach, { once: true })
  })
}
