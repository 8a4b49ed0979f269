import type { ComponentProps } from 'react'
import { withBasePath } from '../ui/with-base-path'

/** A link in an author's module. Links in texts are resolved relative to their page instead. */
export default function Link({ to, href = to, children, ...rest }: ComponentProps<'a'> & { to?: string }) {
  return (
    <a {...rest} href={href && withBasePath(href)}>
      {children}
    </a>
  )
}
