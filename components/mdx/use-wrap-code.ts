import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { useDelegatedClick } from '../ui/use-delegated-click'

function toggleWrap(button: HTMLElement): void {
  const isWrapped = button.closest('.code')?.toggleAttribute('data-wrapped')
  button.ariaPressed = String(isWrapped)
}

function markOverflow(entries: ResizeObserverEntry[]): void {
  for (const { target } of entries) {
    const block = target.parentElement
    if (block && !block.hasAttribute('data-wrapped')) {
      block.toggleAttribute('data-overflow', target.scrollWidth > target.clientWidth)
    }
  }
}

/** Makes the wrap buttons of code blocks work; the style sheet shows them only where a line does not fit. */
export function useWrapCode(): void {
  const pathname = usePathname()
  useDelegatedClick('[data-wrap]', toggleWrap)
  useEffect(() => {
    const observer = new ResizeObserver(markOverflow)
    for (const pre of document.querySelectorAll('.code > pre')) observer.observe(pre)
    return () => observer.disconnect()
  }, [pathname])
}
