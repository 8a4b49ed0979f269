import { describe, expect, test } from 'vitest'
import { splitRows, textRow } from './framework-rows'
import { fillHtml, fillRow, markOf, piecesOf, rowTemplate } from './page-template'

const values = {
  title: `$сумма & <тег> "в кавычках" 'и так'\n$& $1`,
  body: '<p>«$1» & \\ "текст"</p>\n',
  address: 'https://example.com/docs/a/?b=1&c=2',
  slug: 'a/%D0%B1',
}
const filledRow = (raw: string) => splitRows(raw).map((row) => fillRow(rowTemplate(row), values).raw)

describe('a template', () => {
  test('of HTML has texts with references, and HTML as it is', () => {
    const html = `<title>${markOf('text', 'title')}</title><link href="${markOf('url', 'address')}"/><main>${markOf('body', 'body')}</main><i>${markOf('html', 'body')}</i>`
    expect(fillHtml(piecesOf(html), values)).toBe(
      `<title>$сумма &amp; &lt;тег&gt; &quot;в кавычках&quot; &#x27;и так&#x27;\n$&amp; $1</title>` +
        `<link href="https://example.com/docs/a/?b=1&amp;c=2"/><main>${values.body}</main><i>${values.body}</i>`,
    )
  })

  test('of data is JSON again, in which a dollar at the start is written twice', () => {
    const row = `1f:["$","title","0",{"children":"${markOf('text', 'title')}","html":"${markOf('html', 'body')}"}]\n`
    const [filled = ''] = filledRow(row)
    expect(JSON.parse(filled.slice(3))).toEqual([
      '$',
      'title',
      '0',
      { children: `$${values.title}`, html: values.body },
    ])
  })

  test('has what is JSON already as it is', () => {
    expect(filledRow(`0:{"k":"${markOf('json', 'slug')}"}\n`)).toEqual([`0:{"k":"${values.slug}"}\n`])
  })

  test('of a long text tells its new length in bytes', () => {
    const [filled = ''] = filledRow(textRow('2a', markOf('body', 'body')).raw)
    expect(filled).toBe(`2a:T${Buffer.byteLength(values.body).toString(16)},${values.body}`)
    expect(splitRows(`${filled}0:null\n`).map(({ text }) => text)).toEqual([values.body, undefined])
  })

  test('leaves rows without marks alone', () => {
    const row = { raw: '1:"$Sreact.fragment"\n' }
    expect(fillRow(rowTemplate(row), {})).toBe(row)
  })

  test('needs a value for each of its marks', () => {
    expect(() => fillHtml(piecesOf(markOf('text', 'other')), values)).toThrow('other')
  })
})
