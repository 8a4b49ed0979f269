'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { idOfHash } from '@/lib/text/path'
import { useDelegatedClick } from '../ui/use-delegated-click'
import { useTarget } from '../ui/use-target'
import { checkBoxes, keepCheck, restoreChecks } from './check-lists'
import { copyCode, toggleWrap, watchOverflow } from './code-actions'
import { revealTarget } from '@/lib/browser/reveal-target'
import { restoreTabs } from '@/lib/browser/restore-tabs'
import { chooseTab, hideUntilFound, moveTabFocus } from './tab-actions'

/** Makes rendered Markdown interactive. It is static HTML, so the listeners are on the document. */
export function TextActions() {
  const pathname = usePathname()
  useDelegatedClick('[data-copy]', copyCode)
  useDelegatedClick('[data-wrap]', toggleWrap)
  useDelegatedClick('[role="tab"]', chooseTab)
  useDelegatedClick(checkBoxes, keepCheck)
  useEffect(() => {
    restoreChoices()
    return watchOverflow()
  }, [pathname])
  // after restoring choices, so that the target wins
  useTarget(showTarget)
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    document.addEventListener('keydown', moveTabFocus, { signal })
    // a choice made in another browser tab
    addEventListener('storage', ({ key }) => restoreChoices(key), { signal })
    addEventListener('beforematch', ({ target }) => reveal((target as Element).id), { signal })
    return () => events.abort()
  }, [])
  return null
}

/** Reveals the target, and scrolls to it if the browser could not. */
function showTarget(hash: string, isAhead: boolean): void {
  const target = reveal(idOfHash(hash))
  if (!isAhead) target?.scrollIntoView()
  markTarget(hash)
}

function reveal(id: string): Element | null {
  const target = revealTarget(id)
  hideUntilFound()
  return target
}

/** Marks the target for CSS: `:target` does not follow `pushState`, which the router uses. */
function markTarget(hash: string): void {
  document.querySelector('[data-target]')?.removeAttribute('data-target')
  document.getElementById(idOfHash(hash))?.setAttribute('data-target', '')
}

/** Restores tabs and checked boxes: all of them, or those stored under `key`. */
function restoreChoices(key: string | null = null): void {
  restoreTabs(key)
  hideUntilFound()
  restoreChecks()
}
