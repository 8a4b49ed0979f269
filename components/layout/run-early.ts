/** What the inline script of a page knows of the site. */
export interface EarlySettings {
  /** Id of the current announcement; empty when there is none. */
  announcement: string
  darkColor: string
  /** Id of the element that says that scripts did not load. */
  failureId: string
}

/** What the rules of a policy make of a text; `null` refuses it. */
type Rule = (text: string) => string | null

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: 'default', rules: Record<string, Rule>) => void }
    /** What the reader has pressed before React was there: `Navigation` repeats the clicks. */
    keptClicks?: HTMLElement[]
  }
}

/**
 * What must happen before the first paint or before React. It runs as the inline script of each page, which holds its text
 * (`early-script.tsx`): so it must not use anything from outside.
 */
export function runEarly({ announcement, darkColor, failureId }: EarlySettings): void {
  const root = document.documentElement
  const isReady = () => root.dataset['ready'] !== undefined

  // What scripts may make of text where the policy of the page asks: HTML, in which the policy runs nothing, and scripts of this
  // origin; never code. https://www.w3.org/TR/trusted-types/
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  })

  if (/Mac|iP/.test(navigator.platform)) root.dataset['keys'] = 'apple'
  try {
    if (localStorage.getItem('announcement') === announcement) root.dataset['announcement'] = 'off'
    // loaded earlier in this visit, so it is in the cache
    if (sessionStorage.getItem('font')) root.dataset['font'] = 'web'
  } catch {
    // the storage is blocked: the announcement shows, in a local font
  }
  const bars = document.querySelector<HTMLMetaElement>('[name="theme-color"]')
  if (bars && root.dataset['theme'] === 'dark') bars.content = darkColor

  // Readers share the address at hand, so it should be the one of the page. The router would take `//docs/` for another host.
  const own = document.querySelector<HTMLMetaElement>('[property="og:url"]')
  const { pathname, search, hash } = location
  if (own && /\.html?$|\/\//.test(pathname)) {
    history.replaceState(history.state, '', new URL(own.content).pathname + search + hash)
  } else if (pathname.startsWith('//')) {
    location.replace(pathname.replace(/\/{2,}/g, '/') + search + hash)
  }

  const kept: HTMLElement[] = (window.keptClicks = [])
  addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(
        'button:not([popovertarget]), a[data-search], a[data-opens]',
      )
      if (!control || isReady() || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      kept.push(control)
    },
    true,
  )

  // the shortcut of the search is a click on the link to it
  addEventListener(
    'keydown',
    (event) => {
      const link = document.querySelector<HTMLElement>('a[data-search]')
      if (!link || isReady() || !(event.ctrlKey || event.metaKey) || !/^[kл]$/i.test(event.key)) return
      event.preventDefault()
      kept.push(link)
    },
    true,
  )

  // A page whose scripts do not load was kept by the browser since before the last deployment, and is reloaded. When that does not
  // help, most often the site is not in the folder that it was built for.
  addEventListener(
    'error',
    (event: Event) => {
      // A missing file is an error of its element. Some hosts send a page in its place, which is an error of its syntax.
      const isOfFile =
        event instanceof ErrorEvent
          ? event.error instanceof SyntaxError
          : event.target instanceof HTMLScriptElement
      if (isReady() || !isOfFile) return
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      if (entry?.type !== 'reload') return location.reload()
      const message = document.getElementById(failureId)
      if (message) message.hidden = false
      // nobody will repeat the clicks: links are followed again
      root.dataset['ready'] = 'never'
    },
    true,
  )
}
