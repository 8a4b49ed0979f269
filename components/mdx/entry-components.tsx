import { createElement, type ComponentProps, type ComponentType } from 'react'
import type { MDXComponents } from 'mdx/types'
import type { UrlResolver } from '@/lib/markdown/resolved-url'
import { withSrcsetUrls } from '@/lib/text/srcset'
import { svgMarkup } from '@/lib/markdown/inline-svg'
import { shownSize } from '@/lib/markdown/shown-size'
import { strings } from '@/lib/strings'
import type { Card as CardData } from '@/lib/view/docs'
import { Cards } from '../docs/cards'
import { Card } from '../home/cards'
import { ButtonLink } from '../home/hero'
import { Step } from '../home/steps'

/** What the text of one page needs to know of it. */
export interface PageContext {
  /** Resolves addresses from the file they are written in. */
  resolve: UrlResolver
  /** Pages beside this one, for `DocCardList`. */
  cards: CardData[]
}

interface GivenCard {
  label: string
  href?: string
  description?: string
}

/** Components of one `.mdx` page that depend on it: links, images, cards. */
export function entryComponents({ resolve, cards }: PageContext): MDXComponents {
  const hrefOf = (url: string): string => resolve(url).href

  const PageLink = ({ href, to, children, ...rest }: ComponentProps<'a'> & { to?: string }) => {
    const { href: address, isExternal, isFile } = resolve(href ?? to ?? '')
    return (
      <a
        href={address}
        {...rest}
        target={isExternal || isFile ? '_blank' : undefined}
        rel={isExternal ? 'noopener noreferrer' : undefined}
      >
        {children}
      </a>
    )
  }

  /** A component whose address is written as in Markdown: to a file, too. */
  const linking = <P extends { to: string }>(Component: ComponentType<P>) => {
    const Linking = (props: P) => <Component {...props} to={resolve(props.to).to ?? props.to} />
    return Linking
  }

  const PageImage = ({
    src,
    img,
    alt = '',
    width,
    height,
    srcSet,
    ...rest
  }: ComponentProps<'img'> & { img?: string }) => {
    const written = src ?? img
    const { href, svg, sources = [], ...own } = resolve(typeof written === 'string' ? written : '')
    const size = shownSize(own, { width, height })
    if (svg !== undefined) {
      return (
        <div
          className="picture"
          tabIndex={0}
          role="group"
          aria-label={strings.content.picture}
          dangerouslySetInnerHTML={{ __html: svgMarkup(svg, alt) }}
        />
      )
    }
    return (
      <picture>
        {sources.map((source) => (
          <source key={source.type} {...source} />
        ))}
        <img
          src={href}
          srcSet={srcSet && withSrcsetUrls(srcSet, hrefOf)}
          alt={alt}
          {...size}
          loading="lazy"
          decoding="async"
          {...rest}
        />
      </picture>
    )
  }

  return {
    a: PageLink,
    img: PageImage,
    ButtonLink: linking(ButtonLink),
    Card: linking(Card),
    Step: linking(Step),
    PageLink,
    PageImage,
    PageAudio: ({ src, ...rest }: ComponentProps<'audio'>) =>
      createElement('audio', { ...rest, src: typeof src === 'string' ? hrefOf(src) : undefined }),
    PageTrack: ({ src, ...rest }: ComponentProps<'track'>) => <track {...rest} src={src && hrefOf(src)} />,
    PageSource: ({ src, srcSet, ...rest }: ComponentProps<'source'>) => (
      <source {...rest} src={src && hrefOf(src)} srcSet={srcSet && withSrcsetUrls(srcSet, hrefOf)} />
    ),
    PageVideo: ({ src, poster, ...rest }: ComponentProps<'video'>) =>
      createElement('video', {
        ...rest,
        src: typeof src === 'string' ? hrefOf(src) : undefined,
        poster: poster && hrefOf(poster),
      }),
    PageThemedImage: ({
      sources: { light, dark },
      ...rest
    }: ComponentProps<'img'> & { sources: { light: string; dark: string } }) => (
      <>
        <PageImage {...rest} src={light} className="only-light" />
        <PageImage {...rest} src={dark} className="only-dark" />
      </>
    ),
    PageCards: ({ items }: { items?: GivenCard[] }) => (
      <Cards
        cards={
          items?.map(({ label, href = '', description = '' }) => ({
            label,
            permalink: href,
            text: description,
            isGroup: false,
          })) ?? cards
        }
      />
    ),
  }
}
