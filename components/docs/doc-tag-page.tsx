import { strings } from '@/lib/strings'
import type { docTagPage } from '@/lib/view/doc-page'
import { Lead } from '../ui/lead'
import { Link } from '../ui/link'
import { Cards } from './cards'
import { DocsFrame, type DocsShell } from './docs-frame'
import { PageTop } from './page-top'

type DocTagPageProps = ReturnType<typeof docTagPage> & { shell: DocsShell }

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
