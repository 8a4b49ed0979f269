import type { ComponentProps } from 'react'
import { resolvePicture, svgBox, type Attributes, type UrlResolver } from '@/lib/markdown/resolve-element'

type ImageProps = ComponentProps<'img'> & {
  /** The image of `@theme/IdealImage`: its address, or the module that `require` returns. */
  img?: string | { default: string }
  /** The address as written, if `src` is already resolved for authors' components to read. */
  written?: string
  'data-linked'?: string
  'data-in-picture'?: string
}

/** The image of a page, with its address resolved, its size, and lighter formats. */
export const pageImage =
  (resolve: UrlResolver) =>
  ({
    img,
    src: shown = typeof img === 'object' ? img.default : img,
    written,
    alt = '',
    width,
    height,
    srcSet,
    'data-linked': dataLinked,
    'data-in-picture': dataInPicture,
    ...rest
  }: ImageProps) => {
    // if an author's component has changed the address, `written` no longer applies
    const src = written !== undefined && shown === resolve(written).href ? written : shown
    // the types allow other values, but a computed address is a string, too
    const attributes = { src, alt, width, height, srcSet, loading: rest.loading, dataLinked } as Attributes
    const picture = resolvePicture(attributes, resolve)
    if ('svg' in picture) return <span {...svgBox} dangerouslySetInnerHTML={{ __html: picture.svg }} />
    const image = <img {...picture.attributes} alt={alt} {...rest} />
    if (dataInPicture !== undefined) return image
    return (
      // `<picture>` even without sources: React would preload a bare image before the first paint
      <picture>
        {picture.sources.map((source) => (
          <source key={source.type} {...source} />
        ))}
        {image}
      </picture>
    )
  }
