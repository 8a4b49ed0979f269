/**
 * The lists of the manual, the JSON schemas and the editor snippets: committed files, generated from schemas
 * and rules. After changing those: `npx vitest run tests/reference -u`.
 */
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Rule, Severity } from '@/lib/rules'
import { config } from '@/lib/site'
import { fieldsOf, schemas, type DescribedSchema } from './described-schemas'
import { fieldsManual, rulesManual } from './manual-tables'
import { snippets } from './snippets'

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/** The severities without a rule that depends on an environment variable. */
const { 'partial/front-matter': _, ...settings }: Partial<Record<Rule, Severity>> = config.severity

/** Converts a schema to the draft of JSON Schema that editors support. Unknown fields are allowed. */
function jsonSchema({ title, schema, isRecord }: DescribedSchema): object {
  const { $schema, ...fields } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
  })
  return isRecord
    ? { $schema, title, type: 'object', additionalProperties: fields }
    : { $schema, title, ...fields }
}

const files: [file: string, text: string][] = [
  ['docs/authoring/fields.md', fieldsManual(schemas)],
  ['docs/authoring/rules.md', rulesManual(settings)],
  ['.vscode/fields.code-snippets', json(snippets(schemas.slice(0, 3)))],
  ...schemas.map((schema): [string, string] => [`schemas/${schema.name}.json`, json(jsonSchema(schema))]),
]

test.each(files)('%s is current', async (file, text) => {
  await expect(text).toMatchFileSnapshot(`../../${file}`)
})

test.each(schemas)('each field of $name has a Russian description and expected value', ({ schema }) => {
  for (const { name, expected, description } of fieldsOf(schema)) {
    expect([name, description]).toEqual([name, expect.stringMatching(/^.*[А-ЯЁа-яё].*\.$/)])
    expect([name, expected]).toEqual([name, expect.stringMatching(/[А-ЯЁа-яё]/)])
  }
})
