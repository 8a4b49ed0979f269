/** Elements that the build inserts into `.mdx` texts. Those with links are made per page, from its link component. */
import {
  cloneElement,
  createElement,
  type ComponentProps,
  type ComponentType,
  type HTMLAttributes,
  type ReactElement,
} from 'react'
import { showsFrame } from '@/lib/text/url'

type StaticHtmlProps = HTMLAttributes<HTMLElement> & { tag: string; html: string }

/** An element that shows HTML from `rehype-static-html`. Its children are only for authors' components to read. */
export const StaticHtml = ({ tag, html, children: _children, ...rest }: StaticHtmlProps) =>
  createElement(tag, { ...rest, dangerouslySetInnerHTML: { __html: html } })

/** A heading. `label` names the link to itself. */
type HeadingProps = ComponentProps<'h2'> & { as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'; label: string }

export const PageHeading = ({ as: Tag, label, children, ...rest }: HeadingProps) => (
  <Tag {...rest}>
    {children}{' '}
    <a className="anchor" href={`#${rest.id}`} aria-label={label}>
      #
    </a>
  </Tag>
)

type Anchor = ComponentType<ComponentProps<'a'>>

/** Makes the frame component. It drops children; a link replaces a frame that the settings do not allow. */
export const pageFrame =
  (Anchor: Anchor) =>
  ({ src, title = src, children: _children, ...rest }: ComponentProps<'iframe'>) =>
    showsFrame(src ?? '') ? (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the settings allow the site
      <iframe src={src} title={title} {...rest} />
    ) : (
      <Anchor href={src}>{title}</Anchor>
    )

interface FigureProps {
  label: string
  caption?: string
  children: ReactElement<{ src?: string; written?: string; title?: string }>
}

/** Makes the component for standalone images. They link to their file, except inline SVGs. */
export const pageFigure =
  (Anchor: Anchor) =>
  ({ label, caption, children: image }: FigureProps) => {
    const { src: shownSrc = '', written: src = shownSrc } = image.props
    const shown = cloneElement(image, { title: undefined })
    return (
      <figure className="image">
        {src.endsWith('.inline.svg') ? (
          shown
        ) : (
          <Anchor href={src} data-opens="picture" aria-label={label}>
            {shown}
          </Anchor>
        )}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    )
  }
