import type { ComponentProps } from 'react'
import { withBasePath } from '../ui/with-base-path'

/** An image in an author's module. Images in texts are resolved relative to their page instead. */
export default function Image({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  return <img {...rest} alt={alt} src={typeof src === 'string' ? withBasePath(src) : src} />
}
