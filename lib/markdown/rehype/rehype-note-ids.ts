import type { Root } from 'hast'
import { decodePath } from '../../text/path'
import { visit } from '../visit'

const givenLabel = 'footnote-label'
/** Begins the id of the heading above footnotes. */
export const noteLabel = 'fn-label-'

/**
 * Sets ids of footnotes: remark-rehype percent-encodes Cyrillic ones, but `#fn-имя` leads to the letters. It
 * calls the headings of all footnotes alike, and a page may have those of imported texts, too: here the first
 * reference gives its name.
 */
export const rehypeNoteIds = () => (tree: Root) => {
  let label = givenLabel
  visit(tree, 'element', ({ properties }) => {
    const { id, ariaDescribedBy } = properties
    if (typeof id === 'string' && /^fn(?:ref)?-/.test(id)) {
      properties['id'] = decodePath(id)
      if (label === givenLabel) label = decodePath(id).replace(/^fn(?:ref)?-/, noteLabel)
    }
    if (id === givenLabel) properties['id'] = label
    if (String(ariaDescribedBy) === givenLabel) properties['ariaDescribedBy'] = [label]
  })
}
