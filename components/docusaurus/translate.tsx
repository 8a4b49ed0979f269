import { Fragment, type ReactNode } from 'react'

interface TranslateProps {
  children?: ReactNode
  id?: string
  description?: string
  /** What stands for `{name}` in the text. */
  values?: Record<string, ReactNode>
}

const place = /\{(\w+)\}/

/** The pieces of a text and the values between them; a name without a value stays. */
const fill = <T extends ReactNode>(text: string, values: Record<string, T>): (T | string)[] =>
  text.split(place).map((piece, at) => (at % 2 === 0 ? piece : (values[piece] ?? `{${piece}}`)))

/** The site has one language: the text as it is written, with its values. */
export default function Translate({ children, values }: TranslateProps) {
  if (typeof children !== 'string' || !values) return <>{children}</>
  // oxlint-disable-next-line react/no-array-index-key -- pieces of a text, which never change their places
  return fill(children, values).map((piece, at) => <Fragment key={at}>{piece}</Fragment>)
}

/** The same for code. */
export const translate = (
  { message = '' }: { message?: string; id?: string; description?: string },
  values: Record<string, string | number> = {},
): string => fill(message, values).join('')
