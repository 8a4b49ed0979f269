import type { EntryText, EntryView } from '@/lib/view/entry'
import { EntryArticle } from '../docs/entry-article'
import { Frame } from './frame'

/** A page of `content/pages`. */
export const StandalonePage = ({ view, text }: { view: EntryView; text: EntryText }) => (
  <Frame className={view.contents.length > 0 ? 'with-contents' : ''}>
    <EntryArticle view={view} text={text} className="page" />
  </Frame>
)
