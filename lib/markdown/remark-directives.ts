import type { Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import remarkDirective from 'remark-directive'
import type { Processor } from 'unified'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { nearest } from '../problems/describe'
import { own } from '../text/own'
import { admonitions } from './blocks/boxes'

const colon = ':'.charCodeAt(0)

/** Reads containers (`:::note`) alone: `слово:слово`, `10:30` and `::лист`, directives as well, are ordinary prose. */
export function remarkContainers(this: Processor) {
  remarkDirective.call(this)
  const extensions = this.data().micromarkExtensions ?? []
  const [container] = [extensions.pop()?.flow?.[colon] ?? []].flat()
  if (container) extensions.push({ flow: { [colon]: container } })
}

const known = [...Object.keys(admonitions), 'tabs', 'tab', 'details']

/**
 * Containers (`:::note[Заголовок]`, `::::tabs`, `:::tab[Имя]`, `:::details[Имя]`) become `site-*` elements, which
 * `rehype-blocks` renders. An unknown one is reported, and its text stays.
 */
export default function remarkDirectives() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'containerDirective', (node) => {
      const isKnown = known.includes(node.name)
      if (!isKnown) report(node, file)
      const label = node.children[0]
      if (label?.type === 'paragraph' && label.data && 'directiveLabel' in label.data)
        label.data = { ...label.data, hName: 'site-title' }
      const { class: className, id, ...attributes } = node.attributes ?? {}
      const look = own(admonitions, node.name)
      node.data = {
        ...node.data,
        hName: isKnown ? `site-${look ? 'admonition' : node.name}` : 'div',
        hProperties: {
          ...attributes,
          ...(look && { look }),
          ...(className && { className: className.split(/\s+/) }),
          ...(id && { id }),
        },
      }
    })
  }
}

function report(node: ContainerDirective, file: VFile): void {
  const near = nearest(node.name.toLowerCase(), known)
  const hint = near ? `Возможно, «:::${near}»?` : `Есть ${known.map((name) => `:::${name}`).join(', ')}.`
  file.message(`Неизвестная вставка «:::${node.name}». ${hint}`, {
    place: node.position,
    source: 'markdown',
    ruleId: 'directive',
  })
}
