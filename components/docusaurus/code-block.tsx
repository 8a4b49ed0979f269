import { h } from 'hastscript'
import { Children, type ReactNode } from 'react'
import { codeFigure } from '@/lib/markdown/blocks/code-figure'
import { blockOf } from '../ui/blocks'

interface CodeBlockProps {
  language?: string
  title?: string
  /** Whether lines have numbers, or the first number. */
  showLineNumbers?: boolean | number
  children: ReactNode
}

/** A code block with computed content, not highlighted. `remark-code-component.ts` handles other ones. */
function CodeBlock({ language = '', title, showLineNumbers = false, children }: CodeBlockProps) {
  const texts = linesOf(children)
  return blockOf(Object.fromEntries(texts.entries()), (slot) => {
    const lines = texts.flatMap((_, index) => [
      ...(index > 0 ? [{ type: 'text' as const, value: '\n' }] : []),
      h('span', { dataLine: '' }, slot(String(index))),
    ])
    return codeFigure({ language, title, firstLine: Number(showLineNumbers) || undefined, lines })
  })
}

/** Splits text into lines; an element is a single line. */
function linesOf(children: ReactNode): ReactNode[] {
  const parts = Children.toArray(children)
  const isText = parts.every((part) => typeof part === 'string' || typeof part === 'number')
  return isText
    ? parts
        .join('')
        .replace(/^\n|\n\s*$/g, '')
        .split('\n')
    : [children]
}

export default CodeBlock
