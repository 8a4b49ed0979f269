export interface LabelledLink {
  label: string
  permalink: string
}
