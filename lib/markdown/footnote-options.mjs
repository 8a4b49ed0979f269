import { contentStrings as strings } from '../strings/content-strings.mjs'

/** Footnote options of remark-rehype, for `.md` and `.mdx`. */
export const footnoteOptions = {
  footnoteLabel: strings.footnotes,
  footnoteBackLabel: strings.backToReference,
  footnoteLabelProperties: { className: ['hidden'] },
}
