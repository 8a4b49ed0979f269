/**
 * An address that ends in `.html`, or has doubled slashes, becomes the clean one: the page at hand knows it as its canonical
 * address. The not-found page has none and looks for itself.
 */
export function cleanAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const { pathname, search, hash } = location
  if (canonical && /\.html?$|\/\//.test(pathname)) {
    history.replaceState(history.state, '', new URL(canonical.href).pathname + search + hash)
  }
}
