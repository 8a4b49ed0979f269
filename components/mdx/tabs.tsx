import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react'
import { tabs } from '@/lib/markdown/blocks/boxes'
import { fromHast } from './from-hast'

interface TabItemProps {
  value: string
  label?: string
  default?: boolean
  children: ReactNode
}

interface TabsProps {
  /** Sets with one name switch together, on all pages. */
  groupId?: string
  /** Keeps the choice in the address: a parameter name, or `true` for the name of the group. */
  queryString?: string | boolean
  defaultValue?: string
  values?: { value: string; label?: string; default?: boolean }[]
  children: ReactNode
}

/** One panel of `Tabs`. */
export const TabItem = ({ children }: TabItemProps): ReactNode => children

/** Panels of which a reader sees one. Without JavaScript all of them show. */
export function Tabs({ groupId, queryString = false, defaultValue, values, children }: TabsProps) {
  const items = Children.toArray(children)
    .filter((child): child is ReactElement<TabItemProps> => isValidElement(child))
    .map(({ props }) => ({ ...props, ...values?.find(({ value }) => value === props.value) }))
  const id = useId()
  const query = typeof queryString === 'string' ? queryString : queryString ? groupId : undefined
  const isSelected = (item: TabItemProps) =>
    defaultValue === undefined ? item.default : item.value === defaultValue
  return fromHast(
    (slots) =>
      tabs(
        { id, group: groupId, query },
        items.map((item) => ({
          value: item.value,
          label: item.label ?? item.value,
          selected: isSelected(item) ?? false,
          children: slots[item.value] ?? [],
        })),
      ),
    Object.fromEntries(items.map((item) => [item.value, item.children])),
  )
}
