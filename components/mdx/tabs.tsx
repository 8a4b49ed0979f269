import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react'
import { tabs } from '@/lib/markdown/blocks/tabs'
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
export function Tabs({ groupId, queryString, defaultValue, values, children }: TabsProps) {
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  )
  const id = useId()
  const query = queryString === true ? groupId : queryString === false ? undefined : queryString
  const panels = items.map(({ props }) => {
    const named = values?.find(({ value }) => value === props.value)
    return {
      value: props.value,
      label: named?.label ?? props.label ?? props.value,
      selected:
        defaultValue === undefined
          ? (props.default ?? named?.default ?? false)
          : defaultValue === props.value,
    }
  })
  return fromHast(
    (slot) =>
      tabs(
        { id, ...(groupId !== undefined && { group: groupId }), ...(query !== undefined && { query }) },
        panels.map((panel) => ({ ...panel, children: [slot(panel.value)] })),
      ),
    Object.fromEntries(items.map(({ props }) => [props.value, props.children])),
  )
}
