import type { ComponentProps, ComponentType } from 'react'
import { withBasePath } from '../ui/with-base-path'

type ImageProps = Omit<ComponentProps<'img'>, 'src'> & { src: string }
type ThemedImageProps = Omit<ImageProps, 'src'> & { sources: { light: string; dark: string } }

/** Shows one of two images, by colour mode, using `Image`. */
export const themedImage =
  (Image: ComponentType<ImageProps>) =>
  ({ sources, className = '', ...rest }: ThemedImageProps) =>
    (['light', 'dark'] as const).map((mode) => (
      <Image key={mode} {...rest} src={sources[mode]} className={`only-${mode} ${className}`.trim()} />
    ))

/** The themed image for authors' modules; texts have their own. */
export default themedImage(({ src, alt = '', ...rest }) => (
  <img {...rest} alt={alt} src={withBasePath(src)} />
))
