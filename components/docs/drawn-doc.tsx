import type { DrawnDoc } from '@/lib/view/doc-drawing'
import type { docPage } from '@/lib/view/doc-page'
import { jsonLd, type Thing } from '@/lib/view/structured-data'
import { Sheet } from '../layout/sheet'
import { SubbarButtons } from '../layout/subbar'
import { JsonLd } from '../ui/structured-data'
import { drawStill } from '../ui/still'
import { DocBody, subbarOf } from './doc-body'

/** Draws a doc whose text is HTML. Throws when it is a module. */
export function drawDoc(doc: ReturnType<typeof docPage>, things: Thing[]): DrawnDoc {
  const { text, className, trail } = doc
  if (text.kind !== 'html') throw new Error(`${doc.view.title}: the text is a module`)
  return {
    className,
    trail,
    subbar: drawStill(<SubbarButtons {...subbarOf(doc)} />),
    body: drawStill(
      <DocBody {...doc}>
        <div className="prose" dangerouslySetInnerHTML={{ __html: text.html }} />
      </DocBody>,
    ),
    data: jsonLd(things),
  }
}

/** The page that `drawDoc` has drawn. */
export const DrawnDocPage = ({ className, trail, subbar, body, data }: DrawnDoc) => (
  <>
    <Sheet
      className={className}
      trail={trail}
      subbar={<div className="subbar" dangerouslySetInnerHTML={{ __html: subbar }} />}
      html={body}
    />
    <JsonLd text={data} />
  </>
)
