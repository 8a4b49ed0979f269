import { typograph } from '../text/typograph'

const labels = new Map<string, string>()

/** A label of the sidebar as the typographer sets it. Found once for each: all pages of a section show the same ones. */
export function setLabel(label: string): string {
  const known = labels.get(label)
  if (known !== undefined) return known
  const set = typograph(label)
  labels.set(label, set)
  return set
}
