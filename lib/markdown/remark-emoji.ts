import { nameToEmoji } from 'gemoji'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

const shortcode = /(?<![\p{L}\d:]):([a-z\d_+-]+):(?![\p{L}\d:])/gu

/** `:tada:` is the sign of that name; other words between colons stay. */
export default function remarkEmoji() {
  return (tree: Root) => {
    visit(tree, 'text', (node) => {
      if (node.value.includes(':'))
        node.value = node.value.replace(shortcode, (match, name: string) => nameToEmoji[name] ?? match)
    })
  }
}
