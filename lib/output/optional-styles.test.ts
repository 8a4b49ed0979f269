import { expect, test } from 'vitest'
import { SharedStyles } from './optional-styles'

const css = [
  '@layer parts,print;',
  '@layer parts{.prose{color:red}.note{color:blue}.prose .note>p,.prose .table td{margin:0}',
  '.prose>:is(figure,.table){margin:1px}.lost{top:0}@media (width>1px){.note b{top:1px}}}',
  '@layer print{.cards{display:block}}@keyframes turn{0%{top:0}}',
].join('')
const styles = new SharedStyles(css)

test('a page brings the rules for what it shows', () => {
  const page = styles.for('<div class="prose"><aside class="note tip"></aside></div>')
  expect(page).toContain('.note{color:blue}')
  expect(page).toContain('.prose .note>p,.prose .table td{margin:0}')
  expect(page).toContain('@media (width>1px){.note b{top:1px}}')
  expect(page).not.toContain('.lost')
})

test('attributes count by their name, and by their value', () => {
  const marked = new SharedStyles(
    '.code [data-highlighted-line]{top:0}.code [data-highlighted-line-id=add]{top:1px}',
  )
  const page = (id: string) => marked.for(`<div class="code"><i data-highlighted-line=""${id}></i></div>`)
  expect(page('')).toBe('.code [data-highlighted-line]{top:0}')
  expect(page(' data-highlighted-line-id="add"')).toContain('-id=add')
  expect(marked.for('<p></p>')).toBe('')
})

test('elements count by their name', () => {
  const text = new SharedStyles('.prose hr{top:0}.prose ol>li::marker{top:1px}.bar-ol,.hr:hover{top:2px}')
  expect(text.for('<main class="prose"><ol></ol></main>')).toBe(
    '.prose ol>li::marker{top:1px}.bar-ol,.hr:hover{top:2px}',
  )
  expect(text.for('<hr class="prose"/>')).toContain('.prose hr')
})

test('and not those for what it does not show', () => {
  const page = styles.for('<div class="prose"></div>')
  expect(page).toBe(
    '@layer parts,print;@layer parts{.prose{color:red}.prose>:is(figure,.table){margin:1px}}@layer print{}@keyframes turn{0%{top:0}}',
  )
})

test('the order of layers is told by rules, where they can', () => {
  const sheet = new SharedStyles('@layer a{p{top:0}}@layer b{.note{top:1px}}@layer b{b{top:2px}}@layer a,b;')
  expect(sheet.for('<p></p>')).toBe('@layer a{p{top:0}}@layer b{b{top:2px}}')
  const late = new SharedStyles('@layer a{.note{top:0}}@layer b{b{top:2px}}@layer a{p{top:0}}')
  expect(late.for('<p></p>')).toBe('@layer a{}@layer b{b{top:2px}}@layer a{p{top:0}}')
})

test('the rules that pages may lack come later, in their layers', () => {
  expect(styles.late()).toBe(
    '@layer parts{.note{color:blue}.prose .note>p,.prose .table td{margin:0}.lost{top:0}@media (width>1px){.note b{top:1px}}}@layer print{.cards{display:block}}',
  )
})
