/** Pages that fill a template are those that the framework draws one by one. */
import fs from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import type { FrameworkFile } from '@/lib/output/defer-framework'
import { splitRows } from '@/lib/output/framework-rows'
import { filesOf } from '../export/pages'
import { build, restore, writeTree } from './project'

const files = {
  'docs/one.md':
    '---\ndescription: Одно «слово» & "другое" <b>\nkeywords: [сеть, "кавычки \\"внутри\\""]\n---\n\n# Первая\n\nТекст $1 и $& и \\`$$\\`.\n\n## Раздел\n\nЕщё.\n',
  'docs/two.md': '# $сумма, «ёлочки» & <тег> \'апостроф\'\n\n```js title="a.js"\nconst a = `$$`\n```\n',
  'docs/index.md': '---\nslug: /\n---\n\n# Начало\n\nТекст.\n',
  'docs/уроки/index.md': '# Уроки\n\nО разделе.\n',
  'docs/уроки/первый урок.md': '---\ntags: [сеть]\n---\n\n# Урок\n\nСсылка на [первую](../one.md).\n',
  'docs/уроки/второй.md': `# Второй\n\n:::tip\n\nСовет.\n\n:::\n\n${'Долгий абзац с текстом. '.repeat(600)}\n`,
  'docs/уроки/ещё/_category_.yml':
    'label: Ещё глубже, и название у раздела такое длинное, какое только бывает у разделов\n',
  'docs/уроки/ещё/третий.md': `---\ntitle: ${'Длинный заголовок '.repeat(12).trim()}\n---\n\nТекст.\n`,
  'docs/hidden.md': '---\nunlisted: true\n---\n\n# Не в списках\n\nТекст.\n',
  'docs/alone.md': '---\ndisplayed_sidebar: null\n---\n\n# Без меню\n\nТекст.\n',
  'docs/picture.md':
    '---\nimage: https://example.com/картинка один.png?a=1&b=2\n---\n\n# С картинкой\n\nТекст.\n',
  'docs/no-picture.md': '---\nimage: //cdn.example.org/a.png\n---\n\n# Адрес без протокола\n\nТекст.\n',
  'docs/other-picture.md': '---\nimage: https://CDN.example.org\n---\n\n# Адрес без пути\n\nТекст.\n',
  'docs/drawn.md':
    '# Рисунки\n\n```mermaid\ngraph TD\n  A[Клиент] --> B[Сервер]\n```\n\nФормула $x^2$.\n\n```js {1}\nlet a\n```\n',
  'docs/bare.md':
    '---\nhide_title: true\nhide_table_of_contents: true\ncustom_edit_url: null\n---\n\nТекст.\n',
  'docs/odd.md': '---\nslug: "/уроки/c++ (1)!,@&=\'~$"\n---\n\n# Особые знаки\n\nТекст.\n',
  'docs/empty.md': '# Пустая\n',
  'docs/tabs.md':
    '# Вкладки\n\n::::tabs{group="os"}\n\n:::tab[Windows]\nОдно.\n:::\n\n:::tab[macOS]\nДругое.\n:::\n\n::::\n',
  'docs/live.mdx': '# Живая\n\n{1 + 1}\n',
}

const old = {
  'docs/one.md': '# Старая\n\nТекст.\n',
  'docs/уроки/первый урок.md': '# Старый урок\n\nТекст.\n',
}
const oldFiles = Object.fromEntries(
  Object.entries(old).map(([name, text]) => [name.replace('docs/', 'versioned_docs/version-1.0/'), text]),
)

const trees = {
  plain: writeTree('templates', files),
  versioned: writeTree('templates-versions', { ...files, ...oldFiles, 'versions.json': '["1.0"]\n' }),
}

afterAll(() => {
  for (const tree of Object.values(trees))
    for (const end of ['', '-out', '-each']) fs.rmSync(tree + end, { recursive: true, force: true })
  restore()
})

/** Parts of a page are numbered in the order in which the data has them. */
const withoutNumbers = (html: string): string => html.replace(/ data-(part|framework)="\w+"/g, '')

/** Row 0 of the data with all that it refers to: React writes rows in the order in which they are ready, and short texts in place. */
function treeOf(data: string): unknown {
  const rows = new Map<string, unknown[]>()
  for (const { raw, text } of splitRows(data)) {
    const [, id = '', letter = '', json = ''] = /^(\w*):([A-Z]?)(.*)/s.exec(raw) ?? []
    const value = text ?? [letter, json.trim() === '' ? undefined : (JSON.parse(json) as unknown)]
    rows.set(id, [...(rows.get(id) ?? []), value])
  }
  const seen = new Map<string, unknown>()
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each)]))
    const [, id] = (typeof value === 'string' && /^\$[L@Q]?([\da-f]+)$/.exec(value)) || []
    if (id === undefined || !rows.has(id)) return value
    if (!seen.has(id)) {
      seen.set(id, 'itself')
      const [first, ...more] = rows.get(id) ?? []
      seen.set(
        id,
        typeof first === 'string' ? first : resolve(more.length > 0 ? [first, ...more] : valueOf(first)),
      )
    }
    return seen.get(id)
  }
  return resolve('$0')
}

/** The data that a page starts the framework with; of texts that stand in the page it has the beginning. */
function frameworkOf(folder: string, html: string): unknown {
  const hash = /data-framework="(\w+)"/.exec(html)?.[1] ?? ''
  const { data, ...rest } = JSON.parse(
    fs.readFileSync(`${folder}/_next/static/framework/${hash}.json`, 'utf8'),
  ) as FrameworkFile
  const rows = data.map((piece, index) => {
    const row = typeof data[index + 1] === 'number' ? String(piece).replace(/T$/, '') : piece
    if (typeof row === 'string') return row
    const text = html.slice(html.indexOf(` data-part="${row}"`))
    return `${JSON.stringify(text.slice(text.indexOf('>') + 1).slice(0, 200))}\n`
  })
  return { ...rest, tree: treeOf(rows.join('')) }
}

/** A plain row is its value; others have a letter for their kind. */
const valueOf = (row: unknown): unknown => (Array.isArray(row) && row[0] === '' ? (row[1] as unknown) : row)

function contentOf(folder: string, name: string): unknown {
  const text = fs.readFileSync(`${folder}/${name}`, 'utf8')
  if (/(^|\/)(index|__next\..*)\.txt$/.test(name)) return treeOf(text)
  return text.includes(' data-framework="') ? [withoutNumbers(text), frameworkOf(folder, text)] : text
}

test.each([
  ['plain', trees.plain, {}],
  ['versioned', trees.versioned, {}],
  ['below a path', trees.plain, { BASE_PATH: '/site', SITE_URL: 'https://docs.example.org' }],
])('%s', (_, tree, env) => {
  const filled = build(tree, undefined, env)
  expect([filled.code, filled.output]).toEqual([0, expect.any(String)])
  const each = build(tree, `${tree}-each`, { ...env, EACH_PAGE: '1' })
  expect([each.code, each.output]).toEqual([0, expect.any(String)])
  const drawn = ({ output }: typeof each) => Number(/Generating static pages.*\/(\d+)\) in/.exec(output)?.[1])
  expect(drawn(filled)).toBeLessThan(drawn(each))
  const names = filesOf(`${tree}-out`).filter((name) => !name.startsWith('_next/static/framework/'))
  expect(names).toEqual(filesOf(`${tree}-each`).filter((name) => !name.startsWith('_next/static/framework/')))
  for (const name of names)
    expect([name, contentOf(`${tree}-out`, name)]).toEqual([name, contentOf(`${tree}-each`, name)])
})

test('packages that are not part of the bundles of a build do their work', () => {
  const html = fs.readFileSync(`${trees.plain}-out/docs/drawn/index.html`, 'utf8')
  expect(html).toMatch(/<svg[^>]* role="img"[\s\S]*Клиент[\s\S]*<\/svg>/)
  expect(html).toContain('<msup>')
  expect(html).toContain('<span data-line="" data-highlighted-line=""><span class="tk">let</span>')
})
