/** What the buttons of code blocks do. */
import { contentStrings as strings } from '@/lib/strings/content-strings.mjs'
import { announce, copy } from '../ui/clipboard'

/** How long a button shows the outcome, in milliseconds. */
const copiedFor = 2000

/** Puts the button back that shows an outcome. */
let reset = () => {}

function showOutcome(button: HTMLElement, outcome: string): void {
  reset()
  button.dataset['copied'] = outcome
  button.ariaLabel = outcome
  announce(outcome)
  reset = () => {
    clearTimeout(timer)
    delete button.dataset['copied']
    button.ariaLabel = strings.copy
    announce('')
  }
  const timer = setTimeout(reset, copiedFor)
}

/** Copies the source of the block: its lines without numbers. */
export function copyCode(button: HTMLElement): void {
  const lines = button.closest('figure')?.querySelectorAll('[data-line]') ?? []
  copy([...lines].map((line) => line.textContent).join('\n')).then(
    () => showOutcome(button, strings.copied),
    () => showOutcome(button, strings.notCopied),
  )
}

/** Wraps long lines of the block, or ends that. */
export function toggleWrap(button: HTMLElement): void {
  const isWrapped = button.closest('.code')?.toggleAttribute('data-wrapped')
  button.ariaPressed = String(isWrapped)
}

/** Marks blocks in which a line does not fit: the style sheet shows the wrap button only there. Returns what ends it. */
export function watchOverflow(): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      if (!target.closest('[data-wrapped]'))
        target.parentElement?.toggleAttribute('data-overflow', target.scrollWidth > target.clientWidth)
  })
  for (const pre of document.querySelectorAll('.code > pre')) observer.observe(pre)
  return () => observer.disconnect()
}
