import type { MDXComponents } from 'mdx/types'
import type { ComponentName } from '@/lib/markdown/component-names'
import { Actions, ButtonLink, Card, Cards, Hero, Split, Step, Steps } from '../home/sections'
import { Admonition } from './admonition'
import { Details } from './details'
import { StaticHtml } from './static-html'
import { TabItem, Tabs } from './tabs'

/** Components that authors may use in `.mdx` without an import, and `StaticHtml`, which the build puts there. */
export const registry = {
  Actions,
  Admonition,
  ButtonLink,
  Card,
  Cards,
  Details,
  Hero,
  Split,
  StaticHtml,
  Step,
  Steps,
  TabItem,
  Tabs,
} satisfies Record<ComponentName | 'StaticHtml', unknown>

/**
 * What stands for the components of a page (`entryComponents`) in a text that a module of an author imports: no page hands them
 * over, so addresses stay as they are written.
 */
export const plainElements = {
  PageLink: 'a',
  PageImage: 'img',
  PageAudio: 'audio',
  PageSource: 'source',
  PageTrack: 'track',
  PageVideo: 'video',
  PageThemedImage: () => null,
  PageCards: () => null,
} satisfies MDXComponents
