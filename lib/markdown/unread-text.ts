import type { Root } from 'mdast'
import type { ParsedMarkdown } from './types'

/** Replaces the tree of a text that cannot be parsed. */
export const unreadTree: Root = { type: 'root', children: [], data: { isUnread: true } }

/** The metadata of a text that could not be parsed or compiled. */
export const unreadText: ParsedMarkdown = {
  links: [],
  imports: [],
  partials: [],
  exports: [],
  hasOwnCode: false,
  hasOtherIds: false,
  hasColumns: false,
  hasTerms: false,
  headings: [],
  anchors: [],
  contentTitle: undefined,
  excerpt: '',
  minutes: 0,
  sections: [],
  head: [],
  isTruncated: false,
  isEmpty: true,
  isUnread: true,
}
