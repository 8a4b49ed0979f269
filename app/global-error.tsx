'use client'

import { ColorMode } from '@/components/layout/color-mode.client'
import { PageFailure } from '@/components/layout/page-failure.client'
import './globals.css'

/** The last resort: the shell itself has failed. */
export default function GlobalError(failure: { error: Error; reset: () => void }) {
  return (
    <html lang="ru">
      <body>
        <ColorMode>
          <PageFailure {...failure} />
        </ColorMode>
        {/* without a sibling after it, `frame.css` takes the page for still loading */}
        <p hidden />
      </body>
    </html>
  )
}
