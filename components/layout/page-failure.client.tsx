'use client'

import { useEffect } from 'react'
import { mainId } from '@/lib/shell-ids'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { hrefOf } from '@/lib/text/url'
import { isReachable } from '../ui/requests'
import { isMissingCode, loadNewDeployment } from '../ui/new-deployment'
import { finishProgress } from './progress'

const { errors, common } = strings

/** Replaces a page that failed: reloads if a chunk is missing, else shows the error and a way out. */
export function PageFailure({ error, reset }: { error: Error; reset: () => void }) {
  const isMissing = isMissingCode(error)
  const title = isMissing ? errors.loadTitle : errors.crashTitle
  useEffect(() => {
    // the component that ends the progress bar may have failed, too
    finishProgress(location.pathname)
    // do not reload while offline: the reader would lose the page
    if (isMissing) void isReachable(location.href).then((isThere) => isThere && loadNewDeployment())
  }, [isMissing])
  return (
    <div className="frame solo bare">
      <title>{title}</title>
      <main className="sheet failed" id={mainId} tabIndex={-1}>
        <section className="lost" role="alert">
          <h1>{title}</h1>
          <p className="lead">{isMissing ? errors.loadText : errors.crashText}</p>
          <p className="error-text">{error.message}</p>
          <div className="row">
            <button
              className="button solid"
              type="button"
              onClick={isMissing ? () => location.reload() : reset}
            >
              {isMissing ? common.retry : errors.tryAgain}
            </button>
            <a className="button" href={hrefOf('/')}>
              {errors.toHome}
            </a>
          </div>
        </section>
      </main>
    </div>
  )
}
