/** A new page of the documentation. */
import { folderOf } from '../text/path'
import type { Doc } from '../content/types'
import { withFields, type NewFile } from './new-file'

export interface DocAnswers {
  title: string
  /** File name without the extension. */
  name: string
  /** Below `docs/`; empty for the top. */
  folder: string
  description?: string | undefined
}

const body = `Один короткий абзац: что читатель сможет сделать, когда прочтёт страницу.

## Первый раздел {#first}

Текст раздела.
`

/** The file, last among its neighbours in the sidebar. `docs` are those that exist. */
export function newDoc({ title, name, folder, description }: DocAnswers, docs: Doc[]): NewFile {
  const path = ['docs', folder, `${name}.md`].filter(Boolean).join('/')
  const positions = docs
    .filter(({ source }) => folderOf(source.path) === folderOf(path))
    .map(({ sidebarPosition }) => sidebarPosition ?? 0)
  const position = Math.floor(Math.max(0, ...positions)) + 1
  return { path, text: withFields({ title, description, sidebar_position: position }, body) }
}
