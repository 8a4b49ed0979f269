'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { savesData } from '../ui/saves-data'

/** Letters of both files of the font. */
const sample = 'аa'

async function loadFont(): Promise<void> {
  await document.fonts.load('1em Madefor', sample)
  try {
    // the next page loaded in this visit shows it from the start (`run-early.ts`)
    sessionStorage.setItem('font', '1')
  } catch {
    // the storage is blocked
  }
}

/**
 * Loads the web font when the page is there, and shows it on the next one. A page that has been painted keeps its local font,
 * since a swap ends lines elsewhere: it moved the text of some pages of this site by 0.08 to 0.29 (https://web.dev/articles/cls).
 */
export function WebFont() {
  const pathname = usePathname()
  const firstPath = useRef(pathname)
  const isLoaded = useRef(false)
  useEffect(() => {
    if (savesData()) return
    loadFont().then(
      () => (isLoaded.current = true),
      () => undefined, // the local font stays
    )
  }, [])
  useLayoutEffect(() => {
    if (isLoaded.current && pathname !== firstPath.current) document.documentElement.dataset['font'] = 'web'
  }, [pathname])
  return null
}
