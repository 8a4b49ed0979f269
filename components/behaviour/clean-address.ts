/**
 * An address that ends in `.html`, or has doubled slashes, becomes the clean one: the page at hand tells it to
 * messengers. The not-found page does not, and looks for itself; but the framework would take `//docs/` for another host.
 */
export function cleanAddress(): void {
  const own = document.querySelector<HTMLMetaElement>('[property="og:url"]')
  const { pathname, search, hash } = location
  if (own && /\.html?$|\/\//.test(pathname)) {
    history.replaceState(history.state, '', new URL(own.content).pathname + search + hash)
  } else if (pathname.startsWith('//')) {
    location.replace(pathname.replace(/\/{2,}/g, '/') + search + hash)
  }
}
