/** What goes into the Markdown pipeline and what is known of a file after it has been parsed once. Plain data, no trees. */
import type { Place } from '../problems/problem'
import type { Rule } from '../problems/rules'

/** Takes a problem of the file that is being checked; without a place it is that of the whole file. */
export type Report = (place: Place | undefined, message: string, rule: Rule) => void

export interface Heading {
  id: string
  text: string
  /** The text by the rules of typography, for showing. */
  typeset: string
  level: number
}

/** A link, an image, or an attribute of a component that holds an address. */
export interface FoundLink extends Place {
  /** As written. */
  url: string
  kind: 'link' | 'image'
  /** The text that it stands in, when that is not the page itself: a partial. */
  from?: { path: string; displayPath: string }
}

/** A module or a text that an `.mdx` file imports. */
export interface FoundImport extends Place {
  /** As written. */
  source: string
  /** What is imported by name, from `react` alone. */
  names?: string[]
}

/** A place where an imported text is shown. */
export interface UsedPartial {
  source: string
  /** How many headings stand above it. */
  headings: number
}

/** What stands between two headings. */
export interface TextSection {
  /** Id of the heading; empty above the first one. */
  id: string
  /** The heading by the rules of typography. */
  heading: string
  /** Prose, a line for each paragraph, row, caption or title of a code block. */
  text: string
  /** Code blocks as written. */
  code: string
}

export interface ParsedMarkdown {
  headings: Heading[]
  links: FoundLink[]
  imports: FoundImport[]
  partials: UsedPartial[]
  /** Everything a hash can point to: heading ids, ids of elements, footnotes. */
  anchors: string[]
  /** Text of a level-1 heading that stands first, if there is one. */
  contentTitle?: string
  /** First paragraph as plain text; empty when there is none. */
  excerpt: string
  /** Prose without code, for reading time. */
  text: string
  /** All words with their headings, for the search. */
  sections: TextSection[]
  isTruncated: boolean
  /** Whether there is anything to show. */
  isEmpty: boolean
}
