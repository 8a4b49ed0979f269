'use client'

import { useEffect, useState } from 'react'
import { cleanPath, likelyRoutes, type KnownRoute } from '@/lib/problems/nearest-routes'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { LateLoader } from '../ui/late-loader.client'

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
  const [routes, setRoutes] = useState<KnownRoute[]>()
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    loadRoutes(basePath).then(setRoutes, (error: unknown) =>
      setFailure(error instanceof Error ? error.message : String(error)),
    )
  }, [basePath, attempt])
  const retry = () => {
    setFailure(undefined)
    setAttempt(attempt + 1)
  }
  if (routes) return <NearestPages basePath={basePath} routes={routes} />
  if (failure === undefined) return <LateLoader />
  return (
    <div role="alert">
      <p>
        {strings.errors.loadFailed} {failure}
      </p>
      <button className="button" type="button" onClick={retry}>
        {strings.common.retry}
      </button>
    </div>
  )
}

function NearestPages({ basePath, routes }: { basePath: string; routes: KnownRoute[] }) {
  const path = location.pathname.slice(basePath.length)
  const clean = cleanPath(path)
  const isKnown = routes.some(([permalink]) => permalink === clean)
  useEffect(() => {
    if (isKnown && location.pathname !== encodeURI(basePath + clean)) {
      location.replace(encodeURI(basePath + clean) + location.search + location.hash)
    }
  }, [isKnown, basePath, clean])

  const near = isKnown ? [] : likelyRoutes(path, routes)
  if (near.length === 0) return null
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
