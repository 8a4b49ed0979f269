/** Whether a key event belongs to a field, in the shadow tree of a web component, too. */
export function isTyping(event: KeyboardEvent): boolean {
  // `event.target` is only the host of a web component
  const [target] = event.composedPath()
  return target instanceof Element && Boolean(target.closest('input, textarea, select, [contenteditable]'))
}

/**
 * Whether a key is Ctrl+K, ⌘K, or `/` outside of fields. In the Russian layout the K key types «л», and the key of
 * `/` a full stop.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event
  if (altKey) return false
  if (ctrlKey || metaKey) return !shiftKey && /^[kл]$/i.test(key)
  return (key === '/' || (key === '.' && code === 'Slash')) && !isTyping(event)
}
