import type { ReactNode } from 'react'
import { config } from '@/lib/site'
import type { LabelledLink } from '@/lib/view/docs'
import { Frame } from '../layout/frame'
import { Subbar } from '../layout/subbar'
import { BlogSidebar } from './blog-sidebar'

export interface BlogFrameProps {
  years: { year: number; posts: LabelledLink[] }[]
  /** Permalink of the page. */
  current: string
  /** Title of the page in the row of narrow screens. */
  title: string
  hasContents?: boolean
  children: ReactNode
}

/** Column and text of the pages of the blog. */
export function BlogFrame({ years, current, title, hasContents = false, children }: BlogFrameProps) {
  const section = title === config.blog.title ? {} : { section: config.blog.title }
  return (
    <Frame
      side={<BlogSidebar years={years} current={current} />}
      subbar={<Subbar {...section} title={title} hasContents={hasContents} />}
    >
      {children}
    </Frame>
  )
}
