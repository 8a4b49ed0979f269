'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { savesData } from '../ui/saves-data'

/**
 * Loads the web manifest, which browsers would fetch before the first paint, and the web font.
 *
 * The font shows from the next page on. A page that has been painted keeps its local font, since a swap ends lines elsewhere: it
 * moved the text of some pages of this site by 0.08 to 0.29 (https://web.dev/articles/cls). So a face is `optional`: browsers do not show
 * one that comes after the first paint, and this page may show it later only because its faces are made `swap` before they load.
 */
export function LateParts({ manifest }: { manifest: string }) {
  const pathname = usePathname()
  const hasFont = useRef(false)
  useLayoutEffect(() => {
    if (hasFont.current) document.documentElement.dataset['font'] = 'web'
  }, [pathname])
  useEffect(() => {
    if (savesData()) return
    if (document.documentElement.dataset['font'] === undefined)
      for (const face of document.fonts) if (face.family === 'Madefor') face.display = 'swap'
    // letters of both files of the font
    document.fonts
      .load('1em Madefor', 'аa')
      .then(() => {
        hasFont.current = true
        // the next page that is loaded shows it from the start (`run-early.ts`)
        localStorage.setItem('font', '1')
      })
      .catch(() => undefined) // not loaded, or storage is blocked: the next page starts with the local font
  }, [])
  useEffect(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest })
    document.head.append(link)
    return () => link.remove()
  }, [manifest])
  return null
}
