/** Copy buttons of code blocks. */
import { announce, copy } from './clipboard'

/** How long the button says that the code was copied, in milliseconds. */
const copiedFor = 2000

/** The source of a block: its lines without numbers, joined by line feeds. */
const codeOf = (button: Element): string =>
  [...(button.closest('figure')?.querySelectorAll('[data-line]') ?? [])]
    .map((line) => line.textContent ?? '')
    .join('\n')

/** Listens to all copy buttons of the document. */
export function listenToCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (!button) return
    void copy(codeOf(button)).then(() => {
      button.dataset['copied'] = SETTINGS.copied
      button.ariaLabel = SETTINGS.copied
      announce(SETTINGS.copied)
      setTimeout(() => {
        delete button.dataset['copied']
        button.ariaLabel = SETTINGS.copy
        announce('')
      }, copiedFor)
    })
  })
}
