import { strings } from '@/lib/strings'
import type { SidebarLevel } from '@/lib/view/sidebar'
import type { Crumb, Neighbours } from '@/lib/view/docs'
import type { EntryView } from '@/lib/view/entry'
import type { EntryText } from '@/lib/view/text'
import { Frame } from '../layout/frame'
import { Subbar } from '../layout/subbar'
import { EntryContent } from '../mdx/entry-content'
import { NeighbourLinks } from '../ui/neighbour-links'
import { Breadcrumbs } from './breadcrumbs'
import { PageMeta } from './page-meta'
import { Sidebar } from './sidebar'
import { TableOfContents } from './table-of-contents'
import { VisibilityNote } from './visibility-note'

interface DocPageProps {
  permalink: string
  view: EntryView
  text: EntryText
  sidebar: SidebarLevel
  crumbs: Crumb[]
  neighbours: Neighbours
}

/** A page of the documentation. */
export function DocPage({ permalink, view, text, sidebar, crumbs, neighbours }: DocPageProps) {
  const { docs } = strings
  const { previous, next } = neighbours
  return (
    <Frame
      side={<Sidebar level={sidebar} current={permalink} />}
      subbar={<Subbar {...sectionOf(crumbs)} title={view.title} hasContents={view.contents.length > 0} />}
    >
      <article className={view.contents.length > 0 ? 'page' : 'page full'}>
        <Breadcrumbs crumbs={crumbs} />
        <VisibilityNote visibility={view.visibility} />
        {view.hasOwnTitle && <h1>{view.title}</h1>}
        <EntryContent text={text} />
        <PageMeta view={view} />
        <NeighbourLinks
          label={docs.neighbours}
          previous={previous && { ...previous, kind: docs.previous }}
          next={next && { ...next, kind: docs.next }}
        />
      </article>
      <TableOfContents entries={view.contents} />
    </Frame>
  )
}

/** The group that holds the page: the crumb before the last, after «Главная» and «Документация». */
function sectionOf(crumbs: Crumb[]): { section?: string } {
  const group = crumbs.length > 3 ? crumbs.at(-2) : undefined
  return group ? { section: group.label } : {}
}
