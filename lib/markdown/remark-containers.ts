import { directiveFromMarkdown } from 'mdast-util-directive'
import { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'

/**
 * Reads containers (`:::note`). It is `remark-directive` without directives in a line and on a line: `слово:слово`, `10:30` and
 * `::лист` are ordinary prose.
 */
export default function remarkContainers(this: Processor) {
  const data = this.data()
  const [container] = [directive().flow?.[':'.charCodeAt(0)] ?? []].flat()
  if (container) (data.micromarkExtensions ??= []).push({ flow: { [':'.charCodeAt(0)]: container } })
  ;(data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown())
}
