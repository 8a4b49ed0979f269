/** The search as readers see it, in the dialog and on the page: field, filter, results, messages. */
import { searchStrings } from '@/lib/search/strings'
import type { SearchKind, SearchResult } from '@/lib/search/types'
import { find } from './ask'
import { announcer } from './announcer'
import { make, makeButton, nextFrame, replaceChanged } from '../elements'
import { makeField } from './field'
import { makeKindFilter } from './kinds'
import { drawFailure, drawNothing, drawStart, moveInRecent } from './messages'
import { remember } from './recent'
import { countInSight, drawAllResults, groupDrawer, type ResultStyle } from './results'
import { searchAddress } from './address'
import { selectInList, selectInListBox } from './selection'

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
  /** Asks for a text of a kind, or again for what stands in the field; resolves when the reader has the answer, or is told why not. `count` pages are drawn then. */
  ask: (text?: string, kind?: SearchKind, count?: number) => Promise<void>
  /** How many pages are drawn. */
  shown: () => number
}

/** Shorter texts are answered by half of the site. */
const minLength = 2
/** After how long a search says that it is at work, in milliseconds. */
const slow = 400

export function createPanel(options: PanelOptions): Panel {
  const { id, isListBox, limit } = options
  const field = makeField(options)
  const filter = makeKindFilter(() => void ask())
  // a pointer goes on in the field; the keyboard stays where it is
  filter.element.addEventListener('click', ({ detail }) => isListBox && detail > 0 && field.focus())
  const note = make('p', { className: 'hit-note', hidden: true })
  const list = make('div', {
    id: `${id}-list`,
    className: 'hits',
    role: isListBox ? 'listbox' : 'region',
    ariaLabel: searchStrings.results,
    hidden: true,
  })
  const message = make('div', { className: 'search-message' })
  const { status, announce } = announcer()
  const selection = (isListBox ? selectInListBox : selectInList)(list, field)
  let isScrolled = false
  list.addEventListener('scroll', () => (isScrolled = true), { passive: true })
  const drawGroups = groupDrawer(options)
  /** Number of the last question, and what waits for its answer. */
  let asked = 0
  let answer = Promise.resolve()
  let shownCount = 0

  const show = (below: HTMLElement[], results: Element[] = []) => {
    // first, and only when needed: each asks for the layout of what has changed
    if (isScrolled) list.scrollTop = 0
    isScrolled = false
    replaceChanged(list, results)
    list.hidden = results.length === 0
    message.replaceChildren(...below)
    message.hidden = below.length === 0
    selection.reset()
  }
  const start = () => {
    note.hidden = true
    filter.count()
    announce('')
    show(drawStart(askFromMessage, restart))
  }

  const restart = () => {
    start()
    field.focus()
  }

  /** Draws an answer: what is in sight at once, the rest when that is on the screen. */
  const draw = async (text: string, { groups, total, totals, corrected }: SearchResult) => {
    const kind = filter.chosen()
    filter.count(totals)
    note.hidden = corrected === undefined || total === 0
    note.textContent = note.hidden ? '' : searchStrings.corrected(corrected ?? '')
    if (total === 0) {
      const everywhere = totals.docs + totals.blog + totals.page
      const isElsewhere = kind !== undefined && everywhere > 0
      const below = isElsewhere
        ? [
            make('p', {}, searchStrings.nothingIn(kind, everywhere)),
            makeButton({ className: 'button' }, () => askFromMessage(text), searchStrings.showAll),
          ]
        : drawNothing(text, isListBox)
      show(below)
      announce(below[0]?.textContent ?? '')
      return
    }
    const isMore = total > groups.length
    shownCount = groups.length
    const first = drawGroups(groups.slice(0, countInSight(groups)))
    // what stands below stays until its turn comes
    const below = [...list.children].slice(first.length)
    show(isMore && !isListBox ? [moreButton(text, groups.length)] : [], [...first, ...below])
    announce(`${searchStrings.found(total)} ${note.textContent}`)
    const number = asked
    await nextFrame()
    if (number !== asked) return
    const all = isMore && isListBox ? [drawAllResults(options, total, searchAddress(text, kind))] : []
    replaceChanged(list, [...drawGroups(groups), ...all])
    if (!selection.current()) selection.reset()
  }
  const moreButton = (text: string, shown: number) =>
    makeButton({ className: 'button' }, () => void showMore(text, shown), searchStrings.more)

  const showMore = async (text: string, offset: number) => {
    const number = asked
    try {
      const { groups, total } = await find(text, { kind: filter.chosen(), limit, offset })
      if (number !== asked) return
      const [first, ...rest] = drawGroups(groups, offset)
      list.append(...(first ? [first, ...rest] : []))
      first?.querySelector('a')?.focus()
      shownCount = offset + groups.length
      message.replaceChildren(...(shownCount < total && first ? [moreButton(text, shownCount)] : []))
    } catch {
      if (number === asked) message.replaceChildren(...drawFailure(() => void showMore(text, offset)))
    }
  }

  const search = async (text: string, count: number) => {
    const number = ++asked
    if (text.length < minLength) return start()
    const timer = setTimeout(() => {
      if (number !== asked) return
      show([make('p', {}, searchStrings.loading)])
      announce(searchStrings.loading)
    }, slow)
    try {
      const result = await find(text, { kind: filter.chosen(), limit: count }).finally(() =>
        clearTimeout(timer),
      )
      if (number === asked) await draw(text, result)
    } catch {
      if (number === asked) {
        note.hidden = true
        filter.count()
        show(drawFailure(() => askFromMessage(field.value, filter.chosen())))
      }
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

  /** Opens what is selected when the answer to what stands in the field is there. */
  const open = async (event: KeyboardEvent) => {
    await answer
    const link = selection.current()
    if (!link) return void selection.press(event)
    if (!event.ctrlKey && !event.metaKey) return link.click()
    remember(field.value.trim())
    window.open(link.href, '_blank', 'noopener')
  }
  field.addEventListener('input', () => void ask())
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
  list.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    remember(field.value.trim())
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) options.onFollow?.()
  })
  return { field, parts: [filter.element, note, list, message, status], ask, shown: () => shownCount }
}
