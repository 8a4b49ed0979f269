/** Samples that a machine reads: JSON, YAML and XML must be whole. */
import { parseDocument } from 'yaml'
import type { Sample } from './sample'
import { xmlMistake } from './xml-mistake'

const readers: Record<string, (code: string) => string | undefined> = {
  json: jsonMistake,
  yaml: (code) => parseDocument(code, { strict: true, uniqueKeys: true }).errors[0]?.message,
  xml: xmlMistake,
}

/** Why a parser refuses the sample; `undefined` when it does not, or when the language is another. */
export const unreadable = ({ language, code }: Sample): string | undefined => readers[language]?.(code)

function jsonMistake(code: string): string | undefined {
  try {
    JSON.parse(code)
    return undefined
  } catch (thrown) {
    return String(thrown)
  }
}
