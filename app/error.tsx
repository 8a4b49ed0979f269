'use client'

import { Lost } from '@/components/layout/lost'
import { strings } from '@/lib/strings'

const { errors } = strings

/** Shown in place of a page that has failed; the shell around it stays. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <div className="frame solo">
      <main className="sheet" id="main" tabIndex={-1}>
        <Lost title={errors.crashTitle} text={errors.crashText}>
          <button className="button solid" type="button" onClick={reset}>
            {errors.tryAgain}
          </button>
          <a className="button" href={process.env['NEXT_PUBLIC_BASE_PATH'] ?? '/'}>
            {errors.toHome}
          </a>
        </Lost>
        <p className="error-text">{error.message}</p>
      </main>
    </div>
  )
}
