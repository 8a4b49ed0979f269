/** Parses texts without rendering them, for checks and tests. Builds compile texts, and must not import this. */
import { isMarkdownFile } from '../content/file-names'
import { findInfo, textKeys, type TextInfo } from '../content/compiled-texts'
import type { ContentFiles } from '../content/types'
import { parseMarkdown } from '../markdown/parse'

/** Parses all Markdown files, except for those that a build has put into the store. */
export function describeContent({ texts }: ContentFiles): Map<string, TextInfo> {
  const pages = texts.filter(({ path }) => isMarkdownFile(path))
  const keyOf = textKeys()
  return new Map(
    pages.map((source) => {
      const key = keyOf(source)
      return [source.path, findInfo(key) ?? { key, ...parseMarkdown(source) }]
    }),
  )
}
