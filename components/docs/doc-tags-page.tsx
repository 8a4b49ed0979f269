import type { Tag } from '@/lib/content/types'
import { strings } from '@/lib/strings'
import type { VersionView } from '@/lib/view/versions'
import { TagLinks } from '../blog/tag-links'
import { Sheet } from '../layout/sheet'
import { Subbar } from '../layout/subbar'
import { PageTop } from './page-top'
import { Lead } from '../ui/lead'

interface DocTagsPageProps {
  letters: { letter: string; tags: { tag: Tag; count: number }[] }[]
  version?: VersionView | undefined
}

/** All tags of the documentation under their first letters. */
export function DocTagsPage({ letters, version }: DocTagsPageProps) {
  const { tags: title, tagsLead } = strings.docs
  return (
    <Sheet className={version?.className} subbar={<Subbar title={title} />}>
      <div className="page full">
        <PageTop version={version} />
        <h1>{title}</h1>
        <Lead>{tagsLead}</Lead>
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
