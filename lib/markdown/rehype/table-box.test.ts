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

test('columns without names are stacked only if there is one, and then without a label', () => {
  const boxOf = (headers: string[]) => {
    const cells = headers.map(() => 'сколько секунд осталось до срока этой группы')
    return toHtml(tableBox(h('table', [h('thead', row('th', headers)), h('tbody', row('td', cells))])))
  }
  expect(boxOf(['', ''])).toContain('class="table stack"')
  expect(boxOf(['', ''])).not.toContain('data-label')
  expect(boxOf(['', 'Лимит', ''])).toContain('data-label="Лимит"')
  expect(boxOf(['', '', ''])).toContain('class="table"')
})
