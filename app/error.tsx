'use client'

import { mainId } from '@/lib/shell-ids'
import { PageFailure } from '@/components/layout/page-failure.client'

/** Shown in place of a page that has failed; the shell around it stays. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <div className="frame solo">
      <main className="sheet" id={mainId} tabIndex={-1}>
        <PageFailure error={error} reset={reset} home={`${process.env.BASE_PATH}/`} />
      </main>
    </div>
  )
}
