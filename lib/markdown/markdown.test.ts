import fs from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unescapeHtml } from '@/lib/text/html'
import { siteOf } from '@/tests/support/site-of'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { admonitions } from './blocks/boxes'
import { parseMarkdown } from './parse'

const source = (text: string, path = 'docs/a.md') => ({ path, displayPath: `content/${path}`, text })
/** Typography has its own tests: here a no-break space is a space. */
const render = async (text: string, options = {}) =>
  (await renderMarkdown(source(text), 'md', { resolve: (url) => ({ href: url }), ...options })).replaceAll(
    '\u00a0',
    ' ',
  )
const parse = (text: string, format: 'md' | 'mdx' = 'md') =>
  parseMarkdown(source(text, `docs/a.${format}`), format)
const ids = (text: string, format: 'md' | 'mdx' = 'md') =>
  parse(text, format).parsed.headings.map(({ id }) => id)

describe('heading ids', () => {
  test('are slugs in any script, numbered if they repeat', () => {
    expect(ids('## Привет, мир!\n\n## Ёлка и Йод — API v2.0\n\n### Привет, мир!')).toEqual([
      'привет-мир',
      'ёлка-и-йод--api-v20',
      'привет-мир-1',
    ])
  })

  test('contain no invisible characters, and no hyphens left by an emoji at either end', () => {
    expect(
      ids(
        '## ⚙️ Настройка\n\n## Конец 🎉\n\n## а\u200bб\u00adв\u202f\n\n## 🎉️\n\n## Мой {#\u200bid}\n\n## --flag',
      ),
    ).toEqual(['настройка', 'конец', 'абв', 'раздел', 'id', '--flag'])
  })

  test('have a hyphen for a line break, which shows nowhere else', async () => {
    const text = 'Первая\nстрока\n===\n\nВторой\nраздел[^1]\n---\n\nТекст.\n\n[^1]: Сноска.\n'
    const { contentTitle, headings } = parse(text).parsed
    expect([contentTitle, headings]).toEqual([
      'Первая строка',
      [{ id: 'второй-раздел', text: 'Второй раздел', level: 2 }],
    ])
    expect(await render(text)).toContain('aria-label="Ссылка на раздел «Второй раздел»"')
    expect(await render('## ![Знак](https://e.ru/a.png)\n')).toContain('Ссылка на раздел «знак»')
  })

  test('are in NFC even if the heading is not', () => {
    expect(ids(`## ${'Йод и ёлка'.normalize('NFD')}`)).toEqual(['йод-и-ёлка'])
  })

  test('never clash with explicit ones, and are never empty', () => {
    expect(ids('## Текст\n\n## Иное {#текст}\n\n## ***!')).toEqual(['текст-1', 'текст', 'раздел'])
    expect(ids('## Текст { #слово }')).toEqual(['слово'])
  })

  test('keep marks that are emphasis elsewhere', async () => {
    const text = '## А {#A.__call__}\n\n## Б {#a*b*}\n\n## В `в` {#--x--~~y~~} ##\n'
    for (const format of ['md', 'mdx'] as const)
      expect(ids(text, format)).toEqual(['A.__call__', 'a*b*', '--x--~~y~~'])
    expect(await render('    ## А {#__a__}\n')).toContain('{#__a__}')
  })

  test('match the ids on the page', async () => {
    const text = '## Раздел {#part}\n\n### Ещё один\n'
    const html = await render(text)
    for (const id of ids(text)) expect(html).toContain(`id="${id}"`)
    expect(html).toContain('<a class="anchor" href="#part" aria-label="Ссылка на раздел «Раздел»">#</a>')
    expect(html).not.toContain('{#')
  })
})

describe('ids of names documented in tables', () => {
  const table = (...cells: string[]) =>
    `| Имя | Смысл |\n| - | - |\n${cells.map((cell) => `| ${cell} | - |\n`).join('')}`
  const anchors = (text: string, format: 'md' | 'mdx' = 'md') => parse(text, format).parsed.anchors

  test.each([
    ['`World::get($key)`', ['world-get']],
    ['`components->add($name, $value)`', ['components-add']],
    ['`$object`', ['object']],
    ['`hp_max`', ['hp_max']],
    ['`move/walk`', ['move-walk']],
    ['`PUT /player/login`', ['put-player-login']],
    ['`-buildTarget`', ['buildtarget']],
    ['`Имя.Ёлка`', ['имя-ёлка']],
    ['`x`, `y`', ['x', 'y']],
    ['`host` и `token`', ['host', 'token']],
    ['`action`<br/>', []],
    ['поле `action`', []],
    ['[`action`](#a)', []],
    ['**`action`**', []],
    ['`{ "a": 1 }`', []],
    ['`""`', []],
    ['`200`', []],
    ['`(…)`', []],
    ['', []],
  ])('%s gives %j, in both kinds of files', (cell, expected) => {
    for (const format of ['md', 'mdx'] as const) expect(anchors(table(cell), format)).toEqual(expected)
  })

  test('are numbered if they repeat, and never clash with other ids of the page', () => {
    const text = `## World\n\n<a id="raw"></a>\n\n${table('`World`', '`raw`', '`world`', '`fn.a`')}\nТекст[^a].\n\n[^a]: Сноска.\n`
    expect(anchors(text)).toEqual(['world', 'world-1', 'raw-1', 'world-2', 'fn-a-1', 'raw'])
  })

  test('match those on the page, each linking to itself; other columns and header rows have none', async () => {
    const html = await render('| `Имя` | Тип |\n| - | - |\n| `x`, `y` | `int` |\n')
    expect(html.replaceAll('\n', '')).toContain(
      '<tr><th><code>Имя</code></th><th>Тип</th></tr></thead><tbody><tr><td><a id="x" href="#x"><code>x</code></a>, ' +
        '<a id="y" href="#y"><code>y</code></a></td><td data-type=""><code>int</code></td></tr>',
    )
  })
})

describe('bare URLs', () => {
  const url = 'https://example.org/a'
  test.each([
    [`«${url}»`, `«[${url}]»`],
    ['(«https://example.org»).', '(«[https://example.org]»).'],
    [`„${url}“, “${url}”, ‘${url}’`, `„[${url}]“, “[${url}]”, ‘[${url}]’`],
    [`${url}… и ${url}—`, `[${url}]… и [${url}]—`],
    [`«${url}».`, `«[${url}]».`],
    [`(см. ${url}).»)`, `(см. [${url}]).»)`],
    [`«${url}»-й`, `«[${url}]»-й`],
    [`**${url}!»** ${url}; ${url}?!`, `[${url}]!» [${url}]; [${url}]?!`],
    [`«www.example.org/a»,`, '«[www.example.org/a]»,'],
    [`${url}_(б))`, `[${url}_(б)])`],
    [`«(${url})» и «${url}?a[0].»`, `«([${url}])» и «[${url}?a[0]].»`],
    [`(${url}?q=(a))+b) ${url}?q=a))`, `([${url}?q=(a))+b]) [${url}?q=a]))`],
    [`{${url}}, ${url}\u200b ${url}\u00adб`, `{[${url}]}, [${url}]\u200b [${url}]\u00adб`],
    [`<${url}»> [«x»](${url}»)`, `[${url}»] [«x»]`],
  ])('%s', async (text, expected) => {
    const html = await render(text)
    const shown = html.replace(/<a [^>]*>(.*?)<\/a>/g, '[$1]').replace(/<\/?(?:p|strong)>/g, '')
    expect(shown).toBe(expected)
    if (!text.includes('<')) expect(html).not.toMatch(/href="[^"]*%C2%BB[^"]*"(?!>[^<]*«)/)
  })
})

describe('plain Markdown stays plain', () => {
  test('syntax of other languages is text', async () => {
    expect(await render('Пауза <10 с, {фигурные} и `{x}`.')).toBe(
      '<p>Пауза &#x3C;10 с, {фигурные} и <code>{x}</code>.</p>',
    )
  })

  test('colons before brackets are text', async () => {
    expect(await render(':key[x], ::лист и ::leaf[подпись]')).toBe('<p>:key[x], ::лист и ::leaf[подпись]</p>')
  })
})

describe('blocks', () => {
  const tokens = fs.readFileSync('app/styles/tokens.css', 'utf8')
  test.each([...new Set(Object.values(admonitions))])(
    ':::%s is an admonition with a Russian title and colours',
    async (name) => {
      const html = await render(`:::${name}\n\nТекст\n\n:::`)
      expect(html).toMatch(
        new RegExp(
          `^<aside class="note ${name}" role="note"><svg.*</svg><b>[А-Я][а-я ]+</b><div><p>Текст</p></div></aside>$`,
        ),
      )
      expect(tokens).toMatch(new RegExp(`\\n  \\.${name} \\{\\n    --sign: .*\\n    --bg: `))
    },
  )

  test('tabs have a tab list and panels, the first one selected', async () => {
    const html = await render('::::tabs{group="os"}\n:::tab[Linux]\nа\n:::\n:::tab[Windows]\nб\n:::\n::::')
    expect(html).toContain('data-group="os"')
    expect(html.match(/role="tab" aria-selected="\w+" .*? data-value="\w+"/g)).toEqual([
      'role="tab" aria-selected="true" aria-controls="tabs-005d97-0" tabindex="0" data-value="Linux"',
      'role="tab" aria-selected="false" aria-controls="tabs-005d97-1" tabindex="-1" data-value="Windows"',
    ])
    expect(html.match(/data-chosen/g)).toHaveLength(1)
  })

  test('details, tables and figures have the markup of the site', async () => {
    expect(await render(':::details[Ещё]\nТекст\n:::')).toBe(
      '<details><summary class="caret">Ещё</summary><div><p>Текст</p></div></details>',
    )
    expect(await render('| а |\n| --- |\n| б |')).toMatch(
      /^<div class="table" role="group" aria-label="Таблица"><table>/,
    )
    expect(await render('![альт](a.png "Подпись")')).toBe(
      '<figure class="image"><a href="a.png" data-opens="picture" aria-label="Увеличить картинку: альт"><img src="a.png" alt="альт" loading="eager" fetchpriority="high" decoding="async"></a><figcaption>Подпись</figcaption></figure>',
    )
  })

  test('the text of a task labels its checkbox, blocks below it do not', async () => {
    const [box, ticked] = ['<input type="checkbox" disabled>', '<input type="checkbox" checked disabled>']
    const value = / value="[\da-f]{8}"/g
    const renderTasks = async (text: string) => (await render(text)).replace(value, '')
    expect(new Set((await render('- [x] да\n- [ ] нет\n- [x] да')).match(value)).size).toBe(2)
    expect(await renderTasks('- [x] да, `x`\n- [ ] нет\n  - [ ] ниже')).toBe(
      `<ul class="contains-task-list">
<li class="task-list-item"><label>${ticked} да, <code>x</code></label></li>
<li class="task-list-item"><label>${box} нет
</label><ul class="contains-task-list">
<li class="task-list-item"><label>${box} ниже</label></li>
</ul>
</li>
</ul>`,
    )
    expect(await renderTasks('- [ ] один\n\n  ```js\n  let a\n  ```\n\n- [ ] два')).toContain(
      `<p><label>${box} один</label></p>\n<figure`,
    )
    expect(await renderTasks('- [ ] <b>один</b>\n  > слово')).toContain(
      `<label>${box} <b>один</b>\n</label><blockquote>`,
    )
  })

  test('tables too long for a phone are stacked there, and stay tables for screen readers', async () => {
    const meaning = 'сколько секунд осталось до срока'
    const table = (head: string) => `| ${head} | Тип | По умолчанию | Смысл |
| - | - | - | - |
| \`remain\` | число | 0 | ${meaning} |`
    const html = await render(table('Поле'))
    expect(html).toMatch(/^<div class="table stack" [^>]*><table role="table">/)
    expect(html).toContain('<th role="columnheader">Поле</th>')
    expect(html.replaceAll('\n', '').match(/<tr role="row"><td.*<\/tr>/)?.[0]).toBe(
      `<tr role="row"><td role="cell"><a id="remain" href="#remain"><code>remain</code></a></td><td role="cell" data-type="">число</td><td role="cell" data-label="По умолчанию">0</td><td role="cell">${meaning}</td></tr>`,
    )
    for (const other of [
      table('Поле').replace(meaning, 'срок'),
      `<table><tr><td>${meaning}</td><td>${meaning}</td></tr></table>`,
      `<table><tr><th colspan="2">${meaning}</th></tr><tr><td>${meaning}</td><td>${meaning}</td></tr></table>`,
    ])
      expect(await render(other)).toMatch(/^<div class="table" /)
  })

  test('a stacked table hides cells that say nothing', async () => {
    const html = await render(`| Вызов | Параметры | Сохраняется | Пример |
| - | - | - | - |
| \`all()\` | нет | нет | все сущности карты, до которых дошла загрузка |
| \`log()\` | текст | — | пишет в журнал |`)
    expect(html.match(/ data-(?!label="Пример)[^>]*>[^<]*/g)).toEqual([
      ' data-none="">нет',
      ' data-label="Сохраняется">нет',
      ' data-label="Параметры">текст',
      ' data-none="">—',
    ])
  })

  test('a new name stands beside the old one', async () => {
    const name = '`events.<группа>.remain`'
    const html = await render(
      `| Было | Стало | Где встретится |\n| - | - | - |\n| ${name} | ${name} | в пакете |`,
    )
    expect(html.match(/<td role="cell"[^>]*>/g)).toEqual([
      '<td role="cell">',
      '<td role="cell" data-type="new">',
      '<td role="cell">',
    ])
  })

  test('tables with words too wide for a phone are stacked, too', async () => {
    const table = (name: string) => `| Было | Стало |\n| - | - |\n| ${name} | ${name} |`
    expect(await render(table('`collisions/change`'))).toMatch(/^<div class="table" /)
    expect(await render(table('`collisions/changeEvent`'))).toMatch(/^<div class="table stack" /)
    expect(await render(table('смена, событие группы'))).toMatch(/^<div class="table" /)
    expect(
      await render(`${table('имя')}\n| ${'имя '.repeat(18)} | имя |\n${'| имя | имя |\n'.repeat(3)}`),
    ).toMatch(/^<div class="table stack" /)
  })

  test('short code does not wrap', async () => {
    expect(await render('`1 / fps` `fps` `dotnet build --configuration Release`')).toBe(
      '<p><code class="whole">1 / fps</code> <code>fps</code> <code>dotnet build <span class="whole">--configuration</span> Release</code></p>',
    )
    expect(await render('`highlight-next-line` `from_client: false`')).toBe(
      '<p><code class="whole">highlight-next-line</code> <code class="whole">from_client: false</code></p>',
    )
  })

  test('long code wraps before operators', async () => {
    expect(await render('`remain − ping / 2 − 1 / (2 × fps) ≤ 0`')).toBe(
      `<p><code>remain ${['− ping', '/ 2', '− 1', '/ (2', '× fps)', '≤ 0'].map((part) => `<span class="whole">${part}</span>`).join(' ')}</code></p>`,
    )
    expect(await render('`$object->log($object::class)`')).toBe(
      '<p><code>$object<wbr><span class="whole">->log($object</span><wbr>::class)</code></p>',
    )
    expect(await render('`new MeleeCommand { target = "enemy_wolf-3" }.Send();`')).toContain(
      '{</span> target <span class="whole">= "enemy_wolf-3"</span> }.Send();</code>',
    )
  })

  test('long code wraps between its arguments', async () => {
    expect(await render('`components->add($name, $value = [])`')).toBe(
      '<p><code><span class="whole">components->add($name,</span> <span class="whole">$value = [])</span></code></p>',
    )
  })

  test('long paths wrap after their separators', async () => {
    expect(await render('`GET /map/patch/<id>/tiles?since=1` `/map/patch`')).toBe(
      '<p><code>GET /map/<wbr>patch/<wbr>&#x3C;id>/<wbr>tiles?<wbr>since=<wbr>1</code> <code class="whole">/map/patch</code></p>',
    )
    expect(await render('```\n/map/patch/tileset/archive\n```')).not.toContain('<wbr>')
  })

  test('only the first image is loaded eagerly, and only if it is on the first screen', async () => {
    const loading = async (text: string, options = {}) =>
      [...(await render(text, options)).matchAll(/loading="(\w+)"/g)].map(([, value]) => value)
    expect(await loading('![](a.png)\n\n![](b.png)')).toEqual(['eager', 'lazy'])
    expect(await loading('![](a.inline.svg)\n\n![](b.png)')).toEqual(['lazy', 'lazy'])
    expect(await loading(`${'Текст. '.repeat(300)}\n\n![](a.png)`)).toEqual(['lazy'])
    // an excerpt, in a list of several
    expect(await loading('![](a.png)', { isExcerpt: true })).toEqual(['lazy'])
  })

  test('raw HTML keeps the blocks around it', async () => {
    const html = await render('<div class="x">\n\n```js client\nlet a\n```\n\n</div>')
    expect(html).toContain('<div class="x">')
    expect(html).toContain('<i class="sidemark client"></i>')
  })

  test('footnotes have Russian labels', async () => {
    const html = await render('Текст[^1].\n\n[^1]: Сноска')
    expect(html).toContain('Примечания')
    expect(html).toContain('aria-label="Вернуться к тексту"')
  })
})

test('the heading of footnotes has an id of its own, even if a page has those of several texts', async () => {
  const labelOf = async (name: string) => {
    const html = await render(`Слово[^${name}][^а].\n\n[^${name}]: Сноска.\n\n[^а]: Ещё.`)
    const [label = '', ...others] = [...html.matchAll(/(?:aria-describedby|<h2[^>]* id)="([^"]*)"/g)].map(
      ([, id]) => id,
    )
    expect(others).toEqual([label, label])
    return label
  }
  expect(await labelOf('имя')).not.toBe(await labelOf('1'))
})

test('links to a footnote with a Cyrillic name reach it', async () => {
  const html = await render('Слово[^имя].\n\n[^имя]: Сноска.')
  expect(html).toContain('id="fn-имя"')
  expect(html).toContain('id="fnref-имя"')
})

describe('code', () => {
  test('M27 is highlighted with classes, without inline styles', async () => {
    const html = await render('```json\n{ "a": 1 }\n```')
    expect(html).toContain('<span class="tt"> "a"</span>')
    expect(html).not.toContain('style=')
  })

  test('always wraps if it has up to three lines, and so needs no button for that', async () => {
    const wraps = async (lines: number) => {
      const html = await render(`\`\`\`js\n${'a\n'.repeat(lines)}\`\`\`\n`)
      return [html.includes('data-short'), html.includes('data-wrap')]
    }
    expect([await wraps(3), await wraps(4)]).toEqual([
      [true, false],
      [false, true],
    ])
  })

  test('has its side beside its title, and line marks beside line numbers', async () => {
    const html = await render("```js title='a.js' server {2} showLineNumbers=5\nlet a\nlet b\n```")
    expect(html).toContain(
      '<i class="sidemark server"></i><b><samp>a.js</samp></b><span class="hidden">сервер · JavaScript</span>',
    )
    expect(html).toContain('<span data-line="6" data-highlighted-line="">')
  })

  test.each([
    ['js title="Игра \\"Мир\\" сегодня" {2}', '<b>Игра «Мир» сегодня</b>'],
    ['js title="Урок \\"Мир\\" a" {2}', '<b>Урок «Мир» a</b>'],
    ['js title="игры/мир.js" {2}', '<b><samp>игры/<wbr>мир.js</samp></b>'],
    ['js title="a.js" "let b" {2}', '<b><samp>a.js</samp></b>'],
    ["js title='a.js'{2}", '<b><samp>a.js</samp></b>'],
    ['js{2} title="a.js"', '<b><samp>a.js</samp></b>'],
    ['js filename="a.js" {2}', '<b><samp>a.js</samp></b>'],
    ['js{2}', 'data-language="js"'],
  ])('has its title and lines: %s', async (info, part) => {
    const html = await render(`\`\`\`${info}\nlet a\nlet b\n\`\`\``)
    expect(html).toContain(part)
    expect(html.match(/data-highlighted-line=""/g)).toHaveLength(1)
  })

  test.each([
    ['objectivec', 'objective-c'],
    ['cshtml', 'razor'],
  ])('accepts language names of other engines: %s', async (info, language) => {
    const html = await render(`\`\`\`${info}\nlet a\n\`\`\``)
    expect(html).toContain(`data-language="${language}"`)
    expect(html).not.toContain('data-line-numbers=')
  })

  test('paths in titles wrap after slashes', async () => {
    expect(await render("```js title='src/ui/a.js'\nlet a\n```")).toContain(
      '<b><samp>src/<wbr>ui/<wbr>a.js</samp></b>',
    )
  })

  test('captions and titles get typography', async () => {
    expect(await render(`![альт](a.png 'Мост "сервер" - клиент')`)).toContain(
      '<figcaption>Мост «сервер» — клиент</figcaption>',
    )
    expect(await render(`~~~js title='"Вход" - игра'\nlet a\n~~~`)).toContain('<b>«Вход» — игра</b>')
  })

  test('a name of a file in a title stays as written', async () => {
    const name = fc.string({
      unit: fc.constantFrom('a', '"', ' ', '.', '-', '[', ']', '(', '$', '2', '/'),
      maxLength: 12,
    })
    await fc.assert(
      fc.asyncProperty(name, async (middle) => {
        const title = `a${middle}.js`
        const html = await render(`\`\`\`js title='${title}'\nlet a\n\`\`\``)
        const [, label = ''] = /<pre aria-label="([^"]*)"/.exec(html) ?? []
        expect(unescapeHtml(label)).toBe(title)
      }),
      { numRuns: 30 },
    )
  })

  test('keeps every character', async () => {
    const code = 'a\n\n  b\t"c" <d> & {e}\n'
    const html = await render(`\`\`\`\n${code}\`\`\``)
    const text = html
      .replace(/<button[\s\S]*/, '')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x3C;', '<')
      .replaceAll('&#x26;', '&')
    expect(text).toBe(code.trimEnd())
  })
})

describe('blocks with lists', () => {
  const rail = '<div class="walk"><ol>'
  const tree = '<div class="files" role="group" aria-label="Файлы"><ul>'

  test('are steps and file trees, nested ones, too', async () => {
    expect(await render(':::steps\n\n1. А\n2. Б\n\n:::')).toContain(rail)
    expect(await render(':::tree\n\n- Assets/\n  - a.cs\n\n:::')).toContain(tree)
    const both = await render('::::steps\n\n1. А\n\n   :::tree\n\n   - a.cs\n\n   :::\n\n::::')
    expect(both.replace(/\n/g, '')).toMatch(new RegExp(`^${rail}<li>.*${tree}<li>a.cs</li></ul></div>`))
  })
})

test('a summary, with HTML in it too, keeps its heading in the table of contents', async () => {
  const text = ':::summary\n\n## Коротко\n\n<b>А</b>\n\n:::'
  expect(await render(text)).toMatch(/^<div class="summary">\s*<h2 id="коротко">/)
  expect(ids(text)).toEqual(['коротко'])
})

describe('columns', () => {
  const text = ':::columns\n\n| а |\n| - |\n| б |\n\nТекст.\n\n```js\nв\n```\n\nЕщё.\n\n:::'

  test('have what precedes the first code on one side, and the rest on the other', async () => {
    const html = (await render(text)).replaceAll('\n', '')
    expect(html).toMatch(
      /^<div class="columns"><div><div class="table".*<p>Текст.<\/p><\/div><div><figure class="code".*<p>Ещё.<\/p><\/div><\/div>$/,
    )
    const tabs = '::::tabs\n\n:::tab[А]\n\nб\n\n:::\n\n::::'
    expect((await render(`:::::columns\n\nТекст.\n\n${tabs}\n\n:::::`)).replaceAll('\n', '')).toContain(
      '<div class="columns"><div><p>Текст.</p></div><div><div class="tabs"',
    )
  })

  test('make the page leave room, in both kinds of files', () => {
    for (const format of ['md', 'mdx'] as const) {
      expect(parse(text, format).parsed.hasColumns).toBe(true)
      expect(parse(text.replaceAll(':::columns', ':::note'), format).parsed.hasColumns).toBe(false)
    }
  })

  test('have rows that can be linked to, as other tables do', () => {
    expect(parse(text.replace('| б |', '| `б` |')).parsed.anchors).toEqual(['б'])
  })
})

describe('metadata', () => {
  test('has a title, a first paragraph, and the reading time of its prose, without code', () => {
    const { parsed } = parse(
      '# Заголовок\n\nПервый **абзац** с `кодом`.\n\n```js\nlet hidden\n```\n\n| а | б |\n| --- | --- |\n| в | г |\n',
    )
    expect(parsed).toMatchObject({ contentTitle: 'Заголовок', excerpt: 'Первый абзац с кодом.' })
    expect(parsed.minutes * 200).toBeCloseTo(9)
  })

  test('a lead is the short first paragraph of a longer text', async () => {
    expect(await render('Коротко.\n\n## Раздел\n\nТекст')).toContain('<p class="lead">Коротко.</p>')
    expect(await render('![а](./a.png)\n\nКоротко.\n\n## Раздел')).toContain('<p class="lead">Коротко.</p>')
    const anchored = '<a name="x"></a><div>Блок</div>\n\nКоротко.\n\n## Раздел'
    expect(await render(anchored)).toContain('<p><a name="x"></a></p><div>Блок</div>')
    expect(await render(anchored.replace('<div>Блок</div>', ''))).toContain('<p class="lead">Коротко.</p>')
    expect(await render('Один абзац.')).toBe('<p>Один абзац.</p>')
    expect(await render('```js\nа\n```\n\nКоротко.\n\n## Раздел')).toContain('<p>Коротко.</p>')
  })

  test('code is not text, except for what it says literally', () => {
    const text = "Слово {/* скрыто */}и {1 + 1} {'строка'} {`ещё`} {`${х}`}\n\n## Раздел {props.name}\n"
    const { parsed } = parseMarkdown({ path: 'a.mdx', displayPath: 'content/a.mdx', text }, 'mdx')
    expect(parsed.excerpt).toBe('Слово и строка ещё')
    expect(parsed.headings.map((heading) => heading.text)).toEqual(['Раздел'])
  })

  test.each(['md', 'mdx'] as const)('line breaks separate words in %s', (format) => {
    const text = 'Раз\\\nдва  \nтри<br/>пять\n\n## Шесть<br/>семь\n\n| а<br/>б |\n| - |\n| в<br/>г |\n'
    const { parsed } = parseMarkdown(
      { path: `a.${format}`, displayPath: `content/a.${format}`, text },
      format,
    )
    expect(parsed.excerpt).toBe('Раз два три пять')
    expect(parsed.headings.map((heading) => heading.text)).toEqual(['Шесть семь'])
    expect(parsed.sections.map((section) => section.text)).toEqual(['Раз два три пять', 'в г\nа б\t'])
  })

  test('knows a glossary by the element around its terms', () => {
    expect(parse('<div class="terms">\n\n### А\n\nБ.\n\n</div>\n').parsed.hasTerms).toBe(true)
    expect(parse('`class="terms"`\n').parsed.hasTerms).toBe(false)
  })

  test('the excerpt ends at the marker', async () => {
    expect(await render('А\n\n<!-- truncate -->\n\nБ', { isExcerpt: true })).toBe('<p>А</p>')
  })

  test('in lists and feeds, a text of .mdx has no components', async () => {
    const text = "import { X } from 'x'\n\nТекст {1 + 1}\n\n<X>\n\nВнутри\n\n</X>\n"
    const html = await renderMarkdown(source(text, 'docs/a.mdx'), 'mdx', {
      resolve: (url) => ({ href: url }),
    })
    expect(html.replace(/\s+/g, ' ')).toBe('<p>Текст </p> <p>Внутри</p>')
  })
})

test('an error inside the parser is reported like any other', () => {
  const text = '<k o="">-\n-\n' // its assertions exist in development only
  expect(siteOf({ 'docs/a.mdx': text }).lines).toEqual([
    'content/docs/a.mdx:1:1  ошибка  Разметку файла не разобрать. Проверьте списки, заголовки и теги, которые правили последними.  mdx/syntax',
  ])
})

test('code nested too deep for any stack is an error in the text', () => {
  expect(parse(`{${'['.repeat(20_000)}`, 'mdx').problems).toHaveLength(1)
})

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['HTTP://example.org', 'HTTP://example.org'],
  ['www.example.org', 'http://www.example.org'],
  ['hello@example.org', 'mailto:hello@example.org'],
])('a bare address is a link, even as the only one in a text: %s', async (text, href) => {
  const html = await render(`# Заголовок\n\n> - Сначала слова, а *потом* ${text} и снова слова.`)
  expect(html).toContain(`href="${href}"`)
})

describe('links do not nest', () => {
  test.each([
    ['<a href="/b">https://example.org</a>', '<p><a href="/b">https://example.org</a></p>'],
    ['<a href="/b">\n\nhttps://example.org\n\n</a>', '<a href="/b">\n<p>https://example.org</p>\n</a>'],
    ['<a href="/b">a@example.org</a>', '<p><a href="/b">a@example.org</a></p>'],
  ])('%j', async (text, expected) => {
    expect((await render(text)).replace(/ class="lead"/, '')).toBe(expected)
  })

  test('images and headings inside a link get no second link', async () => {
    const html = await render('<a href="/b">\n\n![А](a.png)\n\n## Раздел\n\n</a>')
    expect(html.match(/<a /g)).toHaveLength(1)
  })
})

test('an image inside a paragraph stays there', async () => {
  const html = await render('Слова ![А](a.inline.svg) слова', {
    resolve: () => ({ href: '', svg: '<svg></svg>' }),
  })
  expect(html).toMatch(/^<p>Слова <span class="picture"[^>]*><svg [^>]*><\/svg><\/span> слова<\/p>$/)
})

test('a formula in a tight list item scrolls in a box, the list below it does not', async () => {
  const html = await render('- Слово $x^2$ и **$y$**\n  - ниже\n- просто\n')
  expect(
    html
      .replace(/<math.*?<\/math>/g, 'Ф')
      .replace(/<span class="formula inline">Ф<\/span>/g, 'Ф')
      .replaceAll('\n', ''),
  ).toBe(
    '<ul><li><div class="formula">Слово Ф и <strong>Ф</strong></div><ul><li>ниже</li></ul></li><li>просто</li></ul>',
  )
})
