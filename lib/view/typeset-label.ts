import { typograph } from '../text/typograph'

const labels = new Map<string, string>()

/** A label of the sidebar after the typographer. Cached: all pages of a section show the same labels, and each run costs time. */
export function typesetLabel(label: string): string {
  const known = labels.get(label)
  if (known !== undefined) return known
  const typeset = typograph(label)
  labels.set(label, typeset)
  return typeset
}
