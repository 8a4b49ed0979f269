/** The filter: all, documentation, blog, with the number of pages in each. */
import { searchStrings } from '@/lib/strings/search-strings'
import type { SearchKind, SearchResult } from '@/lib/search/types'
import { make, makeButton } from '../elements'

export interface KindFilter {
  element: HTMLElement
  chosen: () => SearchKind | undefined
  choose: (kind: SearchKind | undefined) => void
  /** Shows how many pages answer; without an argument no numbers. */
  count: (totals?: SearchResult['totals']) => void
}

const kinds = [undefined, 'docs', 'blog'] as const

export const isKind = (value: unknown): value is SearchKind => value === 'docs' || value === 'blog'

/** Draws the filter; `onChoice` is called when the reader has chosen. */
export function makeKindFilter(onChoice: () => void): KindFilter {
  let chosen: SearchKind | undefined
  const numbers = kinds.map(() => make('span', { className: 'num' }))
  const buttons = kinds.map((kind, at) =>
    makeButton(
      {},
      () => {
        choose(kind)
        onChoice()
      },
      kind === undefined ? searchStrings.all : searchStrings.kindNames[kind],
      ' ',
      numbers[at] ?? '',
    ),
  )
  const choose = (kind: SearchKind | undefined) => {
    chosen = kind
    for (const [at, button] of buttons.entries()) button.ariaPressed = String(kinds[at] === kind)
  }
  choose(undefined)
  const element = make(
    'div',
    { className: 'kinds', role: 'group', ariaLabel: searchStrings.kinds },
    ...buttons,
  )
  return {
    element,
    chosen: () => chosen,
    choose,
    count: (totals) => {
      for (const [at, number] of numbers.entries()) {
        const kind = kinds[at]
        const total = totals && (kind ? totals[kind] : totals.docs + totals.blog + totals.page)
        const text = total === undefined ? '' : String(total)
        if (number.textContent !== text) number.textContent = text
      }
    },
  }
}
