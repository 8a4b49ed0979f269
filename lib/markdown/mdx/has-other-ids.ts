import type { Root } from 'mdast'
import { isJsx, programsOf, walkCode } from './mdx-nodes'
import { ownersIn } from './owners-in'
import { visit } from '../visit'

/** Whether components or code may add ids to a text. Its anchors are then checked in the built page. */
export function hasOtherIds(tree: Root): boolean {
  const ownerOf = ownersIn(tree)
  let has = false
  visit(tree, (node) => {
    has ||= isJsx(node) && (ownerOf(node.name) === 'author' || node.attributes.some(isComputedId))
    // imports and exports render nothing
    if (node.type === 'mdxjsEsm') return
    walkCode(programsOf(node), (code) => {
      has ||= code.type.startsWith('JSX') || (code.type === 'Identifier' && ownerOf(code.name) === 'author')
    })
  })
  return has
}

const isComputedId = (attribute: { type: string; name?: string; value?: unknown }): boolean =>
  attribute.type === 'mdxJsxExpressionAttribute' ||
  (attribute.name === 'id' && typeof attribute.value === 'object' && attribute.value !== null)
