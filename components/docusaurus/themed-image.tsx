import type { ComponentProps } from 'react'
import { withBasePath } from './with-base-path'

interface ThemedImageProps extends ComponentProps<'img'> {
  sources: { light: string; dark: string }
}

/** A picture for each colour mode in a module that an author writes. */
export default function ThemedImage({ sources, alt = '', className = '', ...rest }: ThemedImageProps) {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      {...rest}
      alt={alt}
      src={withBasePath(sources[mode])}
      className={`${className} only-${mode}`}
    />
  ))
}
