'use client'

import { useEffect, useState } from 'react'
import { config } from '@/lib/site'
import { likelyRoutes, meantRoute, wordsOf, type KnownRoute } from '@/lib/text/nearest-routes'
import { permalinkOf } from '@/lib/text/path'
import { hrefOf } from '@/lib/text/url'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { checkResponse } from '../ui/requests'
import { LoadingMessage } from '../ui/loading-message.client'

interface Answer {
  near?: KnownRoute[]
  hash?: string
  failure?: string
}

const { basePath } = config

/** Pages that the not-found page links to anyway. */
const alreadyLinked = new Set(['/', permalinkOf(config.docs.routeBasePath)])

/**
 * Suggests pages for a missing address. Redirects if the address is another spelling of a known one
 * (`/Docs/intro/).`), or has moved. Only known addresses are loaded, so there are no loops.
 */
async function findPages(): Promise<Answer> {
  const response = await fetch(hrefOf('/routes.json'))
  const routes = (await checkResponse(response).json()) as KnownRoute[] // written by the build
  // messengers encode the hash of a link
  const { pathname, hash } = new URL(location.origin + location.pathname.replace('%23', '#') + location.hash)
  const path = pathname.slice(basePath.length)
  const known = meantRoute(path, routes)
  if (!known) return { near: likelyRoutes(path, routes).filter(([near]) => !alreadyLinked.has(near)), hash }
  const [permalink, , target = permalink] = known
  const address = encodeURI(basePath + target)
  if (location.pathname !== address) location.replace(address + location.search + hash)
  return { near: [] }
}

export function NotFoundHelp() {
  const [{ near, hash = '', failure }, setAnswer] = useState<Answer>({})
  const load = () => void findPages().then(setAnswer, ({ message }: Error) => setAnswer({ failure: message }))
  useEffect(() => {
    load()
    const field = document.querySelector<HTMLInputElement>('.lost input')
    if (field) field.value ||= wordsOf(location.pathname)
  }, [])
  const retry = () => {
    setAnswer({})
    load()
  }
  if (failure !== undefined)
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
  if (!near) return <LoadingMessage />
  if (near.length === 0) return null
  return (
    <nav className="near" aria-label={strings.errors.nearest}>
      <b>{strings.errors.nearest}</b>
      <ul>
        {near.map(([permalink, title]) => (
          <li key={permalink}>
            <a href={encodeURI(basePath + permalink) + hash}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
