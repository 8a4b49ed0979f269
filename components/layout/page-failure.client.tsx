'use client'

import { useEffect } from 'react'
import { clientStrings as strings } from '@/lib/client-strings'

const { errors, common } = strings
const storageKey = 'reloaded'

/** A part of the page's code did not arrive: the site was published anew, or the network failed. */
const isMissingCode = ({ name, message }: Error): boolean =>
  name === 'ChunkLoadError' ||
  /(loading|failed to load) (css )?chunk|dynamically imported module/i.test(message)

/** Reloads the page, but each address once in the life of the window: a reload that does not help must not repeat. */
function reloadOnce(): boolean {
  try {
    const reloaded = new Set((sessionStorage.getItem(storageKey) ?? '').split('\n'))
    if (reloaded.has(location.pathname)) return false
    sessionStorage.setItem(storageKey, [...reloaded, location.pathname].join('\n'))
  } catch {
    return false // without storage it could go on for ever
  }
  location.reload()
  return true
}

/** What stands in place of a page that has failed: after a missing chunk a fresh page, else the error and a way on. */
export function PageFailure({ error, reset, home }: { error: Error; reset: () => void; home: string }) {
  const isMissing = isMissingCode(error)
  useEffect(() => {
    if (isMissing) reloadOnce()
  }, [isMissing])
  return (
    <section className="lost" role="alert">
      <h1>{isMissing ? errors.loadTitle : errors.crashTitle}</h1>
      <p className="lead">{isMissing ? errors.loadText : errors.crashText}</p>
      <p className="error-text">{error.message}</p>
      <div className="row">
        <button className="button solid" type="button" onClick={isMissing ? () => location.reload() : reset}>
          {isMissing ? common.retry : errors.tryAgain}
        </button>
        <a className="button" href={home}>
          {errors.toHome}
        </a>
      </div>
    </section>
  )
}
