import type { Root } from 'hast'
import { decodePath } from '../../text/path'
import { visit } from '../visit'

/** Sets ids of footnotes: remark-rehype percent-encodes Cyrillic ones, but `#fn-имя` leads to the letters. */
export const rehypeNoteIds = () => (tree: Root) =>
  visit(tree, 'element', ({ properties }) => {
    const { id } = properties
    if (typeof id === 'string' && /^fn(?:ref)?-/.test(id)) properties['id'] = decodePath(id)
  })
