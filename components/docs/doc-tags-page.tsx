import type { ComponentProps } from 'react'
import { strings } from '@/lib/strings'
import type { VersionView } from '@/lib/view/versions'
import { TagLetters } from '../blog/tag-links'
import { DocsFrame, type DocsShell } from './docs-frame'
import { PageTop } from './page-top'
import { Lead } from '../ui/lead'

interface DocTagsPageProps {
  letters: ComponentProps<typeof TagLetters>['letters']
  shell: DocsShell
  version?: VersionView | undefined
}

/** All tags of the documentation under their first letters. */
export function DocTagsPage({ letters, shell, version }: DocTagsPageProps) {
  const { tags: title, tagsLead } = strings.docs
  return (
    <DocsFrame {...shell} title={title} className={version?.className}>
      <div className="page full">
        <PageTop version={version} />
        <h1>{title}</h1>
        <Lead>{tagsLead}</Lead>
        <TagLetters letters={letters} />
      </div>
    </DocsFrame>
  )
}
