import type { ComponentProps } from 'react'

export default function ListItem(props: ComponentProps<'li'>) {
  return <li {...props} />
}
