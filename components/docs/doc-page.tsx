import { strings } from '@/lib/strings'
import type { docPage } from '@/lib/view/doc-page'
import { NeighbourLinks } from '../ui/neighbour-links.client'
import { DocsFrame, DocTop } from './docs-frame'
import { EntryArticle } from '../entry/entry-article'
import { GlossaryStyles } from './docs-styles.client'
import { Stops, StopsStyles } from './stops.client'

type DocPageProps = ReturnType<typeof docPage>

export function DocPage({ surroundings, isSidebarHidden, series, view, text, neighbours }: DocPageProps) {
  const { docs } = strings
  const hasContents = view.contents.length > 0
  return (
    <DocsFrame
      surroundings={surroundings}
      title={view.title}
      hasContents={hasContents}
      isSidebarHidden={isSidebarHidden}
      hasColumns={view.hasColumns}
    >
      {series && <StopsStyles />}
      {view.hasTerms && <GlossaryStyles />}
      <EntryArticle
        view={view}
        text={text}
        top={
          <>
            <DocTop surroundings={surroundings} markdown={view.markdown} hasContents={hasContents} />
            {series && <Stops {...series} />}
          </>
        }
        print={surroundings.print}
      >
        <NeighbourLinks label={docs.neighbours} kinds={[docs.previous, docs.next]} {...neighbours} />
      </EntryArticle>
    </DocsFrame>
  )
}
