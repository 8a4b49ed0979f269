/** Recurring patterns of many pages have one form: page links, further reading, error tables, check lists. */
import { expect, test } from 'vitest'
import { entries, findings, prose, writtenLines } from './content'

const textLines = writtenLines.filter(({ at }) => /\.mdx?:/.test(at))

/** The lines of all sections with this heading, with positions. */
const linesUnder = (heading: RegExp) =>
  entries.flatMap(({ source }) => {
    let inside = false
    return source.text.split('\n').flatMap((text, index) => {
      if (text.startsWith('## ')) inside = heading.test(text)
      return inside ? [{ at: `${source.displayPath}:${index + 1}`, text }] : []
    })
  })

test('names of pages and sections are in quotation marks outside of the link', () => {
  const wrong = /\[«|(?:стран|раздел|справочник)[а-яё]* \[[А-ЯЁ]/gu
  expect(findings(textLines, ({ text }) => text.match(wrong) ?? [])).toEqual([])
})

test('further reading is a link, a dash, and a description', () => {
  const items = linesUnder(/^## (?:Что дальше|Где прочитать дальше)/).filter(({ text }) =>
    text.startsWith('- '),
  )
  expect(items.length).toBeGreaterThan(60)
  const form = /^- \[[^\]]+\]\([^)]+\)(?: и \[[^\]]+\]\([^)]+\))? — \S/
  expect(items.filter(({ text }) => !form.test(text))).toEqual([])
})

test('error tables have the same header', () => {
  const rows = linesUnder(/^## (?:Частые ошибки|Если не получилось)/)
  const heads = rows.filter((_, index) => /^\|[ :|-]+\|$/.test(rows[index + 1]?.text ?? ''))
  expect(heads.length).toBeGreaterThan(12)
  expect(heads.filter(({ text }) => text !== '| Что видно | Причина | Что сделать |')).toEqual([])
})

test('check lists have checkboxes', () => {
  const items = linesUnder(/^## (?:Проверьте себя|Обновление плагина)/).filter(({ text }) =>
    text.startsWith('- '),
  )
  expect(items.length).toBeGreaterThan(20)
  expect(items.filter(({ text }) => !text.startsWith('- [ ] '))).toEqual([])
})

test('conditions begin with «если», not with a verb and a dash', () => {
  const cut = /(?:^|[.!?;:] )(?:Есть|Нет|Нашли|Не нашли|Нужн[аоы]|Стоит) [^.!?:—]{2,60} — /gu
  expect(findings(prose, ({ text }) => text.match(cut) ?? [])).toEqual([])
})

test('the namespace of the plugin is explained once, and samples just use it', () => {
  const explained = textLines.filter(({ text }) => text.includes('замените на пространство имён плагина'))
  expect(explained.map(({ at }) => at.split(':')[0])).toEqual(['content/docs/installation/unity-settings.md'])
})
