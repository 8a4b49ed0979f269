/** A new author in `authors.yml`. */
import type { SourceFile } from '../text/source-file'
import { yamlText, type NewFile } from './new-file'

export interface AuthorAnswers {
  /** What posts name the author by. */
  key: string
  name: string
  title?: string | undefined
  url?: string | undefined
}

/** The whole file of authors with one more at its end; what stands in it stays as it is. */
export function newAuthor(
  { key, ...fields }: AuthorAnswers,
  file?: Pick<SourceFile, 'path' | 'text'>,
): NewFile {
  const before = file && file.text.trim() !== '' ? `${file.text.trimEnd()}\n\n` : ''
  return {
    path: file?.path ?? 'blog/authors.yml',
    text: before + yamlText({ [key]: { ...dropEmpty(fields), page: true } }),
  }
}

const dropEmpty = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
