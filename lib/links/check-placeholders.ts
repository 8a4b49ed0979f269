/** Addresses in `lib/site.ts` that are still placeholders. */
import { placeAt, problem, type Problem } from '../problems/problem'
import { groupBy } from '../data/group-by'

const placeholder = 'https://example.com'

export const isPlaceholder = (url: string): boolean =>
  url === placeholder || url.startsWith(`${placeholder}/`)

/** Reports all placeholders as one problem. `text` is the content of the settings `file`. */
export function checkPlaceholders(file: string, text: string): Problem[] {
  const found = [...text.matchAll(/'(https:[^']*)'/g)].flatMap(({ 1: url = '', index }) =>
    isPlaceholder(url) ? [{ url, ...placeAt(text, index) }] : [],
  )
  const listed = [...groupBy(found, ({ url }) => url)].map(
    ([url, places], index) =>
      `${index === 0 ? url : url.replace(placeholder, '…')} (${places.map(({ line }) => line).join(', ')})`,
  )
  const message = `Вместо адресов заготовки, в скобках номера строк: ${listed.join(', ')}. Впишите настоящие или уберите ссылки; адрес самого сайта задаёт и SITE_URL.`
  return found[0] ? [problem(file, found[0], message, 'settings/placeholder')] : []
}
