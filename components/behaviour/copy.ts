/** Copy buttons of code blocks. */
import { announce, copy } from './clipboard'

/** How long the button tells the outcome, in milliseconds. */
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
    const tell = (outcome: string) => {
      button.dataset['copied'] = outcome
      button.ariaLabel = outcome
      announce(outcome)
      setTimeout(() => {
        delete button.dataset['copied']
        button.ariaLabel = SETTINGS.copy
        announce('')
      }, copiedFor)
    }
    copy(codeOf(button)).then(
      () => tell(SETTINGS.copied),
      () => tell(SETTINGS.notCopied),
    )
  })
}
