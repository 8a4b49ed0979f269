import { strings } from '@/lib/strings'
import type { docPage } from '@/lib/view/doc-page'
import { NeighbourLinks } from '../ui/neighbour-links'
import { DocsFrame, PageTop } from './docs-frame'
import { EntryArticle } from './entry-article'
import { PlaceInOrder } from './place-in-order'

/** The page of a doc, whether its text is Markdown or MDX. */
export function DocPage({ around, isAlone, place, view, text, neighbours }: ReturnType<typeof docPage>) {
  const { docs } = strings
  const { group, print } = around
  const hasContents = view.contents.length > 0
  return (
    <DocsFrame
      around={around}
      {...(group !== undefined && { section: group })}
      title={view.title}
      hasContents={hasContents}
      className={isAlone && 'alone'}
    >
      <EntryArticle
        view={view}
        text={text}
        className={hasContents ? 'page' : 'page full'}
        top={<PageTop around={around} twin={view.twin} />}
        byline={place && <PlaceInOrder {...place} />}
        print={print}
      >
        <NeighbourLinks label={docs.neighbours} kinds={[docs.previous, docs.next]} {...neighbours} />
      </EntryArticle>
    </DocsFrame>
  )
}
