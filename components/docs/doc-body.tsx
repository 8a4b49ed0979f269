import type { ReactNode } from 'react'
import { strings } from '@/lib/strings'
import type { docPage } from '@/lib/view/doc-page'
import { TagLinks } from '../blog/tag-links'
import type { SubbarProps } from '../layout/subbar'
import { NeighbourLinks } from '../ui/neighbour-links'
import { PageMeta } from './page-meta'
import { PageTop } from './page-top'
import { TableOfContents } from './table-of-contents'
import { TwinLink } from './twin-link'
import { VisibilityNote } from './visibility-note'

type DocProps = ReturnType<typeof docPage>

/** What the row above the text shows: the group that holds the page is the crumb before the last, after «Главная» and «Документация». */
export function subbarOf({ crumbs, view }: DocProps): SubbarProps {
  const group = crumbs.length > 3 ? crumbs.at(-2) : undefined
  return { ...(group && { section: group.label }), title: view.title, hasContents: view.contents.length > 0 }
}

/** What stands around the text, which is the child, and the contents. */
export function DocBody(props: DocProps & { children: ReactNode }) {
  const { view, crumbs, neighbours, twin, print, version, children } = props
  const { docs } = strings
  const { previous, next } = neighbours
  return (
    <>
      <article className={view.contents.length > 0 ? 'page' : 'page full'}>
        <PageTop crumbs={crumbs} version={version}>
          {twin !== undefined && <TwinLink twin={twin} />}
        </PageTop>
        <VisibilityNote visibility={view.visibility} />
        {view.hasOwnTitle && <h1>{view.title}</h1>}
        {children}
        <TagLinks tags={view.tags.map((tag) => ({ tag }))} />
        <PageMeta view={view} print={print} />
        <NeighbourLinks
          label={docs.neighbours}
          previous={previous && { ...previous, kind: docs.previous }}
          next={next && { ...next, kind: docs.next }}
        />
      </article>
      <TableOfContents entries={view.contents} twin={twin} />
    </>
  )
}
