/** Word wrap of code blocks: the switch shows only where a line does not fit. */
import { afterPaint } from './after-paint'

/** Watches the code blocks of the page that has just been drawn; returns what ends it. */
export function watchOverflow(root: ParentNode): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const figure = target.parentElement
      if (figure && !figure.hasAttribute('data-wrapped')) {
        figure.toggleAttribute('data-overflow', target.scrollWidth > target.clientWidth)
      }
    }
  })
  // its first word comes with the first frame, in which it would be a second layout
  afterPaint(() => {
    for (const pre of root.querySelectorAll('.code > pre')) observer.observe(pre)
  })
  return () => observer.disconnect()
}

/** Listens to all wrap switches of the document. */
export function listenToWrapButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-wrap]') : null
    const figure = button?.closest('.code')
    if (!button || !figure) return
    button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrapped')))
  })
}
