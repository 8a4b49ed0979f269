/** Shows the canonical URL, so that readers share it. The router would take `//docs/` for another host. */
export function showCanonicalAddress(): void {
  const canonical = document.querySelector<HTMLMetaElement>('[property="og:url"]')
  const { pathname, search, hash } = location
  if (canonical && /\.html?$|\/\//.test(pathname))
    history.replaceState(history.state, '', new URL(canonical.content).pathname + search + hash)
  else if (pathname.startsWith('//')) location.replace(pathname.replace(/\/{2,}/g, '/') + search + hash)
}
