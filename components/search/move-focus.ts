import type { KeyboardEvent } from 'react'

/** Where a key leads in a list, from the place at hand, which is -1 before the first one. */
export function nextPlace(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  const places: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (Math.max(at, 0) + count - 1) % count,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}

/**
 * Moves the focus among results or recent queries: down from the field, and from the first one back into it. For keys that the field
 * has not used itself.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, altKey, ctrlKey, metaKey } = event
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof Element)) return
  const isInField = target.matches('input')
  if (isInField ? key !== 'ArrowDown' : !target.closest('.hits, .search-message')) return
  const items = [...currentTarget.querySelectorAll<HTMLElement>('.hit, .again')]
  const row = target.closest('li') ?? target
  const at = items.findIndex((item) => row.contains(item))
  const next = key === 'ArrowUp' && at === 0 ? -1 : nextPlace(key, at, items.length)
  if (next === undefined) return
  event.preventDefault()
  ;(items[next] ?? currentTarget.querySelector('input'))?.focus()
}
