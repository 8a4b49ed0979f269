/** The search as readers see it, in the dialog and on the page: field, filter, results, messages. */
import type { SearchKind } from '@/lib/search/types'
import { AnswerView } from './answer-view'
import { find } from './ask'
import { makeField } from './field'
import { makeKindFilter } from './kinds'
import { listenToKeys } from './panel-keys'
import { remember } from './recent'
import type { ResultStyle } from './results'

export interface PanelOptions extends ResultStyle {
  /** How many pages are drawn at once. */
  limit: number
  /** Called with each question. */
  onAsk?: (text: string, kind: SearchKind | undefined) => void
  /** Called when the reader goes to a result in this tab. */
  onFollow?: () => void
}

export interface Panel {
  field: HTMLInputElement
  /** What is drawn below the field. */
  parts: HTMLElement[]
  /**
   * Asks for a text of a kind, or again for what stands in the field; resolves when the reader has the answer, or is told why not.
   * `count` pages are drawn then.
   */
  ask: (text?: string, kind?: SearchKind, count?: number) => Promise<void>
  /** How many pages are drawn. */
  shown: () => number
}

/** Shorter texts are answered by half of the site. */
const minLength = 2
/** After how long a search says that it is at work, in milliseconds. */
const slow = 400

/** Makes a panel; nothing is asked yet. */
export function createPanel(options: PanelOptions): Panel {
  const { isListBox, limit } = options
  const field = makeField(options)
  const filter = makeKindFilter(() => void ask())
  const view = new AnswerView(options, field)
  /** Number of the last question, and what waits for its answer. */
  let asked = 0
  let answer = Promise.resolve()

  const start = () => {
    filter.count()
    view.showStart(askFromMessage, () => {
      start()
      field.focus()
    })
  }

  const search = async (text: string, count: number): Promise<void> => {
    const number = ++asked
    const isCurrent = () => number === asked
    if (text.length < minLength) return start()
    const timer = setTimeout(() => isCurrent() && view.showLoading(), slow)
    const kind = filter.chosen()
    try {
      const result = await find(text, { kind, limit: count }).finally(() => clearTimeout(timer))
      if (!isCurrent()) return
      filter.count(result.totals)
      await view.showAnswer(text, kind, result, {
        ask: askFromMessage,
        more: () => void addMore(text),
        isCurrent,
      })
    } catch {
      if (!isCurrent()) return
      filter.count()
      view.showFailure(() => askFromMessage(field.value, filter.chosen()))
    }
  }

  const addMore = async (text: string): Promise<void> => {
    const number = asked
    const again = () => void addMore(text)
    try {
      const result = await find(text, { kind: filter.chosen(), limit, offset: view.shown })
      if (number === asked) view.addMore(result, again)
    } catch {
      if (number === asked) view.showMoreFailure(again)
    }
  }

  function ask(...question: Parameters<Panel['ask']>): Promise<void> {
    const [text = field.value, kind, count = limit] = question
    if (question.length > 0) {
      field.value = text
      filter.choose(kind)
    }
    options.onAsk?.(text.trim(), filter.chosen())
    return (answer = search(text.trim(), count))
  }
  /** What was pressed goes away with its message: the focus must not go with it. */
  const askFromMessage = (text: string, kind?: SearchKind) => {
    void ask(text, kind)
    field.focus()
  }

  // a pointer goes on in the field; the keyboard stays where it is
  filter.element.addEventListener('click', ({ detail }) => isListBox && detail > 0 && field.focus())
  field.addEventListener('input', () => void ask())
  listenToKeys(field, view, () => answer)
  view.list.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    remember(field.value.trim())
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) options.onFollow?.()
  })
  return { field, parts: [filter.element, ...view.parts], ask, shown: () => view.shown }
}
