import type { Tag } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import { TagLinks } from '../blog/tag-links'
import { Sheet } from '../layout/sheet'
import { Subbar } from '../layout/subbar'

interface DocTagsPageProps {
  letters: { letter: string; tags: { tag: Tag; count: number }[] }[]
}

/** All tags of the documentation under their first letters. */
export function DocTagsPage({ letters }: DocTagsPageProps) {
  const { tags: title, tagsLead } = strings.docs
  return (
    <Sheet subbar={<Subbar title={title} />}>
      <div className="page full">
        <h1>{title}</h1>
        <p className="lead">{tagsLead}</p>
        {letters.map(({ letter, tags }) => (
          <section key={letter} className="letter">
            <h2 id={letter}>{letter}</h2>
            <TagLinks tags={tags} />
          </section>
        ))}
      </div>
    </Sheet>
  )
}
