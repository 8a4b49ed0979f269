'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useDelegatedClick } from '../ui/use-delegated-click'
import { copyCode, toggleWrap, watchOverflow } from './code-actions'
import { restoreTabs, showTab } from './restore-tabs'
import { chooseTab, followStorage, moveFocus } from './tab-actions'

/** Brings rendered Markdown to life: it is HTML without handlers, so the listeners are those of the document. */
export function TextActions() {
  const pathname = usePathname()
  useDelegatedClick('[data-copy]', copyCode)
  useDelegatedClick('[data-wrap]', toggleWrap)
  useDelegatedClick('[role="tab"]', chooseTab)
  useEffect(() => {
    restoreTabs(showTab)
    return watchOverflow()
  }, [pathname])
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    document.addEventListener('keydown', moveFocus, { signal })
    addEventListener('storage', followStorage, { signal })
    addEventListener('beforeprint', openDetails, { signal })
    addEventListener('afterprint', closeDetails, { signal })
    return () => events.abort()
  }, [])
  return null
}

let opened: HTMLDetailsElement[] = []

/** Opens folded parts of the text for printing, since nobody can open them on paper. */
function openDetails(): void {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
  for (const details of opened) details.open = true
}

function closeDetails(): void {
  for (const details of opened) details.open = false
}
