'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { savesData } from '@/lib/browser/saves-data'

/**
 * Loads the web manifest, which browsers would fetch before the first paint, and the web font.
 *
 * The font is used from the next page on: swapping it after the first paint rewraps lines and shifted some pages by 0.08 to 0.29
 * (https://web.dev/articles/cls). So the faces are `optional`, which browsers ignore if they arrive late. They become `swap` before
 * loading, so that client-side navigation can switch to them in the same document.
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
    // one letter per subset
    document.fonts
      .load('1em Madefor', 'аa')
      .then(() => {
        hasFont.current = true
        // later pages use the font from the start (`mark-root.ts`)
        localStorage.setItem('font', '1')
      })
      .catch(() => undefined) // not loaded, or storage is blocked: the next page uses the local font
  }, [])
  useEffect(() => {
    const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest })
    document.head.append(link)
    return () => link.remove()
  }, [manifest])
  return null
}
