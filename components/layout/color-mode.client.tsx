'use client'

import { ThemeProvider } from 'next-themes'
import type { ReactNode } from 'react'

/**
 * Light unless the reader has chosen dark; the choice is kept under `theme` and followed by other tabs. The script that
 * sets the attribute before the first paint is part of the HTML; drawn again in the browser it must not look like a
 * script, or React warns that it will not run.
 */
export function ColorMode({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="light"
      enableSystem={false}
      enableColorScheme={false}
      storageKey="theme"
      scriptProps={typeof window === 'undefined' ? {} : { type: 'application/json' }}
    >
      {children}
    </ThemeProvider>
  )
}
