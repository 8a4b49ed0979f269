import type { ComponentProps } from 'react'
import { withBasePath } from '../ui/with-base-path'

/** A link in a module that an author writes; those of texts know the page they are on. */
export default function Link({ to, href = to, children, ...rest }: ComponentProps<'a'> & { to?: string }) {
  return (
    <a {...rest} href={href && withBasePath(href)}>
      {children}
    </a>
  )
}
