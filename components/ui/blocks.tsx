/** The blocks of `lib/markdown/blocks` as components: `:::note` and `<Admonition>` share their markup. */
import type { Element, ElementContent } from 'hast'
import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react'
import { admonition, type admonitions, details, tabs } from '@/lib/markdown/blocks/boxes'
import { element } from '@/lib/markdown/blocks/element'
import { fromHast } from './from-hast'

/**
 * Renders a block of `lib/markdown/blocks` with React nodes in its slots. A slot without a node renders
 * nothing. Writing the markup again in JSX would let it drift from `:::note`.
 */
export function blockOf(
  nodes: Record<string, ReactNode>,
  render: (slot: (name: string) => ElementContent[]) => Element,
): ReactNode {
  const block = render((name) => (nodes[name] === undefined ? [] : [element('slot', { name })]))
  const slot = ({ name }: { name: string }) => nodes[name]
  return fromHast(block, { slot })
}

interface AdmonitionProps {
  /** The type: note, tip, info, warning, danger, result, or an alias. */
  type?: keyof typeof admonitions
  title?: ReactNode
  icon?: ReactNode
  children: ReactNode
}

export const Admonition = ({ type = 'note', title, icon, children: text }: AdmonitionProps) =>
  blockOf({ title, icon, text }, (slot) =>
    admonition({ type, title: slot('title'), icon: slot('icon') }, slot('text')),
  )

interface DetailsProps {
  summary?: ReactNode
  open?: boolean
  children: ReactNode
}

export const Details = ({ summary: title, open, children: text }: DetailsProps) =>
  blockOf({ title, text }, (slot) => details({ title: slot('title'), open }, slot('text')))

interface TabItemProps {
  value: string
  label?: ReactNode
  default?: boolean
  children: ReactNode
}

export const TabItem = ({ children }: TabItemProps): ReactNode => children

interface TabsProps {
  /** Tab sets with the same name switch together, on all pages. */
  groupId?: string
  /** Keeps the choice in the query string, under this name, or under the group's name if `true`. */
  queryString?: string | boolean
  defaultValue?: string
  values?: Omit<TabItemProps, 'children'>[]
  children: ReactNode
}

/** The error for a component in place of `TabItem`: its props are unknown before it is rendered. */
const namelessTab =
  'Внутри <Tabs> ожидаются <TabItem value="…">, а стоит другой компонент. Напишите их прямо в <Tabs> или соберите свой компонент из <Tabs> целиком.'

/** Tabs. Without JavaScript all panels are visible. */
export function Tabs({ groupId, queryString = false, defaultValue, values, children }: TabsProps) {
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<TabItemProps> => isValidElement(child))
    .map(({ props }) => ({ ...props, ...values?.find(({ value }) => value === props.value) }))
  if (items.some(({ value }) => value === undefined)) throw new Error(namelessTab)
  const id = useId()
  const query = queryString === true ? groupId : queryString || undefined
  const nodes = Object.fromEntries(
    items.flatMap(({ value, label = value, children: panel }) => [
      [`panel ${value}`, panel],
      [`label ${value}`, label],
    ]),
  )
  return blockOf(nodes, (slot) =>
    tabs(
      { id, group: groupId, query },
      items.map(({ value, label, default: isDefault }) => ({
        value,
        label: slot(`label ${value}`),
        name: textOf(label).trim() || value,
        selected: defaultValue === undefined ? isDefault : value === defaultValue,
        children: slot(`panel ${value}`),
      })),
    ),
  )
}

/** The text of elements. What components render is unknown. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  return Children.toArray(isValidElement<{ children?: ReactNode }>(node) ? node.props.children : node)
    .map(textOf)
    .join('')
}
