import type { ReactNode } from 'react'
import { ownValue } from '@/lib/data/own-value'

/** Splits a message at its placeholders and fills in values; a placeholder without a value stays. */
export const fill = <T extends ReactNode>(text: string, values: Record<string, T>): (T | string)[] =>
  text
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 === 0 ? piece : (ownValue(values, piece) ?? `{${piece}}`)))
