/** Machine-readable samples: JSON, YAML and XML must be valid. */
import { fromXml } from 'xast-util-from-xml'
import { parseDocument } from 'yaml'
import type { Sample } from './sample'

const readers: Record<string, (code: string) => string | undefined> = {
  json: jsonMistake,
  yaml: (code) => parseDocument(code, { strict: true, uniqueKeys: true }).errors[0]?.message,
  xml: xmlMistake,
}

/** Why a parser rejects the sample; `undefined` if it does not, or for other languages. */
export const unreadable = ({ language, code }: Sample): string | undefined => readers[language]?.(code)

/** The first error that keeps a text from being well-formed XML. */
export function xmlMistake(xml: string): string | undefined {
  try {
    const roots = fromXml(xml).children.filter(({ type }) => type === 'element')
    return roots.length === 1 ? undefined : `${roots.length} root elements`
  } catch (thrown) {
    return String(thrown)
  }
}

function jsonMistake(code: string): string | undefined {
  try {
    JSON.parse(code)
    return undefined
  } catch (thrown) {
    return String(thrown)
  }
}
