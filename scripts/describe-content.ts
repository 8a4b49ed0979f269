/** What stands in each Markdown file, without drawing it: all that a check needs, in a part of the time. */
import { findText, textKey } from '@/lib/content/texts'
import type { ContentFiles } from '@/lib/content/types'
import { formatOf } from '@/lib/markdown/format'
import { parseMarkdown } from '@/lib/markdown/parse'
import type { Described } from './load-content'

/** By path; what a build has left in the store is taken from there. */
export function describeContent({ texts }: ContentFiles): Map<string, Described> {
  return new Map(
    texts
      .filter(({ path }) => /\.mdx?$/i.test(path))
      .map((source) => {
        const key = textKey(source)
        const { parsed, problems } = findText(key) ?? parseMarkdown(source, formatOf(source))
        return [source.path, { key, parsed, problems }]
      }),
  )
}
