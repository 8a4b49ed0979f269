/**
 * Makes Back and Forward to an entry with a hash return to where the reader left it, until `signal` aborts.
 * Chromium scrolls to the hash instead: within a document it skips the hash only after it has restored a
 * position from history, `ProcessFragment` in
 * https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/loader/frame_loader.cc
 * Other browsers restore the position themselves, so one without the Navigation API needs nothing.
 */
export function keepScroll(signal: AbortSignal): void {
  if (!('navigation' in window)) return
  /** Positions by the key of the history entry. */
  const left = new Map<string, number>()
  /** The position in the entry that Back or Forward leads to. */
  let wanted: number | undefined
  // fires before the page changes or scrolls
  const leave = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) => {
    // the router replaces the state of the entry that Back leads to
    if (navigationType === 'replace') return
    left.set(from.key, scrollY)
    wanted = navigationType === 'traverse' ? left.get(navigation.currentEntry?.key ?? '') : undefined
  }
  // a click on a link with a hash fires it, too
  const restore = () => {
    const top = wanted
    wanted = undefined
    if (top === undefined || location.hash === '') return
    history.scrollRestoration = 'manual'
    // the router has rendered the page by then, and nothing is painted yet
    requestAnimationFrame(() => {
      scrollTo(0, top)
      history.scrollRestoration = 'auto'
    })
  }
  navigation.addEventListener('currententrychange', leave, { signal })
  addEventListener('popstate', restore, { signal })
}
