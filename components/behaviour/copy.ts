/** Copy buttons of code blocks. */

/** How long the button says that the code was copied, in milliseconds. */
const copiedFor = 2000

/** The source of a block: its lines without numbers, joined by line feeds. */
const codeOf = (button: Element): string =>
  [...(button.closest('figure')?.querySelectorAll('[data-line]') ?? [])]
    .map((line) => line.textContent ?? '')
    .join('\n')

/** Copies on an insecure origin too, where the clipboard interface is missing. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

/** Tells screen readers; the region is part of the shell. */
function announce(text: string): void {
  const status = document.getElementById('status')
  if (status) status.textContent = text
}

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
