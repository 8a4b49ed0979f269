/**
 * Shows the canonical URL, so that readers share it. The router would take `//docs/` for another host. The
 * not-found page has no canonical URL: without `.html`, its address may be that of a page. Hosts that redirect
 * to `/404.html` would do so again.
 */
export function showCanonicalAddress(): void {
  const canonical = document.querySelector<HTMLMetaElement>('[property="og:url"]')
  const { pathname, search, hash } = location
  const file = /(?<!\/404)(?:\/index)?\.html?\/?$/i
  if (canonical && (file.test(pathname) || pathname.includes('//')))
    history.replaceState(history.state, '', new URL(canonical.content).pathname + search + hash)
  else if (file.test(pathname) || pathname.startsWith('//'))
    location.replace(pathname.replace(file, '/').replace(/\/{2,}/g, '/') + search + hash)
}
