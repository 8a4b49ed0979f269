import { strings } from '@/lib/strings'
import type { SidebarLevel } from '@/lib/view/sidebar'
import type { Card, Crumb, Neighbours } from '@/lib/view/docs'
import { Frame } from '../layout/frame'
import { Subbar } from '../layout/subbar'
import { NeighbourLinks } from '../ui/neighbour-links'
import { Breadcrumbs } from './breadcrumbs'
import { Cards } from './cards'
import { Sidebar } from './sidebar'

interface CategoryPageProps {
  permalink: string
  title: string
  description?: string | undefined
  cards: Card[]
  sidebar: SidebarLevel
  crumbs: Crumb[]
  neighbours: Neighbours
}

/** The index of a group of docs, or of the whole documentation: cards of what is in it. */
export function CategoryPage({
  permalink,
  title,
  description,
  cards,
  sidebar,
  crumbs,
  neighbours,
}: CategoryPageProps) {
  const { docs } = strings
  const { previous, next } = neighbours
  return (
    <Frame side={<Sidebar level={sidebar} current={permalink} />} subbar={<Subbar title={title} />}>
      <article className="page full">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{title}</h1>
        {description !== undefined && <p className="lead">{description}</p>}
        <Cards cards={cards} />
        <NeighbourLinks
          label={docs.neighbours}
          previous={previous && { ...previous, kind: docs.previous }}
          next={next && { ...next, kind: docs.next }}
        />
      </article>
    </Frame>
  )
}
