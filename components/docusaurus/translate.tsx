import { createElement, Fragment, type ReactNode } from 'react'
import { translations } from '@/.generated/translations'
import { ownValue } from '@/lib/data/own-value'
import { fill } from './fill'

interface TranslateProps {
  children?: ReactNode
  id?: string
  description?: string
  values?: Record<string, ReactNode>
}

/** Shows the message in `code.json`, else the default text, which also serves as a missing id. */
export default function Translate({ children, id, values }: TranslateProps): ReactNode {
  const written = typeof children === 'string' ? children : undefined
  const text =
    ownValue(translations, id ?? written ?? '') ?? written ?? (children === undefined ? id : undefined)
  if (text === undefined || !values) return text ?? children
  return createElement(Fragment, null, ...fill(text, values))
}

export const translate = (
  { id, message }: { message?: string; id?: string; description?: string },
  values: Record<string, string | number> = {},
): string => fill(ownValue(translations, id ?? message ?? '') ?? message ?? id ?? '', values).join('')
