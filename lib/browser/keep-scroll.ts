/**
 * Makes Back and Forward to an address with a hash restore the scroll position, until `signal` aborts.
 * Chromium scrolls to the hash instead, see `ProcessFragment` in
 * https://source.chromium.org/chromium/chromium/src/+/main:third_party/blink/renderer/core/loader/frame_loader.cc
 * Browsers without the Navigation API restore the position themselves.
 */
export function keepScroll(signal: AbortSignal): void {
  if (!('navigation' in window)) return
  /** Scroll positions in pixels by the key of the history entry. */
  const positions = new Map<string, number>()
  /** The position to return to; `undefined` unless Back or Forward is in progress. */
  let target: number | undefined
  // fires once the address has changed, but not yet the page or the scroll position
  const leave = ({ from, navigationType }: NavigationCurrentEntryChangeEvent) => {
    // the router replaces the state of the entry that Back leads to
    if (navigationType === 'replace') return
    positions.set(from.key, scrollY)
    target = navigationType === 'traverse' ? positions.get(navigation.currentEntry?.key ?? '') : undefined
  }
  // a click on a link with a hash fires `popstate`, too
  const restore = () => {
    const top = target
    target = undefined
    if (top === undefined || location.hash === '') return
    history.scrollRestoration = 'manual'
    // in the next frame the router has rendered the page, and nothing is painted yet
    requestAnimationFrame(() => {
      scrollTo(0, top)
      history.scrollRestoration = 'auto'
    })
  }
  navigation.addEventListener('currententrychange', leave, { signal })
  addEventListener('popstate', restore, { signal })
}
