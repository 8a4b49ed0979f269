import type { Root } from 'mdast'
import remarkDirective from 'remark-directive'
import type { Processor } from 'unified'
import { visit } from '../visit'
import { isInlineMdx } from '../mdx/mdx-nodes'

const colon = ':'.charCodeAt(0)

/**
 * Parses only containers (`:::note`): `слово:слово`, `10:30` and `::лист` are prose. The package has no option for
 * this, and turning other directives back into text would lose their braces and brackets.
 */
export function remarkContainers(this: Processor) {
  remarkDirective.call(this)
  const extensions = this.data().micromarkExtensions ?? []
  const [container] = [extensions.pop()?.flow?.[colon] ?? []].flat()
  if (!container) throw new Error('remark-directive has no container syntax any more')
  extensions.push({ flow: { [colon]: container } })
  ;(this.data().fromMarkdownExtensions ??= []).push({ transforms: [keepTitles] })
}

/** Changes the node type of titles made only of elements and code, since MDX would unwrap their paragraph. */
function keepTitles(tree: Root): void {
  visit(tree, 'containerDirective', ({ children: [label] }) => {
    if (label?.type !== 'paragraph' || !label.data || !('directiveLabel' in label.data)) return
    const others = label.children.filter((child) => !isInlineMdx(child))
    if (others.every((child) => child.type === 'text' && child.value.trim() === ''))
      Object.assign(label, { type: 'directiveLabel' })
  })
}
