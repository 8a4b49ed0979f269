import type { docPage } from '@/lib/view/doc-page'
import { Sheet } from '../layout/sheet'
import { Subbar } from '../layout/subbar'
import { EntryContent } from '../mdx/entry-content'
import { DocBody, subbarOf } from './doc-body'

/** A page of the documentation whose text is a module of the bundler. */
export const DocPage = (doc: ReturnType<typeof docPage>) => (
  <Sheet trail={doc.trail} className={doc.className} subbar={<Subbar {...subbarOf(doc)} />}>
    <DocBody {...doc}>
      <EntryContent text={doc.text} />
    </DocBody>
  </Sheet>
)
