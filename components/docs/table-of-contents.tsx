import type { ContentsEntry } from '@/lib/nav/table-of-contents'
import { strings } from '@/lib/strings'
import { ContentsList } from './contents-list.client'
import { TwinLink } from './twin-link'

/** The contents of a page. `twin` is the page as Markdown. */
export const TableOfContents = ({ entries, twin }: { entries: ContentsEntry[]; twin?: string | undefined }) =>
  entries.length > 0 && (
    <ContentsList title={strings.docs.toc} entries={entries}>
      {twin !== undefined && <TwinLink twin={twin} />}
    </ContentsList>
  )
