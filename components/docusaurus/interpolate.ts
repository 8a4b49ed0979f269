import { createElement, Fragment, type ReactNode } from 'react'
import { fill } from './fill'

/** A text with `{name}` placeholders, filled with values. */
export default function Interpolate({
  children,
  values = {},
}: {
  children: string
  values?: Record<string, ReactNode>
}): ReactNode {
  return createElement(Fragment, null, ...fill(children, values))
}

export const interpolate = (text: string, values: Record<string, string | number> = {}): string =>
  fill(text, values).join('')
