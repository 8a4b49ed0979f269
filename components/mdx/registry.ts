import { createElement, type HTMLAttributes } from 'react'
import type { ComponentName } from '@/lib/markdown/component-names'
import { Actions, ButtonLink, Card, Cards, Hero, Split, Step, Steps } from '../home/sections'
import { Admonition, Details, TabItem, Tabs } from './boxes'

type StaticHtmlProps = HTMLAttributes<HTMLElement> & { tag: string; html: string }

/** An element of an `.mdx` file whose content is one string of HTML, as `rehype-static-html` leaves it. */
const StaticHtml = ({ tag, html, ...rest }: StaticHtmlProps) =>
  createElement(tag, { ...rest, dangerouslySetInnerHTML: { __html: html } })

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
