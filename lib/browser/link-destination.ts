/** Whether a click on a link leaves the page as it is: it opens a tab or a window, or downloads the target. */
export const opensElsewhere = (
  event: Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey

/**
 * The route that a click on `target` leads to: the path without the base path, the query and the hash. `null`
 * if the click is not on a link, or if the router must not handle it: another site, a file, a new tab, a
 * download, an overlay, a heading of the same page (browsers scroll, focus and mark `:target` themselves), or
 * the same page with another query, which selects tabs on load.
 */
export function linkDestination(target: EventTarget | null, here: Pick<Location, 'href'>, basePath: string) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.hasAttribute('href') || link.hasAttribute('download') || link.hasAttribute('data-opens'))
    return null
  if (link.target !== '' && link.target !== '_self') return null
  const current = new URL(here.href)
  const { origin, pathname, search, hash } = new URL(link.href, current)
  const isSame = search === current.search
  if (pathname === current.pathname && (isSame ? hash : search) !== '') return null
  if (origin !== current.origin || !`${pathname}/`.startsWith(`${basePath}/`)) return null
  // the router of Next.js takes a name with a dot for a file, even before a slash: `/docs/1.0/`
  const isFile = /\.[^/]+\/?$/.test(pathname) && !/\.html?$/i.test(pathname)
  return isFile ? null : (pathname.slice(basePath.length) || '/') + search + hash
}
