'use client'

import { usePathname } from 'next/navigation'
import { useRef, useState, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { opensElsewhere } from '@/lib/browser/link-destination'
import { searchWaitingId } from '@/lib/shell-ids'
import { clientStrings as strings } from '@/lib/strings/client-strings'
import { loadSearch, SearchWaiting, useSearchKeys } from '../search/search-entry.client'
import { failureDialog } from '../ui/failure-dialog'
import { isReachable } from '../ui/requests'
import type { OverlayProps, SuggestionProps } from '../ui/overlay'
import { useDelegatedClick } from '../ui/use-delegated-click'

type Overlay = ComponentType<OverlayProps>

/** Loaders of the overlays, by the value of `data-opens`. */
const modules: Record<string, () => Promise<{ default: Overlay } | undefined>> = {
  search: loadSearch,
  'copy-page': () => import('./copy-page-menu.client'),
  picture: () => import('./picture-dialog.client'),
}

/** How long an overlay may take to load before a placeholder is shown, in milliseconds. */
const patience = 150

const PartFailure = failureDialog(strings.errors.partFailed)

const loaderOf = (link: HTMLAnchorElement) => modules[link.dataset['opens'] ?? '']

/**
 * Opens the overlay of a link with `data-opens`: the search, an image, or the menu that copies the page. If
 * the code fails to load, the link is followed; offline, the reader stays and can retry.
 */
export function Overlays(props: SuggestionProps) {
  const pathname = usePathname()
  const [opened, setOpened] = useState<{ Overlay: Overlay; link: HTMLAnchorElement; pathname: string }>()
  const closedAt = useRef(-Infinity)

  /** The link that was pressed last. Closing its placeholder clears it. */
  const wanted = useRef<HTMLAnchorElement>(undefined)

  const open = (link: HTMLAnchorElement): void => {
    setOpened(undefined)
    wanted.current = link
    // synchronously: the search stops buffering keys when its chunk arrives, and the next key needs the field
    const show = (Overlay: Overlay | undefined) =>
      Overlay && wanted.current === link && flushSync(() => setOpened({ Overlay, link, pathname }))
    const early = document.getElementById(searchWaitingId)
    early?.remove()
    const placeholder = link.dataset['opens'] === 'search' ? SearchWaiting : undefined
    const timer = setTimeout(() => show(placeholder), early ? 0 : patience)
    loaderOf(link)?.()
      .finally(() => clearTimeout(timer))
      .then(
        (module) => (module ? show(module.default) : setOpened(undefined)),
        async () => {
          if (await isReachable(link.href)) location.assign(link.href)
          else show(PartFailure)
        },
      )
  }

  useDelegatedClick('a[data-opens]', (element, event) => {
    const link = element as HTMLAnchorElement // the selector says so
    if (!loaderOf(link) || opensElsewhere(event)) return
    event.preventDefault()
    // clicking the link of an open menu closes it and must not reopen it
    if (opened?.link === link || event.timeStamp <= closedAt.current) return
    open(link)
  })
  useSearchKeys(open)

  const close = () => {
    closedAt.current = performance.now()
    wanted.current = undefined
    setOpened(undefined)
  }
  // an overlay belongs to its page and closes on navigation
  if (opened && opened.pathname !== pathname) setOpened(undefined)
  if (opened?.pathname !== pathname) return null
  const { Overlay, link } = opened
  return <Overlay {...props} link={link} onClose={close} onRetry={() => open(link)} />
}
