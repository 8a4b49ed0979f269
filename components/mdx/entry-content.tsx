import type { EntryText } from '@/lib/view/entry'
import { loadMdx } from './load-mdx'
import { entryComponents } from './entry-components'

/** The text of a page. HTML goes in as one string: neither the payload nor React hold it as a tree of elements. */
export async function EntryContent({ text, className = 'prose' }: { text: EntryText; className?: string }) {
  if (text.html !== undefined)
    return <div className={className} dangerouslySetInnerHTML={{ __html: text.html }} />
  const Content = await loadMdx(text.path)
  return (
    <div className={className}>
      <Content components={entryComponents(text)} />
    </div>
  )
}
