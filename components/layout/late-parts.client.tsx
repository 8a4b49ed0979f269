'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { savesData } from '@/lib/browser/saves-data'
import { addFont, loadFont, type FontFiles } from '@/lib/browser/web-font'
import { hrefOf } from '@/lib/text/url'

const fontUrls = [
  new URL(
    '@fontsource-variable/wix-madefor-text/files/wix-madefor-text-cyrillic-wght-normal.woff2',
    import.meta.url,
  ).href,
  new URL(
    '@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-wght-normal.woff2',
    import.meta.url,
  ).href,
]

/**
 * Loads the web manifest, which browsers would fetch before the first paint, and the web font.
 *
 * The font is used from the next page on: swapping it after the first paint rewraps lines and shifted some
 * pages by 0.08 to 0.29 (https://web.dev/articles/cls).
 */
export function LateParts() {
  const pathname = usePathname()
  const font = useRef<FontFiles>(undefined)
  // React loses them when it re-renders a page that a translator or an extension changed before hydration
  useLayoutEffect(() => void Object.assign(document.documentElement.dataset, window.rootMarks), [])
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (font.current === undefined || dataset['font'] !== undefined) return
    addFont(font.current)
    dataset['font'] = 'web'
  }, [pathname])
  useEffect(() => {
    if (savesData()) return
    loadFont(fontUrls)
      .then((files) => (font.current = files))
      .catch(() => undefined) // the next page uses the local font
  }, [])
  useEffect(() => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'manifest', href: hrefOf('/manifest.webmanifest') }))
    return () => link.remove()
  }, [])
  return null
}
