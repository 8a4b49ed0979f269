/**
 * Shows the canonical URL, so that readers share it. The router would take `//docs/` for another host. The
 * not-found page has no canonical URL: without `.html`, its address may be that of a page. `/404.html` stays,
 * since hosts that redirect missing pages to it would redirect `/404/`, too.
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
