import type { ComponentProps } from 'react'
import CodeBlock from './code-block'

/** Code in a line; a block if it has several. */
export default function MdxCode({ children, ...rest }: ComponentProps<'code'>) {
  const isBlock = typeof children === 'string' && children.includes('\n')
  return isBlock ? <CodeBlock>{children}</CodeBlock> : <code {...rest}>{children}</code>
}
