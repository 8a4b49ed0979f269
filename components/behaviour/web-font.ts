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

const fonts = `${SETTINGS.fontFamily},var(--sans)`

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

const showFont = (): void => {
  document.documentElement.style.fontFamily = fonts
}

/**
 * Before anything is painted: the document knows the font, which changes nothing until a text asks for it; later, browsers would look
 * through all texts. Who has it in the cache sees it at once.
 */
export function addFont(): void {
  for (const [file, unicodeRange] of SETTINGS.fonts) {
    const face = { weight: '400 800', display: 'swap', unicodeRange } as const
    document.fonts.add(new FontFace(SETTINGS.fontFamily, `url(${file})`, face))
  }
  if (isCached()) showFont()
}

function loadFont(): Promise<FontFace[]> {
  // some browsers put names into quotes
  const faces = [...document.fonts].filter(({ family }) => family.replaceAll('"', '') === SETTINGS.fontFamily)
  return Promise.all(faces.map((face) => face.load()))
}

/**
 * For readers who do not have it yet: nothing on the screen may move, else the page keeps the font it has. The texts in view take
 * the font one after another: a page that changes at once holds a slow telephone up.
 */
export function attachWebFont(laidOut: Promise<void>): void {
  if (savesData() || isCached()) return
  afterLoad(async () => {
    const faces = await loadFont().catch(() => [])
    // without it the page keeps the font it has
    if (faces.length === 0) return
    remember()
    await laidOut
    await restBelow()
    const turned = new Promise((resolve) => document.addEventListener(pageShown, resolve, { once: true }))
    // the reader may have gone on meanwhile
    if (!(await changeFont(fonts))) void turned.then(showFont)
  })
}
