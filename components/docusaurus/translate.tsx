import { createElement, Fragment, type ReactNode } from 'react'
import { translations } from '@/.generated/translations'
import { own } from '@/lib/text/own'

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

/** The words of `code.json`, else what is written: a text without an id is its own. */
export default function Translate({ children, id, values }: TranslateProps): ReactNode {
  const written = typeof children === 'string' ? children : undefined
  const text = own(translations, id ?? written ?? '') ?? written ?? (children === undefined ? id : undefined)
  if (text === undefined || !values) return text ?? children
  return createElement(Fragment, null, ...fill(text, values))
}

/** The same for code. */
export const translate = (
  { id, message }: { message?: string; id?: string; description?: string },
  values: Record<string, string | number> = {},
): string => fill(own(translations, id ?? message ?? '') ?? message ?? id ?? '', values).join('')
