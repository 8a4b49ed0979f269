import { searchStrings } from '@/lib/strings/search-strings'
import type { SearchGroup, SearchKind, SearchResult } from '@/lib/search/types'
import { make, makeButton, replaceChanged } from '../elements'
import { nextFrame } from '../next-task'
import { searchAddress } from './address'
import { announcer } from './announcer'
import { drawFailure, drawNothing, drawStart } from './messages'
import { countInSight, drawAllResults, groupDrawer, type ResultStyle } from './results'
import { selectInList, selectInListBox, type Selection } from './selection'

/** What a reader may do from an answer. */
export interface AnswerActions {
  /** Asks for a text in all kinds, or in one. */
  ask: (text: string, kind?: SearchKind) => void
  /** Asks for the pages after those that are drawn. */
  more: () => void
  /** Whether the question is still the last one. */
  isCurrent: () => boolean
}

/** What stands below the field: what was understood, results, a message. It says aloud what changes. */
export class AnswerView {
  readonly list: HTMLElement
  readonly message = make('div', { className: 'search-message' })
  readonly parts: HTMLElement[]
  readonly selection: Selection
  /** How many pages are drawn. */
  shown = 0
  readonly #note = make('p', { className: 'hit-note', hidden: true })
  readonly #style: ResultStyle
  readonly #announce: (text: string) => void
  readonly #drawGroups: (groups: SearchGroup[], first?: number) => HTMLElement[]
  #isScrolled = false

  constructor(style: ResultStyle, field: HTMLInputElement) {
    const { id, isListBox } = style
    this.#style = style
    this.list = make('div', {
      id: `${id}-list`,
      className: 'hits',
      role: isListBox ? 'listbox' : 'region',
      ariaLabel: searchStrings.results,
      hidden: true,
    })
    this.list.addEventListener('scroll', () => (this.#isScrolled = true), { passive: true })
    this.#drawGroups = groupDrawer(style)
    this.selection = (isListBox ? selectInListBox : selectInList)(this.list, field)
    const { status, announce } = announcer()
    this.#announce = announce
    this.parts = [this.#note, this.list, this.message, status]
  }

  /** Recent queries and tips, before anything is asked. */
  showStart(ask: (text: string) => void, restart: () => void): void {
    this.#note.hidden = true
    this.shown = 0
    this.#announce('')
    this.#show(drawStart(ask, restart))
  }

  showLoading(): void {
    this.#show([make('p', {}, searchStrings.loading)])
    this.#announce(searchStrings.loading)
  }

  showFailure(retry: () => void): void {
    this.#note.hidden = true
    this.#show(drawFailure(retry))
  }

  /** Draws an answer: what is in sight at once, the rest when that is on the screen. */
  async showAnswer(
    text: string,
    kind: SearchKind | undefined,
    result: SearchResult,
    actions: AnswerActions,
  ): Promise<void> {
    const { groups, total, corrected } = result
    this.#note.hidden = corrected === undefined || total === 0
    this.#note.textContent = this.#note.hidden ? '' : searchStrings.corrected(corrected ?? '')
    if (total === 0) return this.#showNothing(text, kind, result, actions)
    const { isListBox } = this.#style
    const isMore = total > groups.length
    this.shown = groups.length
    const first = this.#drawGroups(groups.slice(0, countInSight(groups)))
    // what stands below stays until its turn comes
    const below = [...this.list.children].slice(first.length)
    this.#show(isMore && !isListBox ? [moreButton(actions.more)] : [], [...first, ...below])
    this.#announce(`${searchStrings.found(total)} ${this.#note.textContent}`)
    await nextFrame()
    if (!actions.isCurrent()) return
    const all = isMore && isListBox ? [drawAllResults(this.#style, total, searchAddress(text, kind))] : []
    replaceChanged(this.list, [...this.#drawGroups(groups), ...all])
    if (!this.selection.current()) this.selection.reset()
  }

  /** Adds pages below those that are drawn, and goes to the first of them. */
  addMore({ groups, total }: SearchResult, more: () => void): void {
    const [first, ...rest] = this.#drawGroups(groups, this.shown)
    if (first) this.list.append(first, ...rest)
    first?.querySelector('a')?.focus()
    this.shown += groups.length
    this.message.replaceChildren(...(this.shown < total && first ? [moreButton(more)] : []))
  }

  /** The results stay; what was asked for beyond them did not come. */
  showMoreFailure(retry: () => void): void {
    this.message.replaceChildren(...drawFailure(retry))
  }

  #showNothing(
    text: string,
    kind: SearchKind | undefined,
    result: SearchResult,
    { ask }: AnswerActions,
  ): void {
    this.shown = 0
    const { docs, blog, page } = result.totals
    const everywhere = docs + blog + page
    const below =
      kind !== undefined && everywhere > 0
        ? [
            make('p', {}, searchStrings.nothingIn(kind, everywhere)),
            makeButton({ className: 'button' }, () => ask(text), searchStrings.showAll),
          ]
        : drawNothing(text, this.#style.isListBox)
    this.#show(below)
    this.#announce(below[0]?.textContent ?? '')
  }

  #show(below: HTMLElement[], results: Element[] = []): void {
    // first, and only when needed: each asks for the layout of what has changed
    if (this.#isScrolled) this.list.scrollTop = 0
    this.#isScrolled = false
    replaceChanged(this.list, results)
    this.list.hidden = results.length === 0
    this.message.replaceChildren(...below)
    this.message.hidden = below.length === 0
    this.selection.reset()
  }
}

const moreButton = (more: () => void) => makeButton({ className: 'button' }, more, searchStrings.more)
