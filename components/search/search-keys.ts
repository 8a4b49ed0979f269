/** Ways into the search, before any of it is loaded. */

/**
 * Whether an event asks for the search: a click on a link with `data-search`, Ctrl+K, ⌘K, and `/` outside of fields; by their place on
 * the keyboard, also when the layout is Russian.
 */
export function leadsIntoSearch(event: MouseEvent | KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  const hasModifier = event.ctrlKey || event.metaKey
  if (!('key' in event)) return !hasModifier && !event.shiftKey && !!target?.closest('[data-search]')
  if (event.altKey) return false
  if (hasModifier) return !event.shiftKey && /^[kл]$/i.test(event.key)
  const isTyping = target?.closest('input, textarea, select, [contenteditable]')
  return !isTyping && (event.key === '/' || (event.key === '.' && event.code === 'Slash'))
}

/** Keeps what is typed from now on, after what was kept before React; the function that it returns ends that, and gives the text. */
export function keepTyping(): () => string {
  let typed = window.keptText ?? ''
  window.keptText = undefined
  const keep = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
    typed += event.key
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', keep, true)
  return () => {
    removeEventListener('keydown', keep, true)
    return typed
  }
}
