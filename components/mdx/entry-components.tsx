import type { MDXComponents } from 'mdx/types'
import { createElement, type ComponentProps, type ComponentType } from 'react'
import type { UrlResolver } from '@/lib/markdown/resolved-url'
import {
  svgBox,
  resolveAttributes,
  resolvePicture,
  type Attributes,
  type ResolvedTag,
} from '@/lib/markdown/resolve-element'
import type { Card as CardData } from '@/lib/view/docs'
import { Cards } from '../docs/cards'
import { ButtonLink, Card, Step } from '../home/sections'

/** What the text of one page needs to know of it. */
interface PageContext {
  /** Resolves addresses from the file they are written in. */
  resolve: UrlResolver
  /** Pages beside this one, for `DocCardList`. */
  cards: CardData[]
}

type ImageProps = ComponentProps<'img'> & { img?: string }

interface GivenCard {
  label: string
  href?: string
  description?: string
}

/** Components of one `.mdx` page that depend on it: links, images, cards. */
export function entryComponents({ resolve, cards }: PageContext): MDXComponents {
  /** An element whose addresses are written as in Markdown. */
  const resolved =
    <Tag extends ResolvedTag>(tag: Tag) =>
    (props: ComponentProps<Tag>) =>
      // values that are no text or number are none of an address
      createElement(tag, { ...props, ...resolveAttributes(tag, props as Attributes, resolve) })

  /** The same for a component that takes an address as `to`. */
  const linking = <P extends { to: string }>(Component: ComponentType<P>) => {
    const Linking = (props: P) => <Component {...props} to={resolve(props.to).to ?? props.to} />
    return Linking
  }

  const Anchor = resolved('a')
  const PageImage = ({ img, src = img, alt = '', width, height, srcSet, ...rest }: ImageProps) => {
    // an address that code has made is text, too
    const written = { src, alt, width, height, srcSet, loading: rest.loading } as Attributes
    const picture = resolvePicture(written, resolve)
    if ('svg' in picture) return <div {...svgBox} dangerouslySetInnerHTML={{ __html: picture.svg }} />
    const image = <img {...picture.attributes} alt={alt} {...rest} />
    if (picture.sources.length === 0) return image
    return (
      <picture>
        {picture.sources.map((source) => (
          <source key={source.type} {...source} />
        ))}
        {image}
      </picture>
    )
  }

  return {
    a: Anchor,
    img: PageImage,
    ButtonLink: linking(ButtonLink),
    Card: linking(Card),
    Step: linking(Step),
    PageLink: ({ to, ...props }: ComponentProps<'a'> & { to?: string }) => (
      <Anchor {...props} href={props.href ?? to} />
    ),
    PageImage,
    PageThemedImage: ({ sources, ...rest }: ImageProps & { sources: { light: string; dark: string } }) => (
      <>
        <PageImage {...rest} src={sources.light} className="only-light" />
        <PageImage {...rest} src={sources.dark} className="only-dark" />
      </>
    ),
    PageCards: ({ items }: { items?: GivenCard[] }) => <Cards cards={items?.map(toCard) ?? cards} />,
    PageAudio: resolved('audio'),
    PageSource: resolved('source'),
    PageTrack: resolved('track'),
    PageVideo: resolved('video'),
  }
}

const toCard = ({ label, href = '', description = '' }: GivenCard): CardData => ({
  label,
  permalink: href,
  text: description,
  isGroup: false,
})
