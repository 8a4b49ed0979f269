import type { Root } from 'hast'
import { decodePath } from '../../text/path'
import { visit } from '../visit'

const givenLabel = 'footnote-label'
/** Begins the id of the heading above footnotes. */
export const noteLabel = 'fn-label-'

/**
 * Decodes the ids of footnotes, which remark-rehype percent-encodes, and names the heading above them after the
 * first reference: a page may have several such headings, since imported texts have their own footnotes.
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
