'use client'

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { contentStrings } from '@/lib/strings/content-strings.mjs'
import { clientStrings } from '@/lib/strings/client-strings'
import { copyPageStrings as strings } from '@/lib/strings/copy-page-strings'
import { checkResponse } from '../ui/requests'
import { announce, copy } from '../ui/clipboard'
import { ExternalLink } from '../ui/link'
import { askAssistant, type OverlayProps } from '../ui/overlay'
import './copy-page-menu.css'

/** How long the menu shows the outcome before it closes, in milliseconds. */
const copiedFor = 1200

async function loadText(address: string): Promise<string> {
  return checkResponse(await fetch(address)).text()
}

/** The menu of «Скопировать страницу»: the page as Markdown, to copy, open, or ask an assistant about. */
export default function CopyPageMenu({ link, assistants, onClose }: OverlayProps) {
  const menu = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const close = () => menu.current?.hidePopover()
  const { outcome, copyText } = useCopy(link.href, menu)

  useLayoutEffect(() => {
    // with a `source`, Tab moves from the link into the menu, and from its end past the link
    menu.current?.showPopover({ source: link })
    first.current?.focus({ preventScroll: true })
  }, [link])
  const links = [
    { label: strings.view, href: link.href },
    ...assistants.map((each) => ({
      label: each.label,
      href: askAssistant(each, strings.question(link.href)),
    })),
  ]
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes when focus leaves it
    <div
      ref={menu}
      className="drop copy-page"
      popover="auto"
      role="group"
      aria-label={clientStrings.page.copy}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onBlur={({ relatedTarget, currentTarget }) => {
        // A press on the link closes the menu on release; if it closed now, the click would reopen it.
        // Firefox moves focus before the link is `:active`, Safari moves it to an ancestor of the link.
        const isPressed = link.matches(':hover')
        if (relatedTarget && !currentTarget.contains(relatedTarget) && !isPressed) close()
      }}
    >
      <button ref={first} type="button" onClick={copyText}>
        {outcome ?? strings.copy}
      </button>
      {links.map(({ label, href }) => (
        <ExternalLink key={href} href={href} onClick={close}>
          {label}
        </ExternalLink>
      ))}
    </div>,
    document.body,
  )
}

/** Copies the text at an address, announces the outcome, and then closes the menu. */
function useCopy(address: string, menu: RefObject<HTMLElement | null>) {
  // fetched when the menu opens, to be ready when the reader picks an entry
  const [text] = useState(() => {
    const loaded = loadText(address)
    loaded.catch(() => undefined) // a failure is reported on copying
    return loaded
  })
  const [outcome, setOutcome] = useState<string>()
  useEffect(() => {
    if (outcome === undefined) return undefined
    announce(outcome)
    const timer = setTimeout(() => menu.current?.hidePopover(), copiedFor)
    return () => clearTimeout(timer)
  }, [outcome, menu])
  const copyText = () => {
    copy(text).then(
      () => setOutcome(contentStrings.copied),
      () => setOutcome(contentStrings.notCopied),
    )
  }
  return { outcome, copyText }
}
