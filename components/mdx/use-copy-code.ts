import { contentStrings as strings } from '@/lib/strings/content-strings.mjs'
import { announce, copy } from '../ui/clipboard'
import { useDelegatedClick } from '../ui/use-delegated-click'

/** How long a button shows the outcome, in milliseconds. */
const copiedFor = 2000

/** The source of a code block: its lines without numbers. */
const codeOf = (button: Element): string =>
  [...(button.closest('figure')?.querySelectorAll('[data-line]') ?? [])]
    .map((line) => line.textContent ?? '')
    .join('\n')

/** Puts the button back that shows an outcome. */
let reset = () => {}
let timer = 0

function showOutcome(button: HTMLElement, outcome: string): void {
  clearTimeout(timer)
  reset()
  button.dataset['copied'] = outcome
  button.ariaLabel = outcome
  announce(outcome)
  reset = () => {
    delete button.dataset['copied']
    button.ariaLabel = strings.copy
    announce('')
  }
  timer = window.setTimeout(reset, copiedFor)
}

function copyCode(button: HTMLElement): void {
  copy(codeOf(button)).then(
    () => showOutcome(button, strings.copied),
    () => showOutcome(button, strings.notCopied),
  )
}

/** Makes the copy buttons of code blocks work. */
export const useCopyCode = (): void => useDelegatedClick('[data-copy]', copyCode)
