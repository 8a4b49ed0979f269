import { nameToEmoji } from 'gemoji'
import type { Root, Text } from 'mdast'
import { ownValue } from '../../data/own-value'
import { visit } from '../visit'

const shortcode = /(?<![\p{L}\d:]):([a-z\d_+-]+):(?![\p{L}\d:])/gu

/** Replaces `:tada:` with its emoji; unknown names and `\:tada:` stay. */
export function remarkEmoji() {
  return (tree: Root) => visit(tree, 'text', setEmoji)
}

function setEmoji(node: Text): void {
  const { escaped = [] } = node.data ?? {}
  let moved = escaped
  node.value = node.value.replace(shortcode, (match, name: string, at: number) => {
    const emoji = ownValue(nameToEmoji, name)
    const end = at + match.length
    if (emoji === undefined || escaped.some((offset) => offset >= at && offset < end)) return match
    const shorter = match.length - emoji.length
    moved = moved.map((offset, index) => ((escaped[index] ?? 0) < end ? offset : offset - shorter))
    return emoji
  })
  if (node.data) node.data.escaped = moved
}
