import type { Element } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { expect, test } from 'vitest'
import { visibleText } from './html-nodes'
import { tableBox } from './table-box'

const row = (tag: 'th' | 'td', texts: string[]) =>
  h(
    'tr',
    texts.map((text) => h(tag, text)),
  )

const cellsOf = (...cells: string[]) => {
  const [first = '', ...others] = cells
  const head = row('th', ['Поле', ...others.map(() => 'Что это')])
  const body = h('tr', [h('td', h('code', first)), ...others.map((text) => h('td', text))])
  return visibleText(tableBox(h('table', [h('thead', head), h('tbody', body)])))
}

test('short cells do not wrap where the table has room for them, but code does', () => {
  const meaning = 'сколько секунд осталось до срока этой группы'
  expect(cellsOf('let a', 'число, с', meaning)).toBe(
    `ПолеЧто\u00a0этоЧто\u00a0этоlet aчисло,\u00a0с${meaning}`,
  )
  const words = Array<string>(6).fill('одно слово, другое')
  expect(cellsOf('a', ...words)).toContain(words.join(''))
})

const longText = 'сколько секунд осталось до срока этой группы'

test('in a stacked table, a name in Russian begins with a capital letter, and one in Latin keeps its case', () => {
  const htmlOf = (name: string | Element) => {
    const body = h('tr', [h('td', [name]), h('td', longText)])
    return toHtml(tableBox(h('table', [h('thead', row('th', ['Что', 'Как'])), h('tbody', body)])))
  }
  expect(htmlOf('в клиенте')).toContain('<td role="cell" data-name="">в')
  expect(htmlOf('iOS')).not.toContain('data-name')
  expect(htmlOf(h('code', 'move'))).not.toContain('data-name')
})

test('in a stacked table of two columns, the header takes the place of labels', () => {
  const htmlOf = (count: number) => {
    const rows = [
      row('th', Array<string>(count).fill('Когда')),
      row('td', Array<string>(count).fill(longText)),
    ]
    return toHtml(tableBox(h('table', [h('thead', rows[0]), h('tbody', rows[1])])))
  }
  expect(htmlOf(2)).not.toContain('data-label')
  expect(htmlOf(3)).toContain('data-label="Когда"')
})

test('columns without names are stacked only if there is one, and then without a label', () => {
  const boxOf = (headers: string[]) => {
    const cells = headers.map(() => longText)
    return toHtml(tableBox(h('table', [h('thead', row('th', headers)), h('tbody', row('td', cells))])))
  }
  expect(boxOf(['', ''])).toContain('class="table stack"')
  expect(boxOf(['', ''])).not.toContain('data-label')
  expect(boxOf(['', 'Лимит', ''])).toContain('data-label="Лимит"')
  expect(boxOf(['', '', ''])).toContain('class="table"')
})
