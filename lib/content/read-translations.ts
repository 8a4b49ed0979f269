/** Reads `i18n/ru/code.json`, the messages of `<Translate>` that `docusaurus write-translations` makes. */
import { isRecord } from '../markdown/front-matter'
import { readYamlFile } from '../markdown/parse-yaml'
import { show } from '../problems/hints'
import { config } from '../site'
import type { LoadContext } from './types'

/** Messages by id. */
export type Translations = Record<string, string>

const file = `i18n/${config.locale.code}/code.json`

export function readTranslations({ texts, problems }: Pick<LoadContext, 'texts' | 'problems'>): Translations {
  const source = texts.find(({ path }) => path === file)
  if (!source) return {}
  const { data = {}, report } = readYamlFile(source, problems)
  const reject = (at: string[], expected: string, value: unknown) =>
    report(at, `Ожидается ${expected}, а написано ${show(value)}.`, 'translations/message')
  if (!isRecord(data)) {
    reject([], 'имя с переводом: {"id": {"message": "слова"}}', data)
    return {}
  }
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, value]) => {
      const message = isRecord(value) ? value['message'] : value
      if (typeof message === 'string') return [[id, message]]
      reject([id], 'перевод вида {"message": "слова"}', value)
      return []
    }),
  )
}
