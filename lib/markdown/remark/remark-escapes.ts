import type { Root, Text } from 'mdast'
import type { Processor } from 'unified'
import { visit } from '../visit'

declare module 'mdast' {
  interface TextData {
    /** Offsets of characters written as `\"` or `&quot;`. */
    escaped?: number[]
  }
}

/** Records escaped characters, which typography and emoji must leave alone. */
export function remarkEscapes(this: Processor) {
  const data = this.data()
  ;(data.fromMarkdownExtensions ??= []).push({
    enter: { characterEscapeValue: note, characterReferenceValue: note },
  })
  return (tree: Root) =>
    // the parser dropped the space after `[x]`
    visit(tree, 'listItem', ({ checked, children: [first] }) => {
      const text = first?.type === 'paragraph' ? first.children[0] : undefined
      if (typeof checked === 'boolean' && text?.type === 'text' && text.data?.escaped)
        text.data.escaped = text.data.escaped.map((offset) => offset - 1)
    })
}

function note(this: { stack: object[] }): void {
  const text = this.stack.at(-1) as Text // these tokens occur in text only
  ;((text.data ??= {}).escaped ??= []).push(text.value.length)
}
