'use client'

import { clientStrings as strings } from '@/lib/strings/client-strings'

const { errors } = strings

/** The last resort: the shell itself has failed, and its styles with it. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="ru">
      <body>
        <title>{errors.crashTitle}</title>
        <main>
          <h1>{errors.crashTitle}</h1>
          <p>{errors.crashText}</p>
          <button type="button" onClick={reset}>
            {errors.tryAgain}
          </button>
        </main>
      </body>
    </html>
  )
}
