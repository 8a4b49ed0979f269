import { useState, type KeyboardEvent, type RefObject } from 'react'

/**
 * The options of a list box, navigated while the field keeps focus. Each new `answer` selects the `first`
 * option. Home and End move the text cursor until the reader has moved in the list.
 */
export function useOptions(list: RefObject<HTMLElement | null>, first: string | undefined, answer: unknown) {
  const [choice, setChoice] = useState<{ answer: unknown; id: string; isInList: boolean }>()
  const current = choice?.answer === answer ? choice : undefined
  const selected = current?.id ?? first

  const press = (event: KeyboardEvent): void => {
    if (!list.current || (!current?.isInList && /Home|End/.test(event.key))) return
    const options = [...list.current.querySelectorAll('[role="option"]')]
    const at = options.findIndex(({ id }) => id === selected)
    const option = options[nextPlace(event, at, options.length)]
    if (!option) return
    event.preventDefault()
    setChoice({ answer, id: option.id, isInList: true })
    // above the first option there are breadcrumbs: show them, too
    if (option === options[0]) list.current.scrollTo({ top: 0 })
    else option.scrollIntoView({ block: 'nearest' })
  }
  const select = (id: string) => setChoice({ answer, id, isInList: current?.isInList ?? false })
  return { selected, select, press }
}

/** The index that a key moves to from `at` (-1: before the first one); -1 if it does not move. */
function nextPlace({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, at: number, count: number): number {
  if (count === 0 || altKey || ctrlKey || metaKey) return -1
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (Math.max(at, 0) + count - 1) % count
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : -1
}

/** Moves focus among results or recent queries: down from the field, and back to it from the first one. */
export function moveResultFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event
  if (event.defaultPrevented || !(target instanceof Element)) return
  if (target.matches('input') ? key !== 'ArrowDown' : !target.closest('.hits, .search-message')) return
  const items = [...currentTarget.querySelectorAll<HTMLElement>('.hit, .again')]
  const row = target.closest('li') ?? target
  const at = items.findIndex((item) => row.contains(item))
  const isBack = key === 'ArrowUp' && at === 0
  const next = isBack ? currentTarget.querySelector('input') : items[nextPlace(event, at, items.length)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
