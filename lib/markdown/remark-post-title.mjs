import path from 'node:path'

/** @import { Root } from 'mdast' */
/** @import { VFile } from 'vfile' */

/** Whether a block is only a comment, in either format. @param {{ type: string, value?: string }} block */
export const isComment = ({ type, value = '' }) =>
  (type === 'html' && /^\s*<!--[\s\S]*?-->\s*$/.test(value)) ||
  (type === 'mdxFlowExpression' && /^\s*\/\*[\s\S]*\*\/\s*$/.test(value))

/** Takes the title off a text that begins with one: the page of a post has its own, and lists show it too. @param {Root} tree */
export function dropTitle(tree) {
  const at = tree.children.findIndex(
    (block) => block.type !== 'yaml' && block.type !== 'mdxjsEsm' && !isComment(block),
  )
  const first = tree.children[at]
  if (first?.type === 'heading' && first.depth === 1) tree.children.splice(at, 1)
}

/**
 * The same for the posts that the bundler reads.
 *
 * @param {{ contentRoot: string }} options the folder with the content, absolute
 */
export default function remarkPostTitle({ contentRoot }) {
  const blog = path.join(contentRoot, 'blog') + path.sep
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    if (path.resolve(file.path).startsWith(blog) && !/[\\/]_[^\\/]*$/.test(file.path)) dropTitle(tree)
  }
}
