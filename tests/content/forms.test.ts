/** Recurring patterns of many pages have one form: page links, further reading, error tables, check lists. */
import { describe, expect, test } from 'vitest'
import { entries, findings, prose, site, writtenLines } from './content'

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

describe('further reading', () => {
  const items = linesUnder(/^## Что дальше/).filter(({ text }) => text.startsWith('- '))
  const titles = new Set(entries.map(({ title }) => title.replaceAll('\u00A0', ' ').replaceAll('\u2060', '')))

  test('is a link, a dash, and a description', () => {
    expect(items.length).toBeGreaterThan(60)
    expect(items.filter(({ text }) => !/^- \[[^\]]+\]\([^)]+\) — [а-яё`«]/u.test(text))).toEqual([])
  })

  test('names pages by their titles', () => {
    const named = items.map(({ at, text }) => ({ at, title: /^- \[([^\]]+)\]/.exec(text)?.[1] ?? '' }))
    expect(named.filter(({ title }) => !titles.has(title))).toEqual([])
  })

  test('says what is there, not what to do', () => {
    const request = / — [а-яё]+(?:[ийь]те|йтесь|итесь)(?![а-яё])/u
    expect(items.filter(({ text }) => request.test(text))).toEqual([])
  })
})

test('error tables have the same header', () => {
  const rows = linesUnder(/^## (?:Частые ошибки|Если не получилось)/)
  const heads = rows.filter((_, index) => /^\|[ :|-]+\|$/.test(rows[index + 1]?.text ?? ''))
  expect(heads.length).toBe(site.docs.length - 1) // all but the glossary
  expect(heads.filter(({ text }) => text !== '| Что видно | Причина | Что сделать |')).toEqual([])
})

test('columns «Что сделать» name the remedy in the infinitive, without addressing the reader', () => {
  const request = /(?<!\p{L})[а-яё]+(?:йте|ите|ьте)(?:сь)?(?!\p{L})/giu
  const cells = entries.flatMap(({ source }) => {
    let inside = false
    return source.text.split('\n').flatMap((text, index) => {
      inside = text.startsWith('|') && (inside || text.endsWith('| Что сделать |'))
      return inside
        ? [{ at: `${source.displayPath}:${index + 1}`, text: text.split(' | ').at(-1) ?? '' }]
        : []
    })
  })
  expect(cells.length).toBeGreaterThan(150)
  expect(findings(cells, ({ text }) => text.match(request) ?? [])).toEqual([])
})

test('check lists have checkboxes', () => {
  const items = linesUnder(/^## (?:Проверьте себя|Обновление плагина)/).filter(({ text }) =>
    text.startsWith('- '),
  )
  expect(items.length).toBeGreaterThan(20)
  expect(items.filter(({ text }) => !text.startsWith('- [ ] '))).toEqual([])
})

test('unknowns are worded as in a manual, not as findings of a study of sources', () => {
  const source = /открыт\p{L}+ (?:описани|данны|источник)\p{L}*|— вывод[.,:]|это вывод|\(вывод\)/giu
  expect(findings(textLines, ({ text }) => text.match(source) ?? [])).toEqual([])
})

test('table cells are not just a dash', () => {
  expect(findings(textLines, ({ text }) => text.match(/\| *[—–…] *(?=\|)/g) ?? [])).toEqual([])
})

test('conditions begin with «если», not with a verb and a dash', () => {
  const cut = /(?:^|[.!?;:] )(?:Есть|Нет|Нашли|Не нашли|Нужн[аоы]|Стоит) [^.!?:—]{2,60} — /gu
  expect(findings(prose, ({ text }) => text.match(cut) ?? [])).toEqual([])
})

test('the namespace of the plugin is explained once, and samples just use it', () => {
  const explained = textLines.filter(({ text }) => text.includes('замените на пространство имён плагина'))
  expect(explained.map(({ at }) => at.split(':')[0])).toEqual(['content/docs/installation/unity-settings.md'])
})
