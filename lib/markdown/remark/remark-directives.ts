import type { Root, RootContent } from 'mdast'
import type { VFile } from 'vfile'
import { reporterOf } from '../reporter'
import { visit } from '../visit'
import { nearest } from '../../problems/hints'
import { ownValue } from '../../data/own-value'
import { admonitions } from '../blocks/boxes'

const blocks = [...Object.keys(admonitions), 'tabs', 'tab', 'details', 'steps', 'tree', 'columns', 'summary']

/** Blocks that style a list, and the syntax of that list. */
const lists: Record<string, string> = { steps: 'нумерованный список: 1. Шаг', tree: 'список: - Папка' }

/** Whether a node starts the second column of `:::columns`. */
const isExample = (node: RootContent): boolean =>
  node.type === 'code' || (node.type === 'containerDirective' && node.name === 'tabs')

/** Turns containers into `site-*` elements for `rehype-blocks`. Reports unknown ones; their text stays. */
export function remarkDirectives() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'containerDirective', (node) => {
      const { name, attributes, position } = node
      const report = (message: string) => reporterOf(file)(position?.start, message, 'markdown/directive')
      const isKnown = blocks.includes(name)
      if (!isKnown) {
        const near = nearest(name.toLowerCase(), blocks)
        const hint = near ? `Возможно, «:::${near}»?` : `Есть ${blocks.map((one) => `:::${one}`).join(', ')}.`
        report(`Неизвестная вставка «:::${name}». ${hint}`)
      }
      const list = ownValue(lists, name)
      if (
        list &&
        !node.children.some((child) => child.type === 'list' && child.ordered === (name === 'steps'))
      )
        report(`Во вставке «:::${name}» нужен ${list}.`)
      if (name === 'columns' && node.children.findIndex(isExample) < 1)
        report('Во вставке «:::columns» нужны две части: текст или таблица, а за ними пример — блок кода.')
      const label = node.children[0]
      if (label?.data && 'directiveLabel' in label.data) label.data = { ...label.data, hName: 'site-title' }
      const { class: className, ...others } = attributes ?? {}
      const type = Object.hasOwn(admonitions, name) ? name : undefined
      const hProperties = { ...others, type, className: className?.split(/\s+/) }
      const block = type ? 'admonition' : name
      node.data = { ...node.data, hName: isKnown ? `site-${block}` : 'div', hProperties }
    })
  }
}
