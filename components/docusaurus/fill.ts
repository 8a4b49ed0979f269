import type { ReactNode } from 'react'

/** The parts of a message with values filled in; a placeholder without a value stays. */
export const fill = <T extends ReactNode>(text: string, values: Record<string, T>): (T | string)[] =>
  text.split(/\{(\w+)\}/).map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? `{${piece}}`)))
