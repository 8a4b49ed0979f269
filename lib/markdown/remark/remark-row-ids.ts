import Slugger from 'github-slugger'
import type { InlineCode, Root, TableRow } from 'mdast'
import { trimId, withoutInvisible } from '../../text/characters'
import { tagsOf } from '../tags-of'
import { isJsx, textAttributes } from '../mdx/mdx-nodes'
import { visit } from '../visit'

/** Gives ids to names in tables, code alone in a first cell: `World::get($key)` gets `world-get`. */
export function remarkRowIds() {
  return (tree: Root) => {
    const names: InlineCode[] = []
    visit(tree, 'table', ({ children: [, ...rows] }) => void names.push(...rows.flatMap(namesOf)))
    if (names.length === 0) return
    const slugger = new Slugger()
    for (const id of takenIds(tree)) slugger.occurrences[id] = 0
    for (const node of names) {
      const id = trimId(wordsOf(node.value))
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id: slugger.slug(id) } }
    }
  }
}

export function namesOf({ children: [cell] }: TableRow): InlineCode[] {
  const { children = [] } = cell ?? {}
  const isNames = children.every(
    (node) => node.type === 'inlineCode' || (node.type === 'text' && /^(\s|,| и )*$/.test(node.value)),
  )
  return isNames ? children.filter((node) => node.type === 'inlineCode').filter(isName) : []
}

/** Whether code may be a name: data starts with a quote, a bracket or a digit. */
const isName = ({ value }: InlineCode): boolean => /^[^"'`[({\d]/.test(value) && /\p{L}/u.test(wordsOf(value))

/** A name without parameters, with spaces between its parts. */
const wordsOf = (name: string): string =>
  withoutInvisible(name.normalize('NFC'))
    .replace(/(?<=.)\(.*/s, '')
    .replace(/::|->|[./\s]+/g, ' ')
    .trim()

/** Ids of the page that are taken by headings, HTML, components and footnotes. */
function takenIds(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, (node) => {
    if (node.type === 'heading') ids.push(String(node.data?.hProperties?.['id']))
    if (node.type === 'footnoteDefinition')
      for (const part of ['fn', 'fnref', 'fn-label']) ids.push(`${part}-${node.identifier}`)
    const inHtml = node.type === 'html' ? tagsOf(node).flatMap(({ attributes }) => attributes) : []
    const inJsx = isJsx(node) ? textAttributes(node) : []
    for (const { name, value } of [...inHtml, ...inJsx]) if (name === 'id' || name === 'name') ids.push(value)
  })
  return ids
}
