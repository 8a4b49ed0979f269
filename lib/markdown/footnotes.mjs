import { contentStrings as strings } from '../strings/content-strings.mjs'

/** How footnotes are called, in `.md` and `.mdx`: options of remark-rehype. */
export const footnoteOptions = {
  footnoteLabel: strings.footnotes,
  footnoteBackLabel: strings.backToReference,
  footnoteLabelProperties: { className: ['hidden'] },
}
