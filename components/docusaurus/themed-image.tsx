import type { ComponentProps, ComponentType } from 'react'
import { withBasePath } from '../ui/with-base-path'

type ImageProps = Omit<ComponentProps<'img'>, 'src'> & { src: string }
type ThemedImageProps = Omit<ImageProps, 'src'> & { sources: { light: string; dark: string } }

/** Makes a component from `Image` that shows one of two images, by colour mode. */
export const themedImage =
  (Image: ComponentType<ImageProps>) =>
  ({ sources, className = '', ...rest }: ThemedImageProps) =>
    (['light', 'dark'] as const).map((mode) => (
      <Image key={mode} {...rest} src={sources[mode]} className={`${mode}-mode-only ${className}`.trim()} />
    ))

/** The themed image of authors' modules. Texts use `PageThemedImage` of the registry. */
export default themedImage(({ src, alt = '', ...rest }) => (
  <img {...rest} alt={alt} src={withBasePath(src)} />
))
