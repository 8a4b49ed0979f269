'use client'

import { clientStrings as strings } from '@/lib/strings/client-strings'
import type { Lazy } from './use-lazy'

/** What a part that loads shows until it is there: nothing, a loader, or the error and a way to try again. */
export function LazyNotice({ lazy, retry }: { lazy: Lazy<unknown>; retry: () => void }) {
  if (lazy.state === 'slow') return <p role="status">{strings.common.loading}</p>
  if (lazy.state !== 'failed') return null
  return (
    <div role="alert">
      <p>
        {strings.errors.loadFailed} {lazy.error.message}
      </p>
      <button className="button" type="button" onClick={retry}>
        {strings.common.retry}
      </button>
    </div>
  )
}
