import { strings } from '@/lib/strings'
import type { Card } from '@/lib/view/docs'
import type { VersionView } from '@/lib/view/versions'
import { Lead } from '../ui/lead'
import { Link } from '../ui/link'
import { Cards } from './cards'
import { DocsFrame, type DocsShell } from './docs-frame'
import { PageTop } from './page-top'

interface DocTagPageProps {
  title: string
  description?: string | undefined
  cards: Card[]
  /** The list of all tags; absent when it has none. */
  tagsPermalink?: string | undefined
  shell: DocsShell
  version?: VersionView | undefined
}

/** The docs under one tag. */
export function DocTagPage({ title, description, cards, tagsPermalink, shell, version }: DocTagPageProps) {
  return (
    <DocsFrame {...shell} title={title} className={version?.className}>
      <div className="page full">
        <PageTop version={version} />
        <h1>{title}</h1>
        {description !== undefined && <Lead>{description}</Lead>}
        {tagsPermalink !== undefined && (
          <p>
            <Link to={tagsPermalink}>{strings.blog.allTags}</Link>
          </p>
        )}
        <Cards cards={cards} />
      </div>
    </DocsFrame>
  )
}
