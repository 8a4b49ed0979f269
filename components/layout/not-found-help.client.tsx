'use client'

import { useCallback, useEffect } from 'react'
import { cleanPath, likelyRoutes, type KnownRoute } from '@/lib/problems/nearest-routes'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { LazyNotice } from '../ui/lazy-notice.client'
import { useLazy } from '../ui/use-lazy'

async function loadRoutes(basePath: string): Promise<KnownRoute[]> {
  const response = await fetch(`${basePath}/routes.json`)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return response.json()
}

/**
 * Helps a reader who came to an address without a page: goes to the page when the address is only spelt in another way
 * (`/docs/intro.html`), else names the nearest ones. Only addresses of the list are gone to, so it cannot go in circles.
 */
export function NotFoundHelp({ basePath }: { basePath: string }) {
  const [routes, retry] = useLazy(useCallback(() => loadRoutes(basePath), [basePath]))
  const path = typeof location === 'undefined' ? '' : location.pathname.slice(basePath.length)
  const clean = cleanPath(path)
  const isKnown = routes.state === 'ready' && routes.value.some(([permalink]) => permalink === clean)

  useEffect(() => {
    if (isKnown && location.pathname !== encodeURI(basePath + clean)) {
      location.replace(encodeURI(basePath + clean) + location.search + location.hash)
    }
  }, [isKnown, basePath, clean])

  if (routes.state !== 'ready') return <LazyNotice lazy={routes} retry={retry} />
  const near = likelyRoutes(path, routes.value)
  if (isKnown || near.length === 0) return null
  return (
    <nav className="near" aria-label={strings.errors.nearest}>
      <p>{strings.errors.nearest}</p>
      <ul>
        {near.map(([permalink, title]) => (
          <li key={permalink}>
            <a href={encodeURI(basePath + permalink)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
