import { strings } from '@/lib/strings'
import type { categoryPage } from '@/lib/view/doc-page'
import { NeighbourLinks } from '../ui/neighbour-links'
import { Cards } from './cards'
import { DocsFrame, type DocsShell } from './docs-frame'
import { PageTop } from './page-top'
import { PrintLink } from './page-meta'

type CategoryPageProps = ReturnType<typeof categoryPage> & { shell: DocsShell }

/** The index of a group of docs, or of the whole documentation: cards of what is in it. */
export function CategoryPage({ shell, ...page }: CategoryPageProps) {
  const { title, description, cards, crumbs, neighbours, print, version } = page
  const { docs } = strings
  const { previous, next } = neighbours
  return (
    <DocsFrame {...shell} title={title} className={version?.className}>
      <article className="page full">
        <PageTop crumbs={crumbs} version={version} />
        <h1>{title}</h1>
        {description !== undefined && <p className="lead">{description}</p>}
        <Cards cards={cards} />
        {print !== undefined && (
          <p className="meta page-meta">
            <PrintLink print={print} />
          </p>
        )}
        <NeighbourLinks
          label={docs.neighbours}
          previous={previous && { ...previous, kind: docs.previous }}
          next={next && { ...next, kind: docs.next }}
        />
      </article>
    </DocsFrame>
  )
}
