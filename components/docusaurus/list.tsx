import type { ComponentProps } from 'react'

export default function List(props: ComponentProps<'ul'>) {
  return <ul {...props} />
}
