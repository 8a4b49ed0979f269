/** Standalone pages: the files of `pages/`; `index` is the home page. */
import { loadEach, type Loaded } from '../problems/loaded'
import { permalinkOf } from '../text/path'
import type { SourceFile } from '../text/source-file'
import { readEntry, type FileFacts } from './entry'
import { baseName, isPageFile } from './file-names'
import { pageSchema } from './schema'
import type { Page } from './types'

const section = 'pages/'

/** Reads all standalone pages. Drafts are left out by the caller. */
export function loadPages(files: SourceFile[], facts: FileFacts): Loaded<Page[]> {
  const own = files.filter(({ path }) => path.startsWith(section) && isPageFile(path.slice(section.length)))
  return loadEach(own, (source) => {
    const { entry, fields, problems } = readEntry(source, pageSchema, facts)
    const path = source.path.slice(section.length).replace(/((^|\/)index)?\.mdx?$/, '')
    return {
      value: {
        kind: 'page',
        ...entry,
        title: entry.title ?? baseName(source.path),
        permalink: permalinkOf(fields.slug ?? path),
      },
      problems,
    }
  })
}
