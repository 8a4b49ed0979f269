import { expect, test } from 'vitest'
import { formatProblem } from '../problems/problem'
import { checkPlaceholders } from './check-placeholders'

test('placeholder addresses in the settings get one line', () => {
  const settings =
    "  url: env || 'https://example.com',\n  a: 'https://example.com/vk',\n  b: 'https://ya.ru',\n  c: 'https://example.com/vk',\n"
  expect(checkPlaceholders('lib/site.ts', settings).map(formatProblem)).toEqual([
    'lib/site.ts:1:15  заметка  Вместо адресов заготовки, в скобках номера строк: https://example.com (1), …/vk (2, 4). Впишите настоящие или уберите ссылки; адрес самого сайта задаёт и SITE_URL.  settings/placeholder',
  ])
  expect(checkPlaceholders('lib/site.ts', "url: 'https://example.community/x'")).toEqual([])
})
