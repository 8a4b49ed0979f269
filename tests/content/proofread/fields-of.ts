/** Field names in data samples. */
import { parse } from 'yaml'
import type { Sample } from './sample'

/** Keys that are game values, not fields: maps, slots, groups, beings, phrases. */
const isInstance = (key: string): boolean =>
  /^\d+$/.test(key) ||
  /^[a-z]+\/[a-z]+$/.test(key) ||
  /^(player|enemy|animal|object|item)_/.test(key) ||
  /^[a-z]+(\.[a-z/]+)+$/.test(key)

/** Every field in a JSON or YAML sample, at any depth. */
export function fieldsOf({ language, code }: Sample): Set<string> {
  const fields = new Set<string>()
  if (language === 'json' || language === 'yaml') addFields(parse(code), fields)
  return fields
}

function addFields(value: unknown, fields: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && !isInstance(key)) fields.add(key)
    addFields(inner, fields)
  }
}
