'use client'

import { clientTexts, PageText } from '@/.generated/client-texts'
import type { PageTextProps } from './page-text'

/** A text with author code. In development a broken text is left out, and the page shows the problem. */
export function ClientText({ path, ...page }: Omit<PageTextProps, 'Content'> & { path: string }) {
  const Content = clientTexts[path]
  return Content && PageText && <PageText Content={Content} {...page} />
}
