import { Card, Cards } from '../home/cards'
import { Actions, ButtonLink, Hero } from '../home/hero'
import { Split } from '../home/split'
import { Step, Steps } from '../home/steps'
import type { ComponentName } from '@/lib/markdown/component-names'
import { Admonition } from './admonition'
import { CodeLines } from './code-lines'
import { Drawn } from './drawn'
import { Details } from './details'
import { TabItem, Tabs } from './tabs'

/** Components that authors may use in `.mdx` without an import, and `CodeLines` and `Drawn`, which the build puts there. */
export const registry = {
  Actions,
  Admonition,
  ButtonLink,
  Card,
  Cards,
  CodeLines,
  Drawn,
  Details,
  Hero,
  Split,
  Step,
  Steps,
  TabItem,
  Tabs,
} satisfies Record<ComponentName | 'CodeLines' | 'Drawn', unknown>
