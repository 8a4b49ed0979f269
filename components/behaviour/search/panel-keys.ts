import type { AnswerView } from './answer-view'
import { moveInRecent } from './messages'
import { remember } from './recent'

/**
 * Keys of the field and of what stands below it: Enter opens what is selected when the `answer` to what stands in the field is there,
 * arrows go through results and recent queries.
 */
export function listenToKeys(field: HTMLInputElement, view: AnswerView, answer: () => Promise<void>): void {
  const { list, message, selection } = view
  const open = async (event: KeyboardEvent) => {
    await answer()
    const link = selection.current()
    if (!link) return void selection.press(event)
    if (!event.ctrlKey && !event.metaKey) return link.click()
    remember(field.value.trim())
    window.open(link.href, '_blank', 'noopener')
  }
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      void open(event)
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && selection.press(event)) {
      event.preventDefault()
    } else if (list.hidden) {
      moveInRecent(message, field, event)
    }
  })
  message.addEventListener('keydown', (event) => moveInRecent(message, field, event))
}
