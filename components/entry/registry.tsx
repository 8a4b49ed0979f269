import type { MDXComponents, MDXProps } from 'mdx/types'
import { createElement, type ComponentProps, type ComponentType, type ReactElement } from 'react'
import type { ComponentName } from '@/lib/markdown/mdx/component-names'
import {
  resolveAttributes,
  type Attributes,
  type ResolvedTag,
  type UrlResolver,
} from '@/lib/markdown/resolve-element'
import type { Card as CardData } from '@/lib/view/cards'
import { themedImage } from '../docusaurus/themed-image'
import { figures, scene } from '../figures/figures'
import { Actions, ButtonLink, Hero, Split, Step, Steps } from '../home/sections'
import { Card, Cards, PageCards } from '../ui/cards'
import { Admonition, Details, TabItem, Tabs } from '../ui/blocks'
import { pageFigure, pageFrame, PageHeading, StaticHtml } from './page-elements'
import { pageImage } from './page-image'
import { PageScript } from './page-script'

interface PageContext {
  /** Resolves addresses relative to the file they are in. */
  resolve: UrlResolver
  /** The pages that `DocCardList` shows. */
  cards: CardData[]
  /** Components that only texts in browsers use, so that other pages need not load them. */
  browserComponents?: MDXComponents
}

/** Components that are the same on every page. */
const sharedComponents = {
  ...figures,
  Actions,
  Admonition,
  Cards,
  Details,
  Hero: (props: Omit<ComponentProps<typeof Hero>, 'scene'>) => <Hero {...props} scene={scene} />,
  Split,
  StaticHtml,
  Steps,
  TabItem,
  Tabs,
  PageHeading,
  PageScript,
}

/**
 * The components of a page's text: elements, components that need no import, and those that the build
 * inserts. Links, images and cards depend on the page.
 */
export function entryComponents({ resolve, cards, browserComponents }: PageContext) {
  /** Renders an element with its addresses resolved as in Markdown. */
  const resolved =
    <Tag extends ResolvedTag>(tag: Tag) =>
    (props: ComponentProps<Tag>) =>
      // address attributes are strings; other props are passed through
      createElement(tag, { ...props, ...resolveAttributes(tag, props as Attributes, resolve) })

  /** Resolves the `to` of a component as in Markdown. */
  const linking =
    <P extends { to: string }>(Component: ComponentType<P>) =>
    (props: P) => <Component {...props} to={resolve(props.to).to ?? props.to} />

  const Anchor = resolved('a')
  const PageImage = pageImage(resolve)

  const components = {
    ...browserComponents,
    ...sharedComponents,
    ButtonLink: linking(ButtonLink),
    Card: linking(Card),
    Step: linking(Step),
    a: Anchor,
    img: PageImage,
    PageLink: ({ to, ...props }: ComponentProps<'a'> & { to?: string }) => (
      <Anchor {...props} href={props.href ?? to} />
    ),
    PageFrame: pageFrame(Anchor),
    PageFigure: pageFigure(Anchor),
    PageImage,
    PageThemedImage: themedImage(PageImage),
    PageCards: ({ items }: { items?: { label: string; href?: string; description?: string }[] }) => {
      const made = items?.map(({ label, href = '', description: text }) => ({ label, permalink: href, text }))
      return <PageCards cards={made ?? cards} />
    },
    PageAudio: resolved('audio'),
    PageSource: resolved('source'),
    PageTrack: resolved('track'),
    PageVideo: resolved('video'),
  } satisfies MDXComponents & Record<ComponentName, unknown>
  const all = {
    ...components,
    /** Shows an imported text, with the components and addresses of this page. */
    PagePart: ({ text, ...props }: MDXProps & { text: ComponentType<MDXProps> }): ReactElement =>
      createElement(text, { ...props, components: all, resolveUrl: resolve }),
  }
  return all
}
