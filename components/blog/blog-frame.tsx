import type { ReactNode } from 'react'
import { config } from '@/lib/site'
import { Sheet } from '../layout/frame'
import { Subbar } from '../layout/subbar'

export interface BlogFrameProps {
  /** Title of the page in the row of narrow screens. */
  title: string
  hasContents?: boolean
  children: ReactNode
}

/** Text of a page of the blog; the column is the same for all. */
export function BlogFrame({ title, hasContents = false, children }: BlogFrameProps) {
  const section = title === config.blog.title ? {} : { section: config.blog.title }
  return <Sheet subbar={<Subbar {...section} title={title} hasContents={hasContents} />}>{children}</Sheet>
}
