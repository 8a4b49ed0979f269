import type { ComponentProps } from 'react'
import CodeBlock from './code-block'

/** Inline code, or a block if the code has several lines. */
export default function MdxCode({ children, ...rest }: ComponentProps<'code'>) {
  const isBlock = typeof children === 'string' && children.includes('\n')
  return isBlock ? <CodeBlock>{children}</CodeBlock> : <code {...rest}>{children}</code>
}
