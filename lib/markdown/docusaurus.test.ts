/** Markdown as in Docusaurus. Names begin with the number of a row in `docs/docusaurus.md`. */
import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { parseMarkdown, parseTree } from './parse'
import { fromDocusaurus } from './remark/remark-docusaurus-syntax'

type Format = 'md' | 'mdx'
const source = (text: string, format: Format) => ({
  path: `docs/a.${format}`,
  displayPath: `content/docs/a.${format}`,
  text,
})
const render = async (text: string, format: Format = 'md') => {
  const html = await renderMarkdown(source(text, format), format, { resolve: (url) => ({ href: url }) })
  return html.replaceAll('\u00a0', ' ').replace(/<div class="code-tools"[^>]*>[\s\S]*?<\/div>/g, '')
}
const parse = (text: string, format: Format = 'md') => parseMarkdown(source(text, format), format)
const messages = (text: string, format: Format = 'md') =>
  parse(text, format).problems.map(
    ({ line, column, message, rule }) => `${line}:${column} ${message} ${rule}`,
  )
/** Numbers of highlighted lines, with the kind of highlight. */
const marked = (html: string) =>
  [...html.matchAll(/<span data-line="[^"]*"([^>]*)>/g)].flatMap(([, attributes = ''], index) =>
    attributes.includes('data-highlighted-line=')
      ? [`${index + 1}${/line-id="(\w+)"/.exec(attributes)?.[1] ?? ''}`]
      : [],
  )
const textOf = (html: string) => html.replace(/<[^>]+>/g, '')

describe('admonitions', () => {
  test.each([
    [':::tip Свой **заголовок**\n\nТекст\n\n:::', '<b>Свой <strong>заголовок</strong></b>'],
    [':::tip[Свой **заголовок**]\n\nТекст\n\n:::', '<b>Свой <strong>заголовок</strong></b>'],
    [':::tip Свой {#свой}\n\nТекст\n\n:::', 'id="свой"'],
    [':::tip{title="Свой"}\n\nТекст\n\n:::', '<b>Свой</b>'],
    ['> :::tip Свой\n> Текст\n> :::', '<b>Свой</b>'],
    [':::tip [x](/y) и слово\n\nТекст\n\n:::', '<a href="/y">x</a> и слово</b>'],
    ['1. Пункт\n\n   :::tip Свой\n   Текст\n   :::', '<b>Свой</b>'],
  ])('M2 a title may follow a space or be in brackets: %s', async (text, expected) => {
    for (const format of ['md', 'mdx'] as const) expect(await render(text, format)).toContain(expected)
  })

  test('M3 an outer one has more colons', async () => {
    const html = await render('::::note Снаружи\n\n:::tip Внутри\n\nТекст\n\n:::\n\n::::')
    expect(html).toMatch(/<b>Снаружи<\/b><div><aside class="note tip" role="note">[\s\S]*<b>Внутри<\/b>/)
  })

  test('M4 class and id appear on the element', async () => {
    expect(await render(':::note Т {.x #y}\n\nТ\n\n:::')).toContain(
      '<aside class="note note x" role="note" id="y"',
    )
  })

  test('M5 an unknown one is reported and its text stays', async () => {
    expect(messages(':::nota Заголовок\n\nТекст\n\n:::')).toEqual([
      '1:1 Неизвестная вставка «:::nota». Возможно, «:::note»? markdown/directive',
    ])
    expect(await render(':::nota Заголовок\n\nТекст\n\n:::')).toContain('<p>Текст</p>')
  })

  test('M6 the syntax is unchanged inside code', async () => {
    expect(textOf(await render('```md\n:::note Title\n<!-- a -->\n```', 'mdx'))).toContain(
      ':::note Title\n&#x3C;!-- a -->',
    )
    expect(await render('`:::note Title`')).toContain('>:::note Title</code>')
  })

  test.each([
    ['Скобки {не атрибут}', 'Скобки {не атрибут}</b>'],
    ['Пара {a} и {b}', '{b}</b>'],
    ['Класс {.red #id}', 'note tip red" role="note" id="id"'],
  ])('a title keeps braces other than attributes: %s', async (title, expected) => {
    expect(await render(`:::tip ${title}\n\nТекст\n\n:::`)).toContain(expected)
  })

  test.each(['md', 'mdx'] as const)('more colons keep those in a code block inside in %s', async (format) => {
    const textWith = (colons: string) =>
      `${colons}note\n\n\`\`\`md\n:::tip\n\nТекст\n\n:::\n\`\`\`\n\n${colons}\n\nПосле`
    expect(messages(textWith('::::'))).toEqual([])
    const html = await render(textWith('::::'), format)
    expect(textOf(html)).toContain(':::tip\n\nТекст\n\n:::')
    expect(html).toMatch(/<\/figure>[\s\S]*<\/aside>[\s\S]*<p>После<\/p>/)
    expect(messages(textWith(':::'))[0]).toMatch(
      /^3:1 Код «```md» не закрыт: он идёт до конца вставки\. .*больше двоеточий/,
    )
  })

  test.each([
    ['> [!NOTE]\n> Текст', '<aside class="note note" role="note">', '<div><p>Текст</p></div>'],
    ['> [!Caution]\n>\n> Текст', '<aside class="note danger" role="note">', '<div>\n<p>Текст</p>\n</div>'],
    ['> [!TIP]  \n> `код`', '<aside class="note tip" role="note">', '<p><code'],
    ['> [!IMPORTANT]\n> \\"a\\" — "б"\n> - в', '<aside class="note info" role="note">', '<p>"a" — «б»</p>'],
    [
      '1. а\n\n   > [!WARNING]\n   > ```js\n   > let a\n   > ```',
      '<aside class="note warning" role="note">',
      '<figure',
    ],
  ])('a GitHub alert is one: %j', async (text, ...expected) => {
    for (const format of ['md', 'mdx'] as const) {
      expect(messages(text, format)).toEqual([])
      const html = await render(text, format)
      for (const part of expected) expect(html.replaceAll('\n', '')).toContain(part.replaceAll('\n', ''))
      expect(html).not.toContain('[!')
    }
  })

  test.each(['> [!NOTE] Текст', '> [!NOTE]**Текст**', '[!NOTE]\nТекст', '> [!ABC]\n> Текст'])(
    'not a GitHub alert, so none here: %j',
    async (text) => expect(await render(text)).not.toContain('<aside'),
  )

  test('messages in an alert have their position', () => {
    expect(messages('> [!NOTE]\n> Текст и `код')).toEqual([expect.stringMatching(/^2:11 /)])
  })

  test('one with unclosed code still ends', async () => {
    expect(await render(':::note\n\n```\nкод\n\n:::\n\nПосле')).toMatch(/<\/aside>\n?<p>После<\/p>/)
  })
})

describe('code', () => {
  test('M16 a title is in single or double quotes', async () => {
    for (const quote of ['"', "'"])
      expect(await render(`\`\`\`js title=${quote}a b.js${quote}\nlet a\n\`\`\``)).toContain('<b>a b.js</b>')
  })

  test('M17 ranges of lines are highlighted', async () => {
    expect(marked(await render('```js {1,3-4}\na\nb\nc\nd\n```'))).toEqual(['1', '3', '4'])
    expect(marked(await render('```js title="{1}"\na\n```'))).toEqual([])
  })

  test.each([
    ['js', '// highlight-next-line'],
    ['bash', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['python', '# highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['jsx', '{/* highlight-next-line */}'],
    ['css', '/* highlight-next-line */'],
  ])('M18 comments of %s mark lines and vanish', async (language, comment) => {
    const block = `${comment.replace('next-line', 'start')}\nx\ny\n${comment.replace('next-line', 'end')}`
    const html = await render(`\`\`\`${language}\na\n${comment}\nb\n${block}\nz\n\`\`\``)
    expect(marked(html)).toEqual(['2', '3', '4'])
    expect(textOf(html)).toBe('a\nb\nx\ny\nz')
  })

  test('M19 lines have other kinds of highlights, too', async () => {
    const html = await render(
      '```js\n// add-next-line\na\n// remove-start\nb\n// remove-end\n// error-next-line\nc\n```',
    )
    expect(marked(html)).toEqual(['1add', '2remove', '3error'])
  })

  test('M20 with ranges, magic comments stay visible', async () => {
    const html = await render('```js {1}\n// highlight-next-line\na\n```')
    expect([marked(html), textOf(html)]).toEqual([['1'], '// highlight-next-line\na'])
  })

  test('M21 lines are numbered from any number', async () => {
    const first = async (meta: string) =>
      /data-line="(\d*)"/.exec(await render(`\`\`\`js ${meta}\na\n\`\`\``))?.[1]
    expect(await first('showLineNumbers')).toBe('1')
    expect(await first('showLineNumbers=5')).toBe('5')
    expect(await first('')).toBe('')
  })

  test('M25 an unknown language is not highlighted, another name of a known one is', async () => {
    expect(textOf(await render('```нет\nlet a\n```'))).toBe('let a')
    expect(await render('```patch\n- а\n```')).toBe(await render('```diff\n- а\n```'))
  })

  test('npm commands become tabs with those of other package managers', async () => {
    const commands = [
      ['npm install', 'yarn install', 'pnpm install'],
      ['npm i --save a', 'yarn add a', 'pnpm add a'],
      [
        'npm i a; npm run start -- --port 1 # npm',
        'yarn add a; yarn run start --port 1 # npm',
        'pnpm add a; pnpm run start --port 1 # npm',
      ],
      ['npm install --save-dev a@1 @b/c', 'yarn add --dev a@1 @b/c', 'pnpm add --save-dev a@1 @b/c'],
      ['npm i -g a', 'yarn global add a', 'pnpm add -g a'],
      ['npm rm a', 'yarn remove a', 'pnpm remove a'],
      ['npm update', 'npm update', 'npm update'],
      ['npm init a b', 'yarn create a b', 'pnpm create a b'],
      ['npm ci', 'npm ci', 'npm ci'],
      ['npx a b', 'yarn dlx a b', 'pnpm dlx a b'],
      ['npm test', 'yarn test', 'pnpm test'],
      ['cd npm; node a.js', 'cd npm; node a.js', 'cd npm; node a.js'],
    ]
    const npm = commands.map(([command]) => command).join('\n')
    const html = await render(`\`\`\`bash npm2yarn title="Установка"\n${npm}\n\`\`\``)
    const panels = html.split('role="tabpanel"').slice(1)
    expect(panels.map((panel) => /data-value="([^"]*)"/.exec(panel)?.[1])).toEqual(['npm', 'yarn', 'pnpm'])
    const shown = panels.map((panel) => textOf(/<pre[\s\S]*<\/pre>/.exec(panel)?.[0] ?? '').split('\n'))
    expect(commands.map((_, at) => shown.map((lines) => lines[at]))).toEqual(commands)
    expect(html.match(/<figcaption>/g)).toHaveLength(3)
  })

  test('M26 diff colours lines and keeps empty ones', async () => {
    const html = await render('```diff\n- a\n\n+ b\n```')
    expect(html).toContain('<span class="tr">- a</span>')
    expect(html).toContain('<span data-line=""></span>')
    expect(html).toContain('<span class="ta">+ b</span>')
  })
})

describe('tabs', () => {
  test('M7 M9 the first tab or the default is shown; the group is the storage key', async () => {
    const tabs = (mark = '') =>
      `::::tabs{group=os query=os}\n:::tab[Раз]\nа\n:::\n:::tab[Два]{value=two ${mark}}\nб\n:::\n::::`
    const chosen = (html: string) => /aria-selected="true"[^>]*data-value="([^"]*)"/.exec(html)?.[1]
    expect(chosen(await render(tabs()))).toBe('Раз')
    expect(chosen(await render(tabs('default')))).toBe('two')
    expect(await render(tabs())).toContain('data-group="os" data-query="os"')
  })

  test.each([
    ['::::tabs\n:::tab[Раз]\nа\n:::\n:::tab[Раз]\nб\n:::\n::::', '5:1', 'Раз'],
    ['::::tabs\n:::tab[Раз]{value=x}\nа\n:::\n:::tab[Два]{value=x}\nб\n:::\n::::', '5:1', 'x'],
    [
      '<Tabs>\n<TabItem value="x">а</TabItem>\n<TabItem value="y">б</TabItem>\n<TabItem value="x">в</TabItem>\n</Tabs>',
      '4:1',
      'x',
    ],
  ])('M15 the same value twice is reported: %s', (text, place, value) => {
    expect(messages(text, 'mdx')).toEqual([
      `${place} Вкладка «${value}» уже есть. Дайте вкладкам разные названия. markdown/tabs`,
    ])
  })
})

describe('headings', () => {
  test.each([
    ['md', '## Текст {#мой-ид}'],
    ['mdx', '## Текст {#мой-ид}'],
    ['md', '## Текст <!-- #мой-ид -->'],
    ['mdx', '## Текст {/* #мой-ид */}'],
  ] as const)('M30 an id may be written in %s: %s', async (format, text) => {
    expect(parse(text, format).parsed.headings).toMatchObject([{ id: 'мой-ид', text: 'Текст' }])
    expect(await render(text, format)).toMatch(/^<h2 id="мой-ид">Текст <a/)
  })

  test('M31 ids of Cyrillic headings are Cyrillic', () => {
    expect(parse('## Привет, мир!\n\n## Привет, мир!').parsed.anchors).toEqual(['привет-мир', 'привет-мир-1'])
  })

  test('M33 each heading below level 1 has a permalink', async () => {
    expect(await render('## А')).toContain('<a class="anchor" href="#а"')
    expect(await render('# А')).not.toContain('anchor')
  })
})

describe('everything else', () => {
  test('M29 HTML details are kept', async () => {
    const text = '<details>\n<summary>Ещё</summary>\n\nТекст\n\n</details>'
    expect(await render(text)).toMatch(
      /<details><summary class="caret">Ещё<\/summary><div>\s*<p>Текст<\/p>\s*<\/div><\/details>/,
    )
  })

  test('a summary of text and code is one line', async () => {
    const line = '<summary class="caret"><span><code>Tabs</code> и ещё</span></summary>'
    expect(
      await render('<details><summary><code>Tabs</code> и ещё</summary>\n\nТекст\n\n</details>'),
    ).toContain(line)
    expect(await render(':::details[`Tabs` и ещё]\n\nТекст\n\n:::')).toContain(line)
  })

  test('M49 comments are invisible', async () => {
    for (const format of ['md', 'mdx'] as const) {
      expect(textOf(await render('А<!-- нет\nнет --> б\n\n<!-- нет -->\n', format)).trim()).toBe('А б')
    }
  })

  test('M50 tables, task lists, strikethrough, footnotes, addresses', async () => {
    const html = await render('| а |\n| --- |\n| б |\n\n- [x] в\n\n~~г~~ д[^1] https://e.ru\n\n[^1]: ж')
    for (const part of ['<table>', 'type="checkbox"', '<del>г</del>', 'href="#fn-1"', 'href="https://e.ru"'])
      expect(html).toContain(part)
  })

  test('M57 colons in Russian text stay', async () => {
    expect(await render('слово:слово в 10:30, :вот')).toBe('<p>слово:слово в 10:30, :вот</p>')
  })

  test('a fence with the language mdx-code-block is unwrapped', async () => {
    expect(await render('```mdx-code-block\n**а**\n```')).toBe('<p><strong>а</strong></p>')
  })
})

describe('formulas, diagrams, emoji', () => {
  test.each(['md', 'mdx'] as const)('M52 formulas are MathML in %s', async (format) => {
    const html = await render('Пусть $\\frac{a}{b}$.\n\n$$\nx^2\n$$\n\n```math\ny\n```\n', format)
    expect(html.match(/<math /g)).toHaveLength(3)
    expect(html).toContain('Пусть <span class="formula inline"><math ')
    expect(html.match(/<div class="formula"/g)).toHaveLength(2)
    expect(html).not.toContain('style=')
  })

  test.each(['$a +\nb$', '> $a +\n> b$', '- $a\n  = b$', '$\\frac{a}{b}\n\\cdot c$ и'])(
    'a formula may continue on a new line: %j',
    async (text) => {
      for (const format of ['md', 'mdx'] as const) {
        const html = await render(text, format)
        expect(html).toContain('<math ')
        expect(textOf(html)).not.toContain('$')
      }
    },
  )

  const rows = '<mtr><mtd class="right">'
  test.each([
    ['$$\\begin{aligned}\na &= b\n\\end{aligned}$$\n\nДальше', rows],
    ['$$ a = b\n+ c\n$$\n\nДальше', 'a = b\n+ c'],
    ['$$\na\n= b $$\n\nДальше', 'a = b'],
    ['> $$ a\n> = b$$\n\nДальше', 'a = b'],
    ['- $$ a\n  = b$$\n\nДальше', 'a = b'],
  ])('a formula may share lines with its dollars: %j', async (text, part) => {
    for (const format of ['md', 'mdx'] as const) {
      const html = await render(text, format)
      expect(html).toContain(part)
      expect(html).toContain('<div class="formula"')
      expect(html).toContain('<p>Дальше</p>')
    }
    expect(messages(text)).toEqual([])
  })

  test.each(['Раз $$\nдва\n$$ три\n\nЧетыре', '$$\na\n$$ три\n\nЧетыре', '$x^2$$y^2$ три\n\nЧетыре'])(
    'unmatched dollars swallow no text: %j',
    async (text) => {
      for (const format of ['md', 'mdx'] as const) {
        const html = await render(`${text}\n\n$$\nz\n$$`, format)
        expect(textOf(html)).toMatch(/три\s+Четыре\s+z/)
        expect(html).toContain('<div class="formula"')
      }
    },
  )

  test.each(['цена 5$\n\nи 6$', '- $5\n- 6$', '| а |\n| --- |\n| $5 |\n| 6$ |', '$5\n\n## 6$'])(
    'dollars in two blocks are not a formula: %j',
    async (text) => {
      expect(await render(text)).not.toContain('<math')
    },
  )

  test.each([
    ['Где $n$й и $x$', 2],
    ['Пусть $f(x)$вырастет', 1],
  ])('a formula may touch a Russian word: %s', async (text, count) => {
    for (const format of ['md', 'mdx'] as const) {
      const html = await render(text, format)
      expect(html.match(/<math /g)).toHaveLength(count)
      expect(textOf(html)).not.toContain('$')
    }
  })

  test.each(['от $5 до $10', '$HOME/$USER', 'от $5 и 7$за', 'цена 5$, а не 7$', '$a, $b и $c', 'US$5–US$6'])(
    'dollars outside formulas stay: %s',
    async (text) => {
      for (const format of ['md', 'mdx'] as const)
        expect(textOf(await render(text, format)).trim()).toBe(text)
      expect(messages(text)).toEqual([])
    },
  )

  test('an invalid formula is reported and shown as written', async () => {
    expect(messages('Пусть $\\frac{a$ и')[0]).toMatch(/^1:7 Формула не разобрана: .* markdown\/formula$/)
    expect(await render('Пусть $\\frac{a$ и')).toContain('<code>\\frac{a</code>')
  })

  test.each(['md', 'mdx'] as const)(
    'M53 diagrams are drawings in %s, without styles of their own',
    async (format) => {
      const text = '```mermaid\ngraph TD\n  A[Игрок] -->|ход| B{Сервер}\n```'
      const html = await render(text, format)
      expect(html).toMatch(/^<div class="diagram" role="group" aria-label="Схема"><svg /)
      // not an image: screen readers read the labels
      expect(html).not.toContain('role="img"')
      expect(html).toContain('Игрок')
      expect(html).not.toMatch(/style|<pre|@import/)
      expect(messages(text, format)).toEqual([])
    },
  )

  test.each([
    ['gantt\n  title План', '4:1 '],
    ['classDiagram\n  class План\n  namespace А {', '6:3 '],
  ])(
    'M53 a diagram that cannot be rendered whole is reported and shown as text: %s',
    async (diagram, place) => {
      const text = `а\n\n\`\`\`mermaid\n${diagram}\n\`\`\``
      for (const format of ['md', 'mdx'] as const) {
        expect(messages(text, format)[0]).toMatch(/Схема показана текстом, .* markdown\/diagram$/)
        expect(messages(text, format)[0]).toMatch(new RegExp(`^${place}`))
        expect(textOf(await render(text, format))).toContain('План')
      }
      expect(messages(`> - \`\`\`mermaid\n>   ${diagram.replaceAll('\n', '\n>   ')}\n>   \`\`\``)[0]).toMatch(
        /^[24]:[57] /,
      )
    },
  )

  test('M53 a diagram too wide for a phone has a second layout, or a link to its full size', async () => {
    const chain = (sign: string) =>
      `\`\`\`mermaid\nflowchart LR\n${['Раз', 'Два', 'Три', 'Четыре', 'Пять'].join(sign)}\n\`\`\``
    const turned = await render(chain(' --> '))
    expect(turned.match(/<svg /g)).toHaveLength(2)
    expect(turned).not.toContain('<a ')
    const wide = await render('```mermaid\nerDiagram\nОДИН ||--|| ДВА : да\nДВА ||--|| ТРИ : да\n```')
    const [, id] = /<svg id="([^"]+)"/.exec(wide) ?? []
    expect(wide.match(/<svg /g)).toHaveLength(1)
    expect(wide).toContain(`href="#${id}" data-opens="picture">Увеличить схему</a>`)
    expect((await render('```mermaid\ngraph TD\nА --> Б\n```')).match(/<svg |<a /g)).toHaveLength(1)
  })

  test('a diagram written as raw HTML is rendered like any other, without its other attributes', async () => {
    const html = await render(
      '<site-rendered kind="formula" source="<script>x</script>" html="<b>"></site-rendered>',
    )
    expect(html).not.toMatch(/<script|<b>/)
  })

  test('M51 emoji shortcodes become emoji in prose, and stay in code', async () => {
    expect(await render(':constructor:')).toBe('<p>:constructor:</p>')
    expect(await render('Ура :tada: и :+1:, но не :нет: и не 10:100:30')).toBe(
      '<p>Ура 🎉 и 👍, но не :нет: и не 10:100:30</p>',
    )
    expect(await render('`:tada:`')).toContain('<code>:tada:</code>')
  })
})

test.each([
  ['indented code', 'Текст.\n\n    echo $HOME $PATH\n\n    :::note Title\n\nЕщё.'],
  ['indented code at the top', '    echo $HOME\n'],
  ['code in HTML', '<pre>\necho $HOME $PATH\n</pre>'],
  ['a bare address', 'См. https://a.b/$x и https://a.b/$y'],
])('%s is left alone', (_, text) => expect(fromDocusaurus(text, false)).toBe(text))

test('a box in a list may have its title after a space', () =>
  expect(fromDocusaurus('1. Шаг\n\n    :::note Важно\n', false)).toBe('1. Шаг\n\n    :::note[Важно]\n'))

test.each([
  ['in a line that goes on', 'Цена\n    $5 и $6'],
  ['in a paragraph of a list', '- Цена\n\n    $5 и $6'],
  ['below code', '    код\n\nЦена $5 и $6'],
  ['at the start', '$5 и $6'],
  ['beside a formula', '$5 и $x$'],
])('dollars %s are text', async (_, text) => {
  const html = await render(text)
  const formulas = text.match(/\$x\$/g)?.length ?? 0
  expect(html.match(/<math /g)?.length ?? 0).toBe(formulas)
  expect(textOf(html).match(/\$/g)?.length).toBe((text.match(/\$/g)?.length ?? 0) - 2 * formulas)
})

test.each([
  ['a dollar', 'Цена $5, $6 и $x$: <Nope />'],
  ['a dollar in a property', '<Card title="От $5" to="#top" /> <Nope />'],
  ['a comment', 'Текст <!-- а --> и <!--б--> <Nope />'],
])('a message has its column after %s', (_, text) =>
  expect(messages(text, 'mdx').map((one) => one.split(' ')[0])).toContain(`1:${text.indexOf('<Nope') + 1}`),
)

test('a dollar in a property stays as it is', () => {
  const { tree } = parseTree({ path: 'a.mdx', text: '<Card title="От $5" />' }, 'mdx')
  expect(tree.children).toMatchObject([{ attributes: [{ value: 'От $5' }] }])
})
