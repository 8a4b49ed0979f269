/** Keys that lead into the search. */

/** Ctrl+K, ⌘K, and `/` outside of fields; by their place on the keyboard, also when the layout is Russian. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, target } = event
  if (event.altKey) return false
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && /^[kл]$/i.test(key)
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  return !isTyping && (key === '/' || (key === '.' && event.code === 'Slash'))
}

/** Keeps what is typed from now on; the function that it returns ends that, and gives the text. */
export function keepTyping(): () => string {
  let typed = ''
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
