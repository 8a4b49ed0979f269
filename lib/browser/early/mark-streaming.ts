/**
 * Marks the elements that the parser has not closed yet; none when it has finished. Styles hide some of them
 * (`app/styles/frame.css`), since later children may decide their layout.
 */
export function markStreaming(): void {
  for (const marked of document.querySelectorAll('[data-streaming]')) marked.removeAttribute('data-streaming')
  if (document.readyState !== 'loading') return
  for (let last = document.body.lastElementChild; last; last = last.lastElementChild)
    last.setAttribute('data-streaming', '')
}
