import type { Tag } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { BlogFrame } from './blog-frame'
import { TagLinks } from './tag-links'
import { Lead } from '../ui/lead'

interface TagsPageProps {
  letters: { letter: string; tags: { tag: Tag; count: number }[] }[]
}

/** All tags under their first letters. */
export function TagsPage({ letters }: TagsPageProps) {
  return (
    <BlogFrame title={strings.blog.tags}>
      <div className="page full">
        <h1>{strings.blog.tags}</h1>
        <Lead>{letters.length === 0 ? strings.blog.noTags : strings.blog.tagsLead}</Lead>
        {letters.map(({ letter, tags }) => (
          <section key={letter} className="letter">
            <h2 id={letter}>{letter}</h2>
            <TagLinks tags={tags} />
          </section>
        ))}
      </div>
    </BlogFrame>
  )
}
