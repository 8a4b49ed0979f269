'use client'

import { useEffect, useRef, type ComponentProps } from 'react'

/** A `<details>` that is a menu: it closes by Escape and by a click beside it. */
export function ClosingDetails(props: ComponentProps<'details'>) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      const menu = details.current
      if (menu && !(target instanceof Node && menu.contains(target))) menu.open = false
    }
    const closeByKey = ({ key }: KeyboardEvent) => {
      const menu = details.current
      if (key !== 'Escape' || !menu?.open) return
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
    document.addEventListener('click', closeBeside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('click', closeBeside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [])
  return <details ref={details} {...props} />
}
