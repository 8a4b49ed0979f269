'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { savesData } from '@/lib/browser/saves-data'
import { addFonts, loadFonts, type FontFile } from '@/lib/browser/web-fonts'
import { hrefOf } from '@/lib/text/url'

/** Files of each family. Madefor is variable; JetBrains Mono has one weight, which bold code uses, too. */
const fontUrls = {
  Madefor: [
    new URL(
      '@fontsource-variable/wix-madefor-text/files/wix-madefor-text-cyrillic-wght-normal.woff2',
      import.meta.url,
    ).href,
    new URL(
      '@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-wght-normal.woff2',
      import.meta.url,
    ).href,
  ],
  JetBrains: [
    new URL('@fontsource/jetbrains-mono/files/jetbrains-mono-cyrillic-400-normal.woff2', import.meta.url)
      .href,
    new URL('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2', import.meta.url).href,
  ],
}

/**
 * Loads the web manifest, which browsers would fetch before the first paint, and the web fonts. These are used
 * from the next page on: swapped after the first paint, they shifted some pages by 0.08 to 0.29
 * (https://web.dev/articles/cls).
 */
export function LateFiles() {
  const pathname = usePathname()
  const fonts = useRef<FontFile[]>(undefined)
  // if a translator or an extension changed the page before hydration, React renders it anew, without the marks
  useLayoutEffect(() => void Object.assign(document.documentElement.dataset, window.rootMarks), [])
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (fonts.current === undefined || dataset['font'] !== undefined) return
    addFonts(fonts.current)
    dataset['font'] = 'web'
  }, [pathname])
  useEffect(() => {
    if (savesData()) return
    loadFonts(fontUrls)
      .then((files) => (fonts.current = files))
      .catch(() => undefined) // the next page uses the local fonts
  }, [])
  useEffect(() => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'manifest', href: hrefOf('/manifest.webmanifest') }))
    return () => link.remove()
  }, [])
  return null
}
