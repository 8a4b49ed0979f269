import { strings } from '@/lib/strings'
import type { docPage } from '@/lib/view/doc-page'
import { TagLinks } from '../blog/tag-links'
import { EntryContent } from '../mdx/entry-content'
import { NeighbourLinks } from '../ui/neighbour-links'
import { DocsFrame, type DocsShell } from './docs-frame'
import { PageMeta } from './page-meta'
import { PageTop } from './page-top'
import { TableOfContents } from './table-of-contents'
import { TwinLink } from './twin-link'
import { VisibilityNote } from './visibility-note'

interface DocPageProps {
  doc: ReturnType<typeof docPage>
  shell: DocsShell
}

/** The page of a doc, whether its text is Markdown or MDX. */
export function DocPage({ doc, shell }: DocPageProps) {
  const { view, crumbs, neighbours, twin, print, version } = doc
  const { docs } = strings
  const { previous, next } = neighbours
  const hasContents = view.contents.length > 0
  // «Главная» and «Документация» come before the groups, the page itself after them
  const group = crumbs.length > 3 ? crumbs.at(-2) : undefined
  return (
    <DocsFrame
      {...shell}
      {...(group && { section: group.label })}
      title={view.title}
      hasContents={hasContents}
      className={[doc.isAlone && 'alone', version?.className].filter(Boolean).join(' ')}
    >
      <article className={hasContents ? 'page' : 'page full'}>
        <PageTop crumbs={crumbs} version={version}>
          {twin !== undefined && <TwinLink twin={twin} />}
        </PageTop>
        <VisibilityNote visibility={view.visibility} />
        {view.hasOwnTitle && <h1>{view.title}</h1>}
        <EntryContent text={doc.text} />
        <TagLinks tags={view.tags.map((tag) => ({ tag }))} />
        <PageMeta view={view} print={print} />
        <NeighbourLinks
          label={docs.neighbours}
          previous={previous && { ...previous, kind: docs.previous }}
          next={next && { ...next, kind: docs.next }}
        />
      </article>
      <TableOfContents entries={view.contents} twin={twin} />
    </DocsFrame>
  )
}
