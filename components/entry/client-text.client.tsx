'use client'

import dynamic from 'next/dynamic'
import { clientTexts } from '@/.generated/client-texts'
import type { PageTextProps } from './page-text'

/** A separate chunk, like each text: other pages need neither. */
const PageText = dynamic(() => import('./page-text').then((module) => module.PageText))

/** A text with its author's own code. In development, a broken text is left out and its page shows the message. */
export function ClientText({ path, ...page }: Omit<PageTextProps, 'Content'> & { path: string }) {
  const Content = clientTexts[path]
  return Content && <PageText Content={Content} {...page} />
}
