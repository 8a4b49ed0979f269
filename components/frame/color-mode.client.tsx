'use client'

import { ThemeProvider, useTheme } from 'next-themes'
import { useEffect, type ReactNode } from 'react'
import { config } from '@/lib/site'
import { clientStrings as strings } from '@/lib/strings/client-strings'

/**
 * Light unless the reader chose dark; the choice is stored under `theme` and synchronised between tabs. The
 * script that sets `data-theme` before the first paint is part of the HTML. When React renders it again in
 * the browser, it must not be a script: React would warn that it does not run.
 */
export function ColorMode({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      enableSystem={false}
      enableColorScheme={false}
      scriptProps={typeof window === 'undefined' ? {} : { type: 'application/json' }}
    >
      {children}
    </ThemeProvider>
  )
}

/** Toggles light and dark. CSS shows one of two icons, so that the button is right before hydration. */
export function ColorModeButton() {
  const { theme, setTheme } = useTheme()
  const mode = theme === 'dark' ? 'dark' : 'light'
  useEffect(() => {
    document.querySelector('[name="theme-color"]')?.setAttribute('content', config.themeColor[mode])
  }, [mode])
  return (
    <button
      className="tool color-mode"
      type="button"
      onClick={() => setTheme(mode === 'dark' ? 'light' : 'dark')}
    >
      <svg className="icon moon" viewBox="0 0 16 16" role="img" aria-label={strings.navbar.colorMode.dark}>
        <path d="M13.5 9.7A6 6 0 0 1 6.3 2.5a6 6 0 1 0 7.2 7.2z" />
      </svg>
      <svg className="icon sun" viewBox="0 0 16 16" role="img" aria-label={strings.navbar.colorMode.light}>
        <circle cx="8" cy="8" r="2.75" />
        <path d="M8 1v2m0 10v2M1 8h2m10 0h2M3.05 3.05l1.4 1.4m7.1 7.1 1.4 1.4m0-9.9-1.4 1.4m-7.1 7.1-1.4 1.4" />
      </svg>
    </button>
  )
}
