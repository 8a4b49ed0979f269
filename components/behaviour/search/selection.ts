/** The result that Enter opens, and how keys move through the list. */

export interface Selection {
  current: () => HTMLAnchorElement | undefined
  /** Goes to the first result, where the list is a list box. */
  reset: () => void
  /** Handles a key that was pressed in the field, Enter when there is no current result; `true` when it was one of the list. */
  press: (event: KeyboardEvent) => boolean
}

/** In a list box the field keeps the focus and tells which option is meant. */
export function selectInListBox(list: HTMLElement, field: HTMLInputElement): Selection {
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
  const current = () => list.querySelector<HTMLAnchorElement>('[aria-selected="true"]') ?? undefined
  /** Home and End belong to the text of the field until the reader has gone into the list. */
  let isInList = false

  const select = (option: HTMLAnchorElement | undefined) => {
    const before = current()
    if (before) before.ariaSelected = 'false'
    field.ariaExpanded = String(option !== undefined)
    if (!option) return field.removeAttribute('aria-activedescendant')
    option.ariaSelected = 'true'
    field.setAttribute('aria-activedescendant', option.id)
  }
  const reset = () => {
    isInList = false
    select(options()[0])
  }
  field.addEventListener('input', () => (isInList = false))
  // not when the list moves under a pointer that rests
  list.addEventListener('pointermove', ({ target }) => {
    const option = target instanceof Element ? target.closest<HTMLAnchorElement>('[role="option"]') : null
    if (option && option.ariaSelected !== 'true') select(option)
  })
  const press = ({ key }: KeyboardEvent) => {
    if (!/^(Arrow(Up|Down)|Home|End)$/.test(key)) return false
    const all = options()
    const at = all.findIndex(({ ariaSelected }) => ariaSelected === 'true')
    const next = nextPlace(key, at, all.length)
    if (next === undefined || (!isInList && /Home|End/.test(key))) return false
    isInList = true
    const option = all[next]
    select(option)
    // with the first option its group should be in sight
    if (next === 0) list.scrollTop = 0
    else option?.scrollIntoView({ block: 'nearest' })
    return true
  }
  return { current, reset, press }
}

/** In a list of links the focus itself moves; from the first one it goes back into the field. */
export function selectInList(list: HTMLElement, field: HTMLInputElement): Selection {
  const links = () => [...list.querySelectorAll<HTMLElement>('.hit')]
  list.addEventListener('keydown', (event) => {
    const all = links()
    const at = all.findIndex((link) => link === event.target)
    if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return
    const next = event.key === 'ArrowUp' && at === 0 ? -1 : nextPlace(event.key, at, all.length)
    if (next === undefined) return
    event.preventDefault()
    ;(all[next] ?? field).focus()
  })
  const press = ({ key }: KeyboardEvent) => {
    const [first] = links()
    if ((key !== 'ArrowDown' && key !== 'Enter') || !first) return false
    first.focus()
    return true
  }
  return { current: () => undefined, reset: () => undefined, press }
}

function nextPlace(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  const places: Record<string, number> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (Math.max(at, 0) + count - 1) % count,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}
