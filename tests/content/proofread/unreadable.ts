/** Samples that a machine reads: JSON, YAML and XML must be whole. */
import { fromXml } from 'xast-util-from-xml'
import { parseDocument } from 'yaml'
import type { Sample } from './sample'

const readers: Record<string, (code: string) => string | undefined> = {
  json: jsonMistake,
  yaml: (code) => parseDocument(code, { strict: true, uniqueKeys: true }).errors[0]?.message,
  xml: xmlMistake,
}

/** Why a parser refuses the sample; `undefined` when it does not, or when the language is another. */
export const unreadable = ({ language, code }: Sample): string | undefined => readers[language]?.(code)

/** The first thing that keeps a text from being well-formed XML. */
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
