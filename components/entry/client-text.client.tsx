'use client'

import dynamic from 'next/dynamic'
import { clientTexts } from '@/.generated/client-texts'
import type { PageTextProps } from './page-text'

/** Split off, like each text, so that other pages do not load it. */
const PageText = dynamic(() => import('./page-text').then((module) => module.PageText))

/** A text with author code. In development a broken text is left out, and the page shows the problem. */
export function ClientText({ path, ...page }: Omit<PageTextProps, 'Content'> & { path: string }) {
  const Content = clientTexts[path]
  return Content && <PageText Content={Content} {...page} />
}
