import remarkDirective from 'remark-directive'
import type { Processor } from 'unified'

const colon = ':'.charCodeAt(0)

/**
 * Parses only containers (`:::note`): text and leaf directives such as `слово:слово`, `10:30` and `::лист` are prose. The package has no
 * option for this, and turning directives back into text would lose their braces and brackets.
 */
export function remarkContainers(this: Processor) {
  remarkDirective.call(this)
  const extensions = this.data().micromarkExtensions ?? []
  const [container] = [extensions.pop()?.flow?.[colon] ?? []].flat()
  if (!container) throw new Error('remark-directive has no container syntax any more')
  extensions.push({ flow: { [colon]: container } })
}
