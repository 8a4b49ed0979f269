/** JSON schemas for editors, from the schemas that the site checks content by. */
import { z } from 'zod'
import type { DescribedSchema } from './schemas'

/** A schema as JSON Schema of the draft that editors read. Fields that it does not list are allowed, as in the content. */
export function jsonSchema({ title, schema, isRecord }: DescribedSchema): object {
  const { $schema, ...fields } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
  })
  return isRecord
    ? { $schema, title, type: 'object', additionalProperties: fields }
    : { $schema, title, ...fields }
}
