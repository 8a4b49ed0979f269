/** A link to a page of the site. */
export interface LabelledLink {
  label: string
  permalink: string
}
