/** Standalone pages: the files of `pages/`; `index` is the home page. */
import { checkCommonFields, commonFields, readEntryText, type FileFacts } from './entry'
import { baseName, isPageFile } from './file-names'
import type { Problem } from '../problems/problem'
import { pageSchema } from './schema'
import type { SourceFile } from '../text/source-file'
import type { Page } from './types'
import { validate } from './validate'
import { permalinkOf } from '../text/path'

const section = 'pages/'

/** Reads all standalone pages. Drafts are left out by the caller. */
export function loadPages(files: SourceFile[], facts: FileFacts): { pages: Page[]; problems: Problem[] } {
  const problems: Problem[] = []
  const pages = files
    .filter(({ path }) => path.startsWith(section) && isPageFile(path.slice(section.length)))
    .map((source): Page => {
      const text = readEntryText(source, facts)
      const { value, problems: found } = validate(source.displayPath, text.yaml, pageSchema, 'front-matter')
      const fields = value ?? {}
      problems.push(...text.problems, ...found, ...checkCommonFields(source, text, fields))
      const path = source.path
        .slice(section.length)
        .replace(/(^|\/)index\.mdx?$/, '')
        .replace(/\.mdx?$/, '')
      return {
        kind: 'page',
        ...commonFields(source, text, fields, baseName(source.path), facts),
        permalink: permalinkOf(fields.slug ?? path),
        tags: [],
      }
    })
  return { pages, problems }
}
