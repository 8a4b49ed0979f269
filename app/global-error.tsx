'use client'

import { ColorMode } from '@/components/frame/color-mode.client'
import { PageFailure } from '@/components/layout/page-failure.client'
import './globals.css'

/** The last resort, for errors in the shell itself. */
export default function GlobalError(failure: { error: Error; reset: () => void }) {
  return (
    <html lang="ru">
      <body>
        <ColorMode>
          <PageFailure {...failure} />
        </ColorMode>
      </body>
    </html>
  )
}
