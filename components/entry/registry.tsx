import type { MDXComponents } from 'mdx/types'
import { createElement, type ComponentProps, type ComponentType } from 'react'
import type { ComponentName } from '@/lib/markdown/mdx/component-names'
import {
  resolveAttributes,
  type Attributes,
  type ResolvedTag,
  type UrlResolver,
} from '@/lib/markdown/resolve-element'
import type { Card as CardData } from '@/lib/view/cards'
import type { SiteFacts } from '@/lib/view/site-facts'
import type { Part } from '@/lib/view/entry'
import { themedImage } from '../docusaurus/themed-image'
import { figures, scene } from '../figures/figures'
import { ConfiguredLink } from '../ui/link'
import { Actions, ButtonLink, Hero, Split, Step, Steps } from '../home/sections'
import { Card, Cards, PageCards } from '../ui/cards'
import { Admonition, Details, TabItem, Tabs } from '../ui/blocks'
import { pageFigure, pageFrame, PageHeading, StaticHtml } from './page-elements'
import { pageImage } from './page-image'
import { partsOf } from './imported-texts'
import { PageScript } from './page-script'

interface PageContext {
  /** Resolves addresses relative to the file they are in. */
  resolve: UrlResolver
  /** The pages that `DocCardList` shows. */
  cards: CardData[]
  /** The texts that the text imports, in order. */
  parts?: Part[]
  /** Facts about the rest of the site. Texts that run in browsers have none. */
  facts?: SiteFacts
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
export function entryComponents({ resolve, cards, parts = [], facts, browserComponents }: PageContext) {
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
    NamedLink: ({ label }: { label: string }) => {
      const link = facts?.linkNamed(label)
      return link && <ConfiguredLink link={link} />
    },
    NewestPost: () => facts?.newest && <ConfiguredLink link={facts.newest} />,
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
  return { ...components, PagePart: partsOf(parts, components, resolve) }
}
