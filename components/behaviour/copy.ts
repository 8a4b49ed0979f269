/** Copy buttons of code blocks. */
import { announce, copy } from './clipboard'

/** How long the button tells the outcome, in milliseconds. */
const copiedFor = 2000

/** The source of a block: its lines without numbers, joined by line feeds. */
const codeOf = (button: Element): string =>
  [...(button.closest('figure')?.querySelectorAll('[data-line]') ?? [])]
    .map((line) => line.textContent ?? '')
    .join('\n')

/** What puts the button back that tells an outcome. */
let reset = () => {}
let timer = 0

function tell(button: HTMLElement, outcome: string): void {
  clearTimeout(timer)
  reset()
  button.dataset['copied'] = outcome
  button.ariaLabel = outcome
  announce(outcome)
  reset = () => {
    delete button.dataset['copied']
    button.ariaLabel = SETTINGS.copy
    announce('')
  }
  timer = window.setTimeout(reset, copiedFor)
}

/** Listens to all copy buttons of the document. */
export function listenToCopyButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (!button) return
    copy(codeOf(button)).then(
      () => tell(button, SETTINGS.copied),
      () => tell(button, SETTINGS.notCopied),
    )
  })
}
