'use client'

import { usePathname } from 'next/navigation'
import { useRef, useState, type ComponentType } from 'react'
import type { config } from '@/lib/site'
import { useDelegatedClick } from '../ui/use-delegated-click'

/** An entry of the menu that copies a page, as the settings have it. */
export type Assistant = (typeof config.assistants.ask)[number]

export interface OverlayProps {
  /** The link that has opened it. */
  link: HTMLAnchorElement
  assistants: Assistant[]
  onClose: () => void
}

type Overlay = ComponentType<OverlayProps>

/** Modules by the value of `data-opens`; each is a chunk of its own, loaded when a reader wants it. */
const modules: Record<string, () => Promise<{ default: Overlay }>> = {
  'copy-page': () => import('../docs/copy-page-menu.client'),
  picture: () => import('../mdx/picture-dialog.client'),
}

/**
 * Opens over the page what links with `data-opens` lead to: a picture, the menu that copies the page. When the code does not load,
 * the link is followed.
 */
export function Overlays({ assistants }: { assistants: Assistant[] }) {
  const pathname = usePathname()
  // an overlay belongs to its page: it does not stay when the reader goes on
  const [opened, setOpened] = useState<{ Overlay: Overlay; link: HTMLAnchorElement; pathname: string }>()
  const closedAt = useRef(-Infinity)

  useDelegatedClick('a[data-opens]', (element, event) => {
    const link = element as HTMLAnchorElement // by the selector
    const load = modules[link.dataset['opens'] ?? '']
    if (!load || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // a press on the link of an open menu closes the menu, and must not open it again
    if (opened?.link === link || event.timeStamp <= closedAt.current) return
    load().then(
      ({ default: Overlay }) => setOpened({ Overlay, link, pathname }),
      () => location.assign(link.href),
    )
  })

  const close = () => {
    closedAt.current = performance.now()
    setOpened(undefined)
  }
  if (opened?.pathname !== pathname) return null
  return <opened.Overlay link={opened.link} assistants={assistants} onClose={close} />
}
