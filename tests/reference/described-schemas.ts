/** What authors fill in, by file: the source of the manual's tables, the JSON schemas and the snippets. */
import type { z } from 'zod'
import {
  authorSchema,
  categorySchema,
  docSchema,
  pageSchema,
  postSchema,
  tagSchema,
} from '@/lib/content/schema'

export interface DescribedSchema {
  /** Name of the JSON schema. */
  name: string
  title: string
  /** Where the fields are written. */
  files: string
  schema: z.ZodObject
  /** The file contains several such records, by name. */
  isRecord?: boolean
}

export const schemas: DescribedSchema[] = [
  {
    name: 'doc',
    title: 'Страница документации',
    files: 'Начало файла в `content/docs`, между строками `---`.',
    schema: docSchema,
  },
  {
    name: 'post',
    title: 'Запись блога',
    files: 'Начало файла в `content/blog`, между строками `---`.',
    schema: postSchema,
  },
  {
    name: 'page',
    title: 'Отдельная страница',
    files: 'Начало файла в `content/pages`, между строками `---`.',
    schema: pageSchema,
  },
  {
    name: 'category',
    title: 'Раздел документации',
    files: '`_category_.json`, `_category_.yml` или `_category_.yaml` в папке раздела.',
    schema: categorySchema,
  },
  {
    name: 'authors',
    title: 'Автор',
    files: '`content/blog/authors.yml`: короткое имя автора, под ним — его поля.',
    schema: authorSchema,
    isRecord: true,
  },
  {
    name: 'tags',
    title: 'Метка',
    files: '`content/blog/tags.yml` и `content/docs/tags.yml`: имя метки, под ним — её поля.',
    schema: tagSchema,
    isRecord: true,
  },
]

export interface DescribedField {
  name: string
  /** The expected value, in Russian, as in messages. */
  expected: string
  description: string
}

/** The fields of a schema, in order. The expected value is the error message for an invalid one. */
export const fieldsOf = (schema: z.ZodObject): DescribedField[] =>
  Object.entries(schema.shape as Record<string, z.ZodType>).map(([name, field]) => ({
    name,
    expected: field.safeParse(Symbol('fits nowhere')).error?.issues[0]?.message ?? '',
    description: field.description ?? '',
  }))
