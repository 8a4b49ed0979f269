import { useEffect } from 'react'

/** Handles clicks on elements that match `selector`: rendered Markdown has no handlers. */
export function useDelegatedClick(
  selector: string,
  act: (element: HTMLElement, event: MouseEvent) => void,
): void {
  useEffect(() => {
    const handle = (event: MouseEvent) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null
      if (element) act(element, event)
    }
    document.addEventListener('click', handle)
    return () => document.removeEventListener('click', handle)
  }, [selector, act])
}
