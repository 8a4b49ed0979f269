import type { Nodes, Parents } from 'mdast'
import { placeholder } from '../text/mask'

const hide = (part: string): string => part.replace(/[^\n]/g, placeholder)
const escapes = /\\[!-/:-@[-`{-~]|&#?\w+;/g

/** The source of a line, reduced to its unescaped text: everything else is masked, so that offsets stay. */
export function sourceOfText(line: Parents, source: string): string {
  let at = line.position?.start.offset ?? 0
  let text = ''
  for (const leaf of textsOf(line)) {
    const { start, end } = leaf.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined || start.offset < at) continue
    text +=
      hide(source.slice(at, start.offset)) + source.slice(start.offset, end.offset).replace(escapes, hide)
    at = end.offset
  }
  return text + hide(source.slice(at, line.position?.end.offset))
}

const textsOf = (node: Nodes): Nodes[] =>
  'children' in node ? node.children.flatMap(textsOf) : node.type === 'text' ? [node] : []
