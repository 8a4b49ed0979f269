/** Front matter snippets for VS Code, which cannot complete it from a schema. */
import { fieldsOf, type DescribedSchema } from './described-schemas'

interface Snippet {
  prefix: string
  body: string
  description: string
  scope: string
}

/** The placeholder after the colon. */
function valueOf(expected: string): string {
  if (expected === 'true или false') return '${1|true,false|}'
  return expected.startsWith('список') ? '[$1]' : '$1'
}

/** A snippet for each front matter field; the first schema that has it describes it. */
export function snippets(schemas: DescribedSchema[]): Record<string, Snippet> {
  const found: Record<string, Snippet> = {}
  for (const { schema } of schemas) {
    for (const { name, expected, description } of fieldsOf(schema)) {
      found[name] ??= {
        prefix: name,
        body: `${name}: ${valueOf(expected)}`,
        description,
        scope: 'markdown,mdx,yaml',
      }
    }
  }
  return found
}
