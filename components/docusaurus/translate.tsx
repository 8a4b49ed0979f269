import { createElement, Fragment, type ReactNode } from 'react'

interface TranslateProps {
  children?: ReactNode
  id?: string
  description?: string
  /** What stands for `{name}` in the text. */
  values?: Record<string, ReactNode>
}

/** The pieces of a text and the values between them; a name without a value stays. */
const fill = <T extends ReactNode>(text: string, values: Record<string, T>): (T | string)[] =>
  text.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? `{${piece}}`)))

/** The site has one language: the text as it is written, with its values. */
export default function Translate({ children, values }: TranslateProps): ReactNode {
  if (typeof children !== 'string' || !values) return children
  return createElement(Fragment, null, ...fill(children, values))
}

/** The same for code. */
export const translate = (
  { message = '' }: { message?: string; id?: string; description?: string },
  values: Record<string, string | number> = {},
): string => fill(message, values).join('')
