/** The blocks of `lib/markdown/blocks` as components: their markup is written once, for `:::note` and `<Admonition>` alike. */
import type { Element, ElementContent } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { h } from 'hastscript'
import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { admonition, admonitions, details, tabs } from '@/lib/markdown/blocks/boxes'

/** Renders a block as React, with nodes in its slots. A node that is not given has no slot. */
export function fromHast<Name extends string>(
  render: (slots: Record<Name, ElementContent[]>) => Element,
  nodes: Record<Name, ReactNode>,
): ReactNode {
  const names = Object.keys(nodes) as Name[] // the record has no others
  const slots = names.map((name) => [name, nodes[name] === undefined ? [] : [h('slot', { name })]] as const)
  const Slot = ({ name }: { name?: string }) => nodes[name as Name] // as written above
  const element = render(Object.fromEntries(slots) as Record<Name, ElementContent[]>)
  return toJsxRuntime(element, { Fragment, jsx, jsxs, components: { slot: Slot } })
}

interface AdmonitionProps {
  /** note, tip, info, warning, danger, result, or an alias. */
  type?: keyof typeof admonitions
  title?: ReactNode
  children: ReactNode
}

/** A box beside the text. */
export const Admonition = ({ type = 'note', title, children: text }: AdmonitionProps) =>
  fromHast((slots) => admonition({ look: admonitions[type], title: slots.title }, slots.text), {
    title,
    text,
  })

interface DetailsProps {
  summary?: ReactNode
  open?: boolean
  children: ReactNode
}

/** A block that the reader opens. */
export const Details = ({ summary: title, open, children: text }: DetailsProps) =>
  fromHast((slots) => details({ title: slots.title, open }, slots.text), { title, text })

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
  const panels = (slots: Record<string, ElementContent[]>) =>
    items.map(({ value, label = value, default: isDefault }) => ({
      value,
      label,
      selected: defaultValue === undefined ? isDefault : value === defaultValue,
      children: slots[value] ?? [],
    }))
  return fromHast(
    (slots) => tabs({ id, group: groupId, query }, panels(slots)),
    Object.fromEntries(items.map(({ value, children: panel }) => [value, panel])),
  )
}
