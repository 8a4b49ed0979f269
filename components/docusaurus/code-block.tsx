import type { ReactNode } from 'react'
import { codeFigure } from '@/lib/markdown/blocks/code-figure'
import { fromHast } from '../ui/boxes'

interface CodeBlockProps {
  language?: string
  title?: string
  children: ReactNode
}

/** A block whose text is computed: without colours. One whose text is written is made a code fence before it gets here. */
const CodeBlock = ({ language = '', title, children }: CodeBlockProps) =>
  fromHast({ children }, (slot) => codeFigure({ language, title, lines: slot('children') }))

export default CodeBlock
