/** Files that `npm run new` writes, as text: their fields are those of the schema. */
import { Document, isSeq, visit } from 'yaml'

export interface NewFile {
  /** From the content folder. */
  path: string
  text: string
}

/** Fields that are not filled in are left out; lists stand in one line. */
export function yamlText(fields: Record<string, unknown>): string {
  const filled = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  const document = new Document(Object.fromEntries(filled))
  visit(document, {
    Node(_, node) {
      if (isSeq(node)) node.flow = true
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

/** A Markdown file with fields and a text. */
export const withFields = (fields: Record<string, unknown>, body: string): string =>
  `---\n${yamlText(fields)}---\n\n${body}`
