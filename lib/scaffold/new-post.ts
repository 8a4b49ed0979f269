/** A new post of the blog. */
import { withFields, type NewFile } from './new-file'

export interface PostAnswers {
  title: string
  /** The last part of the address. */
  name: string
  /** ISO date; the name of the file begins with it. */
  date: string
  description?: string | undefined
  /** Keys of `authors.yml`. */
  authors: string[]
  /** Keys of `tags.yml`. */
  tags: string[]
}

const body = `Вступление: этот абзац увидят в списке записей.

<!-- truncate -->

Продолжение записи.
`

/** The file: the date in its name, the address in its fields. */
export const newPost = ({ title, name, date, ...fields }: PostAnswers): NewFile => ({
  path: `blog/${date}-${name}.md`,
  text: withFields(
    { title, description: fields.description, slug: name, authors: fields.authors, tags: fields.tags },
    body,
  ),
})
