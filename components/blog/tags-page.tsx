import type { ComponentProps } from 'react'
import { strings } from '@/lib/strings'
import { BlogFrame } from './blog-frame'
import { TagLetters } from './tag-links'
import { Lead } from '../ui/lead'

interface TagsPageProps {
  letters: ComponentProps<typeof TagLetters>['letters']
}

/** All tags under their first letters. */
export function TagsPage({ letters }: TagsPageProps) {
  return (
    <BlogFrame title={strings.blog.tags}>
      <div className="page full">
        <h1>{strings.blog.tags}</h1>
        <Lead>{letters.length === 0 ? strings.blog.noTags : strings.blog.tagsLead}</Lead>
        <TagLetters letters={letters} />
      </div>
    </BlogFrame>
  )
}
