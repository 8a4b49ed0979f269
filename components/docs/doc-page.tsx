import { strings } from '@/lib/strings'
import type { Crumb, Neighbours } from '@/lib/view/docs'
import type { EntryView } from '@/lib/view/entry'
import type { EntryText } from '@/lib/view/text'
import type { VersionView } from '@/lib/view/versions'
import { TagLinks } from '../blog/tag-links'
import { Sheet } from '../layout/sheet'
import { Subbar } from '../layout/subbar'
import { EntryContent } from '../mdx/entry-content'
import { NeighbourLinks } from '../ui/neighbour-links'
import { PageMeta } from './page-meta'
import { PageTop } from './page-top'
import { TableOfContents } from './table-of-contents'
import { TwinLink } from './twin-link'
import { VisibilityNote } from './visibility-note'

interface DocPageProps {
  view: EntryView
  text: EntryText
  trail: string[] | undefined
  crumbs: Crumb[]
  neighbours: Neighbours
  /** Address of the page as Markdown. */
  twin?: string | undefined
  /** Address of the print version of the section that the page stands for. */
  print?: string | undefined
  /** Whether the page has no sidebar. */
  isAlone?: boolean
  version?: VersionView | undefined
}

/** A page of the documentation. */
export function DocPage(props: DocPageProps) {
  const { view, text, trail, crumbs, neighbours, twin, print, isAlone, version } = props
  const { docs } = strings
  const { previous, next } = neighbours
  return (
    <Sheet
      trail={trail}
      className={[isAlone && 'alone', version?.className].filter(Boolean).join(' ')}
      subbar={<Subbar {...sectionOf(crumbs)} title={view.title} hasContents={view.contents.length > 0} />}
    >
      <article className={view.contents.length > 0 ? 'page' : 'page full'}>
        <PageTop crumbs={crumbs} version={version}>
          {twin !== undefined && <TwinLink twin={twin} />}
        </PageTop>
        <VisibilityNote visibility={view.visibility} />
        {view.hasOwnTitle && <h1>{view.title}</h1>}
        <EntryContent text={text} />
        <TagLinks tags={view.tags.map((tag) => ({ tag }))} />
        <PageMeta view={view} print={print} />
        <NeighbourLinks
          label={docs.neighbours}
          previous={previous && { ...previous, kind: docs.previous }}
          next={next && { ...next, kind: docs.next }}
        />
      </article>
      <TableOfContents entries={view.contents} twin={twin} />
    </Sheet>
  )
}

/** The group that holds the page: the crumb before the last, after «Главная» and «Документация». */
function sectionOf(crumbs: Crumb[]): { section?: string } {
  const group = crumbs.length > 3 ? crumbs.at(-2) : undefined
  return group ? { section: group.label } : {}
}
