/** Metadata of texts. Plain data, no trees. */
import type { Element } from 'hast'
import type { Place, SourceFile } from '../problems/problem'
import type { Rule } from '../rules'

/** Receives a problem of the checked file; without a place it applies to the whole file. */
export type Report = (place: Place | undefined, message: string, rule: Rule) => void

export interface Heading {
  id: string
  /** The text of the heading, with typography applied. */
  text: string
  level: number
}

/** A name documented in a table row. */
export interface NamedRow {
  id: string
  name: string
  /** Number of the row among the lines of the section's `text`, counted from 0. */
  line: number
}

/** A heading with the text below it, for the search. */
export interface Section {
  /** The id of the heading; empty above the first heading. */
  id: string
  heading: string
  level: number
  /** One line per paragraph, table row, caption and code title. */
  text: string
  code: string
  rows: NamedRow[]
  /** Whether it only lists links. */
  isLinks?: true
}

/** The partial, or the list of shared components, that a link or an import of a page comes from. */
export type TextOrigin = Pick<SourceFile, 'path' | 'displayPath'>

/** A link, an image, or a component attribute with an address. */
export interface FoundLink extends Place {
  /** The address as the author wrote it. */
  url: string
  kind: 'link' | 'image'
  /** The end of the element in Markdown or JSX; absent for attributes of HTML and for code. */
  end?: Place
  /** Whether `url` may not be an address, as in a prop of an author's component. Such a link is not checked. */
  isGuess?: boolean
  /** Whether code imports the file, so that the build fails without it. */
  isImport?: boolean
  from?: TextOrigin
}

/** A module or text that an `.mdx` file imports, including by `require()` and `import()`. */
export interface FoundImport extends Place {
  /** The module or file as the author wrote it. */
  source: string
  /** The imported names; `*` stands for all. */
  names: ({ name: string } & Place)[]
  from?: TextOrigin
}

/** A text that an `.mdx` file imports and shows. */
export interface FoundPartial {
  /** The file as the author wrote it. */
  source: string
  /** The number of headings above the partial in the importing text. */
  headings: number
}

export interface ParsedMarkdown {
  links: FoundLink[]
  imports: FoundImport[]
  partials: FoundPartial[]
  /** Names that the text exports besides its content. */
  exports: string[]
  /** Whether the text is client code, see `has-own-code.ts`. */
  hasOwnCode: boolean
  /** Whether the page may have ids that the text does not show, see `has-other-ids.ts`. */
  hasOtherIds: boolean
  /** Whether an example stands beside a table or text: `:::columns`. */
  hasColumns: boolean
  /** Whether it is a glossary, whose terms are in an element of HTML with the class `terms`. */
  hasTerms: boolean
  headings: Heading[]
  /** All ids that a hash can point to: of headings and elements. */
  anchors: string[]
  /** Text of a level-1 heading at the start. */
  contentTitle: string | undefined
  /** The first paragraph with words, as plain text; may be empty. */
  excerpt: string
  /** Minutes of reading the prose, without code; not rounded. */
  minutes: number
  sections: Section[]
  head: Element[]
  isTruncated: boolean
  isEmpty: boolean
  /** Whether the text could not be parsed, so that its anchors and the rest are unknown. */
  isUnread: boolean
}

/** An inline formula, a display formula, a diagram. */
export type RenderedKind = 'inline' | 'formula' | 'diagram'

/** HTML, or a message with its position in the source: the line, counted from 0, and the text there. */
export type Rendered = { html: string } | { message: string; at?: { line: number; text: string } }
