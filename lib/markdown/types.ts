/** What is known of a file after it has been parsed once. Plain data, no trees. */
import type { Element } from 'hast'
import type { Place, Problem, SourceFile } from '../problems/problem'
import type { Rule } from '../rules'

/** Takes a problem of the file that is being checked; without a place it is that of the whole file. */
export type Report = (place: Place | undefined, message: string, rule: Rule) => void

export interface Heading {
  id: string
  /** By the rules of typography. */
  text: string
  level: number
}

/** A name that a row of a table documents. */
export interface NamedRow {
  id: string
  name: string
  /** The number of its line in the text of the section. */
  line: number
}

/** A heading with the words below it, for the search. */
export interface Section {
  /** Empty above the first heading. */
  id: string
  heading: string
  level: number
  /** A line for each paragraph, row of a table, caption and title of code. */
  text: string
  code: string
  rows: NamedRow[]
}

/** The text that something stands in, when that is not the page itself: a partial. */
type OtherText = Pick<SourceFile, 'path' | 'displayPath'>

/** A link, an image, or an attribute of a component that holds an address. */
export interface FoundLink extends Place {
  /** As written. */
  url: string
  kind: 'link' | 'image'
  from?: OtherText
}

/** A module or a text that an `.mdx` file imports, also by `require()` and `import()`. */
export interface FoundImport extends Place {
  /** As written. */
  source: string
  /** What it takes of it, by the names there; all of it is `*`. */
  names: ({ name: string } & Place)[]
  from?: OtherText
}

/** A text that an `.mdx` file imports and shows. */
export interface FoundPartial {
  /** As written. */
  source: string
  /** How many headings of the importing text stand above it. */
  headings: number
}

/** What the site needs to know of a text. */
export interface ParsedMarkdown {
  links: FoundLink[]
  imports: FoundImport[]
  partials: FoundPartial[]
  /** The names that it exports beside its content. */
  exports: string[]
  /** Whether its code runs in browsers, too. */
  hasOwnCode: boolean
  headings: Heading[]
  /** Everything a hash can point to: ids of headings and elements. */
  anchors: string[]
  /** Text of a level-1 heading that stands first. */
  contentTitle: string | undefined
  /** First paragraph as plain text; empty when there is none. */
  excerpt: string
  /** How long a reader needs for the prose, without code. */
  minutes: number
  sections: Section[]
  /** What its author puts into the head of the page. */
  head: Element[]
  /** Whether a post has the mark that ends its part in lists. */
  isTruncated: boolean
  /** Whether there is nothing to show. */
  isEmpty: boolean
  /** Whether the text could not be parsed: nothing is known of what it contains, such as its anchors. */
  isUnread: boolean
}

/** What is known of a file, and what is wrong with it. */
export interface DescribedMarkdown {
  parsed: ParsedMarkdown
  problems: Problem[]
}

/** A formula in a line, one that stands alone, a diagram. */
export type RenderedKind = 'inline' | 'formula' | 'diagram'

/** HTML, or what is wrong with the source, and where: the line, from 0, and what stands there. */
export type Rendered = { html: string } | { message: string; at?: { line: number; text: string } }
