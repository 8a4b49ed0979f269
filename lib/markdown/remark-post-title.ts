import path from 'node:path'
import type { Root } from 'mdast'
import type { VFile } from 'vfile'

/** Whether a block is only a comment, in either format. */
export const isComment = ({ type, value = '' }: { type: string; value?: string }): boolean =>
  (type === 'html' && /^\s*<!--[\s\S]*?-->\s*$/.test(value)) ||
  (type === 'mdxFlowExpression' && /^\s*\/\*[\s\S]*\*\/\s*$/.test(value))

/** Removes the title that a text begins with: the page of a post has its own, and lists show it too. */
export function dropTitle(tree: Root): void {
  const at = tree.children.findIndex(
    (block) => block.type !== 'yaml' && block.type !== 'mdxjsEsm' && !isComment(block),
  )
  const first = tree.children[at]
  if (first?.type === 'heading' && first.depth === 1) tree.children.splice(at, 1)
}

/** The same for the posts that the bundler reads. `contentRoot` is the folder with the content, absolute. */
export default function remarkPostTitle({ contentRoot }: { contentRoot: string }) {
  const blog = path.join(contentRoot, 'blog') + path.sep
  return (tree: Root, file: VFile) => {
    if (path.resolve(file.path).startsWith(blog) && !/[\\/]_[^\\/]*$/.test(file.path)) dropTitle(tree)
  }
}
