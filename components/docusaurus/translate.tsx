import { createElement, Fragment, type ReactNode } from 'react'
import { translations } from '@/.generated/translations'
import { own } from '@/lib/data/own'

interface TranslateProps {
  children?: ReactNode
  id?: string
  description?: string
  /** Values of the `{name}` placeholders. */
  values?: Record<string, ReactNode>
}

/** The parts of a message with values filled in; a placeholder without a value stays. */
const fill = <T extends ReactNode>(text: string, values: Record<string, T>): (T | string)[] =>
  text.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? `{${piece}}`)))

/** The message of `code.json`, else the default text, which is also the id if there is none. */
export default function Translate({ children, id, values }: TranslateProps): ReactNode {
  const written = typeof children === 'string' ? children : undefined
  const text = own(translations, id ?? written ?? '') ?? written ?? (children === undefined ? id : undefined)
  if (text === undefined || !values) return text ?? children
  return createElement(Fragment, null, ...fill(text, values))
}

/** The same as a function. */
export const translate = (
  { id, message }: { message?: string; id?: string; description?: string },
  values: Record<string, string | number> = {},
): string => fill(own(translations, id ?? message ?? '') ?? message ?? id ?? '', values).join('')
