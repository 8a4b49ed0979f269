/** What is known of a file after it has been parsed once. Plain data, no trees. */
import type { Place, SourceFile } from '../problems/problem'
import type { Rule } from '../problems/rules'
import type { headingsOf } from './collect-sections'
import type { describe } from './describe'

/** Takes a problem of the file that is being checked; without a place it is that of the whole file. */
export type Report = (place: Place | undefined, message: string, rule: Rule) => void

/** Its text is by the rules of typography. */
export type Heading = ReturnType<typeof headingsOf>[number]

/** The text that something stands in, when that is not the page itself: a partial. */
type OtherText = Pick<SourceFile, 'path' | 'displayPath'>

/** A link, an image, or an attribute of a component that holds an address. */
export interface FoundLink extends Place {
  /** As written. */
  url: string
  kind: 'link' | 'image'
  from?: OtherText
}

/** A module or a text that an `.mdx` file imports. */
export interface FoundImport extends Place {
  /** As written. */
  source: string
  from?: OtherText
}

export type ParsedMarkdown = ReturnType<typeof describe>
