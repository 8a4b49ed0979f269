import type { Root } from 'mdast'
import type { ParsedMarkdown } from './types'

/** Replaces the tree of a text that cannot be parsed. */
export const unreadTree: Root = { type: 'root', children: [], data: { isUnread: true } }

/** What `describe` says of it: a file that a build has not been able to compile. */
export const unreadText: ParsedMarkdown = {
  links: [],
  imports: [],
  partials: [],
  exports: [],
  hasOwnCode: false,
  hasOtherIds: false,
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
