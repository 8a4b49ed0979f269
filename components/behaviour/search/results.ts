/** Answers of the search as elements: a group for each page, a link for each of its sections. */
import { encodeUnsafe } from '@/lib/text/path'
import { searchStrings } from '@/lib/strings/search-strings'
import type { SearchGroup, SearchHit, SnippetPart } from '@/lib/search/types'
import { make } from '../elements'

export interface ResultStyle {
  /** Start of all ids: two lists may stand in a page. */
  id: string
  /** Links are options of a list box that a field moves through; else they are reached one by one. */
  isListBox: boolean
}

const marked = (parts: SnippetPart[]): (Node | string)[] =>
  parts.map(({ text, isMatch }) => (isMatch ? make('mark', {}, text) : text))

function resultLink({ isListBox }: ResultStyle, id: string, href: string): HTMLAnchorElement {
  const link = make('a', { id, href, className: 'hit' })
  if (isListBox) {
    link.role = 'option'
    link.ariaSelected = 'false'
    link.tabIndex = -1
  }
  return link
}

/** The last option: all results on the page of the search. */
export function drawAllResults(style: ResultStyle, total: number, href: string): HTMLElement {
  const link = resultLink(style, `${style.id}-all`, href)
  link.classList.add('all')
  link.append(searchStrings.allResults(total))
  return link
}

/** So many results fill the dialog. */
const inSight = 6

/** How many groups the reader sees at first. */
export function countInSight(groups: SearchGroup[]): number {
  let hits = 0
  return groups.filter((group) => (hits += group.hits.length) - group.hits.length < inSight).length
}

/**
 * Draws the groups of an answer; `first` is the number of the first one. While a word is typed, its last letters often change
 * nothing: a group that equals the one drawn in its place before is the same element.
 */
export function groupDrawer(style: ResultStyle): (groups: SearchGroup[], first?: number) => HTMLElement[] {
  const drawn = new Map<number, { content: string; element: HTMLElement }>()
  return (groups, first = 0) =>
    groups.map((group, at) => {
      const number = first + at
      const content = JSON.stringify(group)
      const before = drawn.get(number)
      if (before?.content === content) return before.element
      const element = drawGroup(group, style, `${style.id}-${number}`)
      drawn.set(number, { content, element })
      return element
    })
}

function drawGroup(group: SearchGroup, style: ResultStyle, id: string): HTMLElement {
  const { title, kind, breadcrumbs, hits } = group
  const above = kind === 'docs' ? [searchStrings.kindNames.docs, ...breadcrumbs] : breadcrumbs
  // a page whose top answers best has its title there already
  const isTopFirst = hits[0]?.anchor === '' && above.length > 0
  const path = make(style.isListBox ? 'div' : 'h2', { id, className: 'hit-path' })
  path.append(
    ...above.map((label) => make('span', {}, label)),
    ...(isTopFirst ? [] : [make('b', {}, ...marked(title))]),
  )
  const element = make(
    'section',
    { className: 'hit-page' },
    path,
    ...hits.map((hit, at) => drawHit(group, hit, at, style, `${id}-${at}`)),
  )
  element.role = 'group'
  element.setAttribute('aria-labelledby', id)
  return element
}

function drawHit(
  group: SearchGroup,
  { anchor, heading, snippet }: SearchHit,
  at: number,
  style: ResultStyle,
  id: string,
): HTMLElement {
  const hash = anchor === '' ? '' : `#${encodeUnsafe(anchor)}`
  const link = resultLink(style, id, SETTINGS.basePath + encodeUnsafe(group.permalink) + hash)
  const top = at === 0 ? marked(group.title) : [searchStrings.pageStart]
  link.append(
    make('b', {}, ...(heading.length === 0 ? top : marked(heading))),
    make('span', { className: 'hit-text' }, ...marked(snippet)),
  )
  return link
}
