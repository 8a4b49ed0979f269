'use client'

import { useEffect, useRef, type ComponentProps } from 'react'

/** A `<details>` that is a menu: it closes by Escape and by a click beside it. */
export function ClosingDetails(props: ComponentProps<'details'>) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const menu = details.current
    const events = new AbortController()
    const { signal } = events
    const closeBeside = ({ target }: Event) => {
      if (menu && !(target instanceof Node && menu.contains(target))) menu.open = false
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('click', closeBeside, { signal })
    document.addEventListener('keydown', closeByKey, { signal })
    return () => events.abort()
  }, [])
  return <details ref={details} {...props} />
}
