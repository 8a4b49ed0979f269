/** The blocks of `lib/markdown/blocks` as components: their markup is written once, for `:::note` and `<Admonition>` alike. */
import type { Element, ElementContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { h } from 'hastscript'
import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { admonition, admonitions, details, tabs } from '@/lib/markdown/blocks/boxes'

/**
 * Renders a block as React, with nodes in its slots. A node that is not given has no slot. With markup of their own in JSX, components
 * would drift from `:::note`, and readers see two kinds of boxes.
 */
export function fromHast(
  nodes: Record<string, ReactNode>,
  render: (slot: (name: string) => ElementContent[]) => Element,
): ReactNode {
  const element = render((name) => (nodes[name] === undefined ? [] : [h('slot', { name })]))
  const Slot = ({ name = '' }: { name?: string }) => nodes[name]
  return toJsxRuntime(element, { Fragment, jsx, jsxs, components: { slot: Slot } })
}

interface AdmonitionProps {
  /** note, tip, info, warning, danger, result, or an alias. */
  type?: keyof typeof admonitions
  title?: ReactNode
  /** In place of the sign of the type. */
  icon?: ReactNode
  children: ReactNode
}

/** A box beside the text. */
export const Admonition = ({ type = 'note', title, icon, children: text }: AdmonitionProps) =>
  fromHast({ title, icon, text }, (slot) =>
    admonition({ look: admonitions[type], title: slot('title'), icon: slot('icon') }, slot('text')),
  )

interface DetailsProps {
  summary?: ReactNode
  open?: boolean
  children: ReactNode
}

/** A block that the reader opens. */
export const Details = ({ summary: title, open, children: text }: DetailsProps) =>
  fromHast({ title, text }, (slot) => details({ title: slot('title'), open }, slot('text')))

interface TabItemProps {
  value: string
  label?: string
  default?: boolean
  children: ReactNode
}

/** One panel of `Tabs`. */
export const TabItem = ({ children }: TabItemProps): ReactNode => children

interface TabsProps {
  /** Sets with one name switch together, on all pages. */
  groupId?: string
  /** Keeps the choice in the address: a parameter name, or `true` for the name of the group. */
  queryString?: string | boolean
  defaultValue?: string
  values?: Omit<TabItemProps, 'children'>[]
  children: ReactNode
}

/** Panels of which a reader sees one. Without JavaScript all of them show. */
export function Tabs({ groupId, queryString = false, defaultValue, values, children }: TabsProps) {
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<TabItemProps> => isValidElement(child))
    .map(({ props }) => ({ ...props, ...values?.find(({ value }) => value === props.value) }))
  const id = useId()
  const query = queryString === true ? groupId : queryString || undefined
  const panels = Object.fromEntries(items.map(({ value, children: panel }) => [value, panel]))
  return fromHast(panels, (slot) =>
    tabs(
      { id, group: groupId, query },
      items.map(({ value, label = value, default: isDefault }) => ({
        value,
        label,
        selected: defaultValue === undefined ? isDefault : value === defaultValue,
        children: slot(value),
      })),
    ),
  )
}
