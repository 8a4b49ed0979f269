/**
 * Marks the elements that the parser has not closed yet, and removes the mark from all others. Styles hide
 * some of the marked elements (`app/styles/frame.css`), since children still to come may change their layout.
 */
export function markStreaming(): void {
  for (const marked of document.querySelectorAll('[data-streaming]')) marked.removeAttribute('data-streaming')
  if (document.readyState !== 'loading') return
  for (let last = document.body.lastElementChild; last; last = last.lastElementChild)
    last.setAttribute('data-streaming', '')
}
