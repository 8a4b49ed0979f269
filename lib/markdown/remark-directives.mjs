import leven from 'leven'
import { own } from '../text/own.mjs'
import { visit, SKIP } from './walk.mjs'

/** @import { Root, Parents } from 'mdast' */
/** @import { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive' */
/** @import { VFile } from 'vfile' */

/** Looks of admonitions by name; the names after the first five are aliases that Docusaurus knows. */
export const admonitions = /** @type {const} */ ({
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  caution: 'warning',
  secondary: 'note',
  important: 'info',
  success: 'tip',
})

const known = [...Object.keys(admonitions), 'tabs', 'tab', 'details']

/**
 * Containers (`:::note[Заголовок]`, `::::tabs`, `:::tab[Имя]`, `:::details[Имя]`) become `site-*` elements that
 * `rehype-blocks` draws. Every other directive goes back to the text it was written as, since `слово:слово`
 * and `10:30` are ordinary prose; an unknown container is reported.
 */
export default function remarkDirectives() {
  /** @param {Root} tree @param {VFile} file */
  return (tree, file) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') return container(node, file)
      if (node.type !== 'textDirective' && node.type !== 'leafDirective') return
      if (parent === undefined || index === undefined) return
      parent.children.splice(index, 1, ...asWritten(node, String(file)))
      return [SKIP, index]
    })
  }
}

/** @param {ContainerDirective} node @param {VFile} file */
function container(node, file) {
  const label = node.children[0]
  if (label?.type === 'paragraph' && label.data && 'directiveLabel' in label.data) {
    label.data = { ...label.data, hName: 'site-title' }
  }
  const { class: className, id, ...attributes } = node.attributes ?? {}
  const look = own(admonitions, node.name)
  const name = look ? 'admonition' : node.name
  if (!known.includes(node.name)) report(node, file)
  node.data = {
    ...node.data,
    hName: known.includes(node.name) ? `site-${name}` : 'div',
    hProperties: {
      ...attributes,
      ...(look && { look }),
      ...(className && { className: className.split(/\s+/) }),
      ...(id && { id }),
    },
  }
}

/** @param {ContainerDirective} node @param {VFile} file */
function report(node, file) {
  const nearest = known.find((name) => leven(name, node.name.toLowerCase()) <= 2)
  const hint = nearest
    ? `Возможно, «:::${nearest}»?`
    : `Есть ${known.map((name) => `:::${name}`).join(', ')}.`
  file.message(`Неизвестная вставка «:::${node.name}». ${hint}`, {
    place: node.position,
    source: 'markdown',
    ruleId: 'directive',
  })
}

/**
 * A directive that is not ours as the text it came from; what stands in its label stays Markdown.
 * @param {TextDirective | LeafDirective} node @param {string} source
 * @returns {Parents['children']}
 */
function asWritten(node, source) {
  const from = node.position?.start.offset ?? 0
  const to = node.position?.end.offset ?? 0
  const first = node.children[0]?.position?.start.offset ?? to
  const last = node.children.at(-1)?.position?.end.offset ?? to
  const parts = /** @type {any[]} */ ([
    { type: 'text', value: source.slice(from, first) },
    ...node.children,
    ...(last < to ? [{ type: 'text', value: source.slice(last, to) }] : []),
  ])
  return node.type === 'leafDirective' ? [/** @type {any} */ ({ type: 'paragraph', children: parts })] : parts
}
