import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { parseMarkdown } from '../parse'

const source = (text: string) => ({ path: 'blog/a.mdx', displayPath: 'blog/a.mdx', text })
const parse = (text: string) => parseMarkdown(source(text)).parsed
const excerptHtml = (text: string) =>
  renderMarkdown(source(text), 'mdx', { resolve: (href) => ({ href }), isExcerpt: true })

const head = 'export const version = \'2 - "бета"\'\nexport const count = 5, from = `с ${version}`\n\n'

describe('values of literals', () => {
  test('are in the title, the contents, the description and the search', () => {
    const { contentTitle, headings, excerpt, sections } = parse(
      `${head}# Версия {version}\n\nВышла {from}, правок {count}.\n\n## {version}\n\n### Раздел {count} тут\n\n{version}\n\n| {count} |\n| - |\n| {'слово'} |`,
    )
    expect(contentTitle).toBe('Версия 2 - "бета"')
    expect(excerpt).toBe('Вышла с 2 - "бета", правок 5.')
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['version', '2 - "бета"'],
      ['раздел-count-тут', 'Раздел 5 тут'],
    ])
    expect(sections.at(-1)?.text).toBe('2 - "бета"\nслово\n5\t')
  })

  test('are in lists and feeds as on the page', async () => {
    expect(
      await excerptHtml(
        `${head}Вышла версия {version}, ставьте.\n\n{count}\n\n<b>\n  Важно: {version}\n</b>`,
      ),
    ).toBe('<p class="lead">Вышла версия 2 - "бета", ставьте.</p>\n<p>5</p>\n<p>Важно: 2 - "бета"</p>')
  })

  test('are in the name of the link to a heading', async () => {
    expect(await excerptHtml(`${head}## Раздел {count} тут`)).toContain('раздел «Раздел 5 тут»')
  })
})

test('a text or number of any kind is known, and nothing that has to run is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer({ min: 0 })), (value) => {
      const text = `export const a = ${JSON.stringify(value)}\n\nРаз «{a}» два`
      expect(parse(text).excerpt).toBe(`Раз «${value}» два`.replace(/\s+/g, ' '))
    }),
  )
  const unknown = "export let b = '1'\nexport const c = {}, d = b, e = `${b}`, f = null, g = true\n\n"
  expect(parse(`${unknown}Раз{b}{c.d}{d}{e}{f}{g}{1 + 1}{/* нет */}`).excerpt).toBe('Раз')
})
