import type { ComponentProps, ComponentType } from 'react'
import { withBasePath } from '../ui/with-base-path'

type ImageProps = Omit<ComponentProps<'img'>, 'src'> & { src: string }
type ThemedImageProps = Omit<ImageProps, 'src'> & { sources: { light: string; dark: string } }

/** A picture for each colour mode, as `Image` shows it. */
export const themed =
  (Image: ComponentType<ImageProps>) =>
  ({ sources, className = '', ...rest }: ThemedImageProps) =>
    (['light', 'dark'] as const).map((mode) => (
      <Image key={mode} {...rest} src={sources[mode]} className={`only-${mode} ${className}`.trim()} />
    ))

/** The one in a module that an author writes. */
export default themed(({ src, alt = '', ...rest }) => <img {...rest} alt={alt} src={withBasePath(src)} />)
