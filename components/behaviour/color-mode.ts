/** Light or dark: the switch, the tabs that follow, and the colour that browsers give their own bars. */
import { writeStored } from './storage'

const storageKey = 'theme'
const root = document.documentElement

type Mode = 'light' | 'dark'
const shownMode = (): Mode => (root.dataset['theme'] === 'dark' ? 'dark' : 'light')

/** Gives the bars of the browser the colour of the mode. */
export function paintBrowser(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (meta) meta.content = SETTINGS.themeColor[shownMode()]
}

function show(mode: Mode): void {
  root.dataset['theme'] = mode
  paintBrowser()
}

export function listenToColorMode(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-color-mode]')) return
    const mode = shownMode() === 'dark' ? 'light' : 'dark'
    show(mode)
    writeStored(storageKey, mode)
    // browsers tell other tabs only; the theme provider of this one listens too
    dispatchEvent(new StorageEvent('storage', { key: storageKey, newValue: mode }))
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) show(newValue === 'dark' ? 'dark' : 'light')
  })
}
