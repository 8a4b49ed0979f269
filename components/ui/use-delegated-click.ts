import { useEffect } from 'react'

/**
 * Handles clicks on all elements of the document that match `selector`. For rendered Markdown, which is HTML and has no handlers of
 * its own. It listens anew whenever `act` is another function.
 */
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
