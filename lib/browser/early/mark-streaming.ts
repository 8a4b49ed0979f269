const attribute = 'data-streaming'

/**
 * Marks the elements that the parser has not closed yet, or unmarks all of them if it has finished. Styles
 * hide some of them (`app/styles/frame.css`), since later children may decide their layout.
 */
export function markStreaming(isParsing: boolean): void {
  for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
  let last = isParsing ? document.body.lastElementChild : null
  for (; last; last = last.lastElementChild) last.setAttribute(attribute, '')
}
