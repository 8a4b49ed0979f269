import { iconPaths } from '@/lib/icon-paths'
import { contentStrings as strings } from '@/lib/strings/content-strings.mjs'
import { announce, copy } from '../ui/clipboard'

/** How long a button shows whether copying worked, in milliseconds. */
const copiedFor = 2000

/** Restores the button that was pressed last. */
let reset = () => {}

function showOutcome(button: HTMLElement, outcome: string, icon: keyof typeof iconPaths): void {
  reset()
  button.dataset['copied'] = outcome
  button.toggleAttribute('data-failed', icon === 'close')
  showIcon(button, icon)
  button.ariaLabel = outcome
  announce(outcome)
  reset = () => {
    clearTimeout(timer)
    delete button.dataset['copied']
    delete button.dataset['failed']
    button.ariaLabel = strings.copy
    showIcon(button, 'copy')
    announce('')
  }
  const timer = setTimeout(reset, copiedFor)
}

const showIcon = (button: HTMLElement, icon: keyof typeof iconPaths) =>
  button.querySelector('path')?.setAttribute('d', iconPaths[icon])

/** Copies the code of the block, without line numbers. */
export function copyCode(button: HTMLElement): void {
  const lines = button.closest('figure')?.querySelectorAll('[data-line]') ?? []
  copy([...lines].map((line) => line.textContent).join('\n')).then(
    () => showOutcome(button, strings.copied, 'check'),
    () => showOutcome(button, strings.notCopied, 'close'),
  )
}

/** Toggles wrapping of long lines. Continuation lines are indented by a depth that depends on the text. */
export function toggleWrap(button: HTMLElement): void {
  const block = button.closest('.code')
  const isWrapped = block?.toggleAttribute('data-wrapped') ?? false
  const start = block?.querySelector('[data-line-numbers]') ? '3.6rem' : 'var(--s4)'
  for (const line of block?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
    const indent = indentOf(line)
    const depth = indent?.textContent.replaceAll('\t', '    ').length ?? 0
    // absolutely positioned, or a line would break between the indent and a long word
    if (indent) indent.style.position = isWrapped ? 'absolute' : ''
    line.style.paddingInlineStart = isWrapped ? `calc(${start} + min(${depth + 2}ch, 40cqi))` : ''
    line.style.textIndent = isWrapped ? '-2ch' : ''
  }
  button.ariaPressed = String(isWrapped)
}

/** The leading spaces of a line as an element, created when needed. */
function indentOf(line: HTMLElement): HTMLElement | undefined {
  const made = line.querySelector<HTMLElement>('[data-indent]')
  if (made) return made
  const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()
  const length = text?.nodeValue?.search(/\S|$/) ?? 0
  if (!text || length === 0) return undefined
  const range = document.createRange()
  range.setStart(text, 0)
  range.setEnd(text, length)
  const indent = document.createElement('span')
  indent.dataset['indent'] = ''
  range.surroundContents(indent)
  return indent
}

/** Boxes that may scroll horizontally. */
const boxes = '.code > pre, .table, .picture, .diagram, div.formula'

/** Makes overflowing boxes focusable, and marks code that needs a wrap button. Returns a cleanup function. */
export function watchOverflow(): () => void {
  const observer = new ResizeObserver((entries) => {
    // measure all boxes before changing any: one layout pass
    const found = entries.map(({ target }) => [target, target.scrollWidth > target.clientWidth] as const)
    for (const [box, isOverflowing] of found) {
      if (isOverflowing) box.setAttribute('tabindex', '0')
      else box.removeAttribute('tabindex')
      if (!box.closest('[data-wrapped]'))
        box.closest('.code')?.toggleAttribute('data-overflow', isOverflowing)
    }
  })
  for (const box of document.querySelectorAll(boxes)) observer.observe(box)
  return () => observer.disconnect()
}
