/** Reads `i18n/ru/code.json`, the messages of `<Translate>` that `docusaurus write-translations` makes. */
import { isRecord } from '../markdown/front-matter'
import { parseYaml } from '../markdown/parse-yaml'
import { show } from '../problems/hints'
import { problem } from '../problems/problem'
import { config } from '../site'
import type { LoadContext } from './types'

/** Messages by id. */
export type Translations = Record<string, string>

const file = `i18n/${config.locale.code}/code.json`

export function readTranslations({ texts, problems }: Pick<LoadContext, 'texts' | 'problems'>): Translations {
  const source = texts.find(({ path }) => path === file)
  if (!source) return {}
  const { data = {}, placeOf, problems: found } = parseYaml(source.displayPath, source.text)
  problems.push(...found)
  const report = (at: string[], expected: string, value: unknown) => {
    const message = `Ожидается ${expected}, а написано ${show(value)}.`
    problems.push(problem(source.displayPath, placeOf(at), message, 'translations/message'))
  }
  if (!isRecord(data)) {
    report([], 'имя с переводом: {"id": {"message": "слова"}}', data)
    return {}
  }
  return Object.fromEntries(
    Object.entries(data).flatMap(([id, value]) => {
      const message = isRecord(value) ? value['message'] : value
      if (typeof message === 'string') return [[id, message]]
      report([id], 'перевод вида {"message": "слова"}', value)
      return []
    }),
  )
}
