/**
 * Where a click on `target` leads inside the site, for the router: path without the base path, query and hash. `null` when
 * the browser should follow the link itself: another site, a file, a new tab, a download, or no link at all.
 */
export function linkDestination(
  target: EventTarget | null,
  here: Pick<Location, 'href' | 'origin'>,
  basePath: string,
): string | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || !link.hasAttribute('href') || link.hasAttribute('download')) return null
  if (link.target !== '' && link.target !== '_self') return null
  const { origin, pathname, search, hash } = new URL(link.href, here.href)
  if (origin !== here.origin || !`${pathname}/`.startsWith(`${basePath}/`)) return null
  const isFile = /\.[a-z\d]+$/i.test(pathname) && !/\.html?$/i.test(pathname)
  return isFile ? null : (pathname.slice(basePath.length) || '/') + search + hash
}
