/** Keyboards of Apple have other names for keys: the style sheet shows those of the reader's. */
export function nameKeys(): void {
  if (/Mac|iP/.test(navigator.platform)) document.documentElement.dataset['keys'] = 'apple'
}
