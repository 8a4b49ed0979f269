declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: 'default', rules: Record<string, (text: string) => string | null>) => void
    }
    /** Clicks before hydration, which `Navigation` replays. */
    keptClicks?: HTMLElement[]
    /** Keys typed between opening the search and mounting its field. */
    keptText?: string | undefined
  }
}

/**
 * Work before the first paint or hydration. `announcement` is its id, empty if there is none; `darkColor` is the theme colour of the
 * browser.
 */
export function runEarly(announcement: string, darkColor: string): void {
  const root = document.documentElement
  const isReady = () => root.dataset['ready'] !== undefined

  // Trusted Types allow HTML, in which the CSP runs nothing, and scripts of this origin, but never code.
  // https://www.w3.org/TR/trusted-types/
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  })

  if (/Mac|iP/.test(navigator.platform)) root.dataset['keys'] = 'apple'
  try {
    if (localStorage.getItem('announcement') === announcement) root.dataset['announcement'] = 'off'
    // loaded on an earlier page, so it is cached
    if (localStorage.getItem('font')) {
      root.dataset['font'] = 'web'
      // the faces are `optional` (late-parts.client.tsx), and the first paint waits for such a face only if it is preloaded
      for (const sheet of document.styleSheets)
        for (const { cssText } of sheet.cssRules) {
          const [, path] = /^@font-face.*url\("([^"]+\.woff2)"/s.exec(cssText) ?? []
          if (path === undefined) continue
          const { href } = new URL(path, sheet.href ?? location.href)
          document.head.append(
            Object.assign(document.createElement('link'), {
              rel: 'preload',
              as: 'font',
              crossOrigin: '',
              href,
            }),
          )
        }
    }
  } catch {
    // storage is blocked: show the announcement, in the local font
  }
  if (root.dataset['theme'] === 'dark')
    document.querySelector('[name="theme-color"]')?.setAttribute('content', darkColor)

  // Readers share the address bar, so it should show the canonical URL. The router would take `//docs/` for another host.
  const own = document.querySelector<HTMLMetaElement>('[property="og:url"]')
  const { pathname, search, hash } = location
  if (own && /\.html?$|\/\//.test(pathname))
    history.replaceState(history.state, '', new URL(own.content).pathname + search + hash)
  else if (pathname.startsWith('//')) location.replace(pathname.replace(/\/{2,}/g, '/') + search + hash)

  const kept: HTMLElement[] = (window.keptClicks = [])
  const keep = (event: Event, control: HTMLElement | null) => {
    if (!control || isReady()) return
    event.preventDefault()
    if (control.matches('[data-opens="search"]')) window.keptText ??= ''
    kept.push(control)
  }
  const controls = 'button:not([popovertarget]), a[data-opens]'
  const keepClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    keep(event, (event.target as Element).closest(controls))
  }
  // a search shortcut clicks the search link; keys typed after it are for the field
  const keepKey = (event: KeyboardEvent) => {
    const { key, shiftKey } = event
    const hasModifier = event.ctrlKey || event.metaKey
    if (isReady() || (!hasModifier && (event.target as Element).matches('input'))) return
    if (!hasModifier && window.keptText !== undefined) {
      if (key.length > 1) return
      event.preventDefault()
      window.keptText += key
    } else if (!shiftKey && (hasModifier ? /^[kл]$/i.test(key) : event.code === 'Slash'))
      keep(event, document.querySelector('a[data-opens="search"]'))
  }
  addEventListener('click', keepClick, true)
  addEventListener('keydown', keepKey, true)
}
