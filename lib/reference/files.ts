/** Files of the project that are written from the schemas and the rules, by path. */
import type { Rule, Severity } from '../problems/rules'
import { config } from '../site'
import { jsonSchema } from './json-schema'
import { schemas } from './schemas'
import { snippets } from './snippets'
import { fieldsManual, rulesManual } from './tables'

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/** The severity of the site as it is everywhere: a variable of the build machine does not count. */
const { 'partial/front-matter': _, ...settings }: Partial<Record<Rule, Severity>> = config.severity

/** All of them; a test compares what is on disk. */
export const referenceFiles = (): Map<string, string> =>
  new Map([
    ['docs/authoring/fields.md', fieldsManual(schemas)],
    ['docs/authoring/rules.md', rulesManual(settings)],
    ['.vscode/fields.code-snippets', json(snippets(schemas.slice(0, 3)))],
    ...schemas.map((schema): [string, string] => [`schemas/${schema.name}.json`, json(jsonSchema(schema))]),
  ])
