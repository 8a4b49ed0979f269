/** Scrolls a column to an entry that is out of view. The closed menu of a narrow screen has no height. */
export function scrollToEntry(column: HTMLElement, entry: Element): void {
  const { top, bottom } = column.getBoundingClientRect()
  const place = entry.getBoundingClientRect()
  if (column.clientHeight > 0 && (place.top < top || place.bottom > bottom))
    column.scrollTop += place.top - top - column.clientHeight / 2
}
