import { describe, expect, test } from 'vitest'
import { loadedOf, siteOf, type Files } from '@/tests/support/site-of'
import { planMove, movedPath, type Move } from './plan-move'

/** The content after a move, and the notes printed. */
function after(files: Files, from: string, to: string) {
  const move: Move = { from, to }
  const texts = planMove(loadedOf(files), move)
  const all: Files = {}
  for (const [path, text] of Object.entries(files)) all[movedPath(path, move)] = text
  for (const { path, text } of texts) all[path] = text
  return { texts, files: all, lines: siteOf(all).lines }
}

const page = (text = 'Текст.', fields = '') => `---\ntitle: Т\n${fields}---\n\n${text}\n`

describe('links to moved content', () => {
  const target = page('## Часть {#part}\n\n| Вызов | Что |\n| - | - |\n| `World::get($key)` | - |')
  test.each([
    ['[x](./events.md#part)', '[x](./api/events.md#part)'],
    ['[x](events.md)', '[x](api/events.md)'],
    ['[x](events.md#world-get)', '[x](api/events.md#world-get)'],
    ['[x](/events.md?q=1#part)', '[x](/api/events.md?q=1#part)'],
    ['[x](@site/docs/events.md)', '[x](@site/docs/api/events.md)'],
    ['[x](<./events.md> "Имя")', '[x](<./api/events.md> "Имя")'],
    ['[x](/docs/events/)', '[x](/docs/api/events/)'],
    ['[x](/docs/events#part)', '[x](/docs/api/events#part)'],
    ['[x](/docs/events.html?q=1)', '[x](/docs/api/events.html?q=1)'],
    ['[x](./events.md?a=1&amp;b=2)', '[x](./api/events.md?a=1&amp;b=2)'],
    ['[x](./events/)', '[x](./api/events/)'],
    [
      '[x][1] и [2]\n\n[1]: ./events.md\n[2]: <./events.md#part>',
      '[x][1] и [2]\n\n[1]: ./api/events.md\n[2]: <./api/events.md#part>',
    ],
    ['Стоит $5, <a id="a" href="/docs/events/">x</a>', 'Стоит $5, <a id="a" href="/docs/api/events/">x</a>'],
    ['> <p>\n> <a href="/docs/events/">x</a></p>', '> <p>\n> <a href="/docs/api/events/">x</a></p>'],
    ['`[x](./events.md)` [x](./events.md)', '`[x](./events.md)` [x](./api/events.md)'],
    ['```md\n[x](./events.md)\n```', '```md\n[x](./events.md)\n```'],
    [
      ':::note Смотрите [x](./events.md)\n\nТекст.\n\n:::',
      ':::note Смотрите [x](./api/events.md)\n\nТекст.\n\n:::',
    ],
    [
      '[`events.md`](events.md), $1, $2, $3, [a](events.md)',
      '[`events.md`](api/events.md), $1, $2, $3, [a](api/events.md)',
    ],
    ['[![x](/img/a.png)](events.md "events.md")', '[![x](/img/a.png)](api/events.md "events.md")'],
    ['| a |\n| --- |\n| [x](./events.md) |', '| a |\n| --- |\n| [x](./api/events.md) |'],
    ['[x](https://example.com/docs/events/)', '[x](https://example.com/docs/events/)'],
  ])('%s', (text, expected) => {
    const { files, lines } = after(
      { 'docs/events.md': target, 'docs/x.md': page(text), 'static/img/a.png': null },
      'docs/events.md',
      'docs/api/events.md',
    )
    expect(files['docs/x.md']).toBe(page(expected))
    expect(lines).toEqual([])
  })

  test('a link spelled with character references stays, and so does the code after it', () => {
    const text = '[x](./ev&#101;nts.md), пишите `[x](./events.md)` и [y](./events.md).'
    const { files, lines } = after(
      { 'docs/events.md': target, 'docs/x.md': page(text) },
      'docs/events.md',
      'docs/api/events.md',
    )
    expect(files['docs/x.md']).toBe(page(text.replace('[y](./', '[y](./api/')))
    expect(lines).toEqual([expect.stringContaining('links/file')])
  })

  test.each([
    ['<Card to="/docs/events/#part">x</Card>', '<Card to="/docs/api/events/#part">x</Card>'],
    ['<a\n  href="./events.md"\n  id="x">x</a>', '<a\n  href="./api/events.md"\n  id="x">x</a>'],
    ['<!-- ./events.md --> [x](./events.md)', '<!-- ./events.md --> [x](./api/events.md)'],
    ["<a href={useBaseUrl('/docs/events/')}>x</a>", "<a href={useBaseUrl('/docs/api/events/')}>x</a>"],
  ])('in .mdx: %s', (text, expected) => {
    const { files } = after(
      { 'docs/events.md': target, 'docs/x.mdx': page(text) },
      'docs/events.md',
      'docs/api/events.md',
    )
    expect(files['docs/x.mdx']).toBe(page(expected))
  })

  test('names with spaces and in Cyrillic stay readable', () => {
    const text =
      '[а](<./первый шаг.md>) [б](./первый%20шаг.md) [в](%D0%BF%D0%B5%D1%80%D0%B2%D1%8B%D0%B9%20%D1%88%D0%B0%D0%B3.md)'
    const { files, lines } = after(
      { 'docs/первый шаг.md': page(), 'docs/x.md': page(text) },
      'docs/первый шаг.md',
      'docs/уроки/шаг (1).md',
    )
    expect(files['docs/x.md']).toContain(
      '[а](<./уроки/шаг (1).md>) [б](./уроки/шаг%20(1).md) [в](уроки/шаг%20(1).md)',
    )
    expect(lines).toEqual([])
  })

  test('in front matter and in sidebars', () => {
    const moved = after(
      {
        'docs/01-events.md': page(),
        'docs/x.md': page('Текст.', 'pagination_next: events # дальше\npagination_prev: null\n'),
        'docs/api/_category_.json': '{\n  "label": "API",\n  "link": { "type": "doc", "id": "events" }\n}\n',
        'docs/api/a.md': page(),
        'sidebars.js':
          "// меню\nmodule.exports = { a: ['events', { type: 'doc', id: 'events', label: 'events' }, { type: 'link', label: 'x', href: '/docs/events#a' }] }\n",
      },
      'docs/01-events.md',
      'docs/api/01-events.md',
    )
    expect(moved.files['docs/x.md']).toContain('pagination_next: api/events # дальше\n')
    expect(moved.files['docs/api/_category_.json']).toContain('"id": "api/events"')
    expect(moved.files['sidebars.js']).toBe(
      "// меню\nmodule.exports = { a: ['api/events', { type: 'doc', id: 'api/events', label: 'events' }, { type: 'link', label: 'x', href: '/docs/api/events#a' }] }\n",
    )
    expect(moved.lines).toEqual([])
  })
})

test('ids and folders in sidebars.ts are updated', () => {
  const { files, lines } = after(
    {
      'docs/api/a.md': page(),
      'sidebars.ts':
        "import type { S } from 'x'\nexport default {\n  menu: [{ type: 'autogenerated', dirName: 'api' }, { Раздел: ['api/a'] }],\n} satisfies S\n",
    },
    'docs/api',
    'docs/server',
  )
  expect(files['sidebars.ts']).toBe(
    "import type { S } from 'x'\nexport default {\n  menu: [{ type: 'autogenerated', dirName: 'server' }, { Раздел: ['server/a'] }],\n} satisfies S\n",
  )
  expect(lines).toEqual([])
})

test('ids and links in a version stay in that version', () => {
  const { files, lines } = after(
    {
      'versions.json': '["1.0"]\n',
      'docs/a.md': page('[b](./b.md)', 'pagination_next: b\n'),
      'docs/b.md': page(),
      'versioned_docs/version-1.0/a.md': page('[b](./b.md) [b](/docs/b/)', 'pagination_next: b\n'),
      'versioned_docs/version-1.0/b.md': page(),
      'versioned_sidebars/version-1.0-sidebars.json': '{\n  "menu": ["a", { "type": "doc", "id": "b" }]\n}\n',
    },
    'versioned_docs/version-1.0/b.md',
    'versioned_docs/version-1.0/api/b.md',
  )
  expect(files).toEqual({
    'versions.json': '["1.0"]\n',
    'docs/a.md': page('[b](./b.md)', 'pagination_next: b\n'),
    'docs/b.md': page(),
    'versioned_docs/version-1.0/a.md': page('[b](./api/b.md) [b](/docs/api/b/)', 'pagination_next: api/b\n'),
    'versioned_docs/version-1.0/api/b.md': page('Текст.', 'redirect_from: /docs/b/\n'),
    'versioned_sidebars/version-1.0-sidebars.json':
      '{\n  "menu": ["a", { "type": "doc", "id": "api/b" }]\n}\n',
  })
  expect(lines).toEqual([])
})

test('addresses of authors, and of pages that move with their folder, are updated', () => {
  const { files, lines } = after(
    {
      'docs/api/a.md': page('Текст.', 'slug: ../team\n'),
      'docs/x.md': page('[x](/docs/team/)'),
      'blog/authors.yml': 'anna:\n  name: Анна\n  url: /docs/team # о ней\n  image_url: "/img/a.png"\n',
      'static/img/a.png': null,
    },
    'docs/api',
    'docs/server/api',
  )
  expect(files['docs/x.md']).toBe(page('[x](/docs/server/team/)'))
  expect(files['blog/authors.yml']).toContain('url: /docs/server/team # о ней\n')
  expect(lines).toEqual([])
  const pictures = after(files, 'static/img', 'static/pictures')
  expect(pictures.files['blog/authors.yml']).toContain('image_url: "/pictures/a.png"\n')
})

describe('moved content', () => {
  test('keeps its own links and images', () => {
    const { files, lines } = after(
      {
        'docs/a.mdx': page(
          'import Part from "./_part.mdx"\nimport pic from "./img/a.png"\n\n<Part />\n\n![x](./img/a.png "Имя") ![y](/img/b.png) [z](./b.md#h) [сюда](#h)\n\n## Раздел {#h}\n\n<img src={pic} srcSet="./img/a.png 1x, ./img/a.png 2x" />',
          'image: ./img/a.png\n',
        ),
        'docs/_part.mdx': 'Часть.\n',
        'docs/b.md': page('## Часть {#h}'),
        'docs/img/a.png': null,
        'static/img/b.png': null,
      },
      'docs/a.mdx',
      'docs/api/deep/a.mdx',
    )
    expect(files['docs/api/deep/a.mdx']).toBe(
      page(
        'import Part from "../../_part.mdx"\nimport pic from "../../img/a.png"\n\n<Part />\n\n![x](../../img/a.png "Имя") ![y](/img/b.png) [z](../../b.md#h) [сюда](#h)\n\n## Раздел {#h}\n\n<img src={pic} srcSet="../../img/a.png 1x, ../../img/a.png 2x" />',
        'image: ../../img/a.png\nredirect_from: /docs/a/\n',
      ),
    )
    expect(lines).toEqual([])
  })

  test('with its folder keeps the links between its files', () => {
    const { files, lines, texts } = after(
      {
        'docs/api/a.md': page('![x](./a.png) [b](./b.md) [c](../c.md)'),
        'docs/api/b.md': page('[a](/docs/api/a/)', 'slug: /b\n'),
        'docs/api/a.png': null,
        'docs/c.md': page('[a](api/a.md) [b](/docs/b/)'),
      },
      'docs/api',
      'docs/server/api',
    )
    expect(files).toMatchObject({
      'docs/server/api/a.md': page(
        '![x](./a.png) [b](./b.md) [c](../../c.md)',
        'redirect_from: /docs/api/a/\n',
      ),
      'docs/server/api/b.md': page('[a](/docs/server/api/a/)', 'slug: /b\n'),
      'docs/server/api/a.png': null,
      'docs/c.md': page('[a](server/api/a.md) [b](/docs/b/)'),
    })
    expect(lines).toEqual([])
    expect(texts.map(({ path, notes }) => [path, ...notes])).toEqual([
      [
        'docs/server/api/a.md',
        'адрес /docs/api/a/ → /docs/server/api/a/, прежний — в redirect_from',
        'исправлено ссылок: 1',
      ],
      ['docs/server/api/b.md', 'исправлено ссылок: 1'],
      ['docs/c.md', 'исправлено ссылок: 1'],
    ])
  })

  test('moved twice redirects from both addresses, and from none when it moves back', () => {
    const first = after({ 'docs/a.md': page() }, 'docs/a.md', 'docs/b.md')
    const second = after(first.files, 'docs/b.md', 'docs/c/b.md')
    expect(second.files).toEqual({ 'docs/c/b.md': page('Текст.', 'redirect_from: [/docs/a/, /docs/b/]\n') })
    const back = after(second.files, 'docs/c/b.md', 'docs/a.md')
    expect(back.files).toEqual({ 'docs/a.md': page('Текст.', 'redirect_from: [/docs/b/, /docs/c/b/]\n') })
    expect([first, second, back].flatMap(({ lines }) => lines)).toEqual([])
  })

  test('the home page takes no redirect from `/`', () => {
    const { files, lines } = after({ 'pages/index.md': page() }, 'pages/index.md', 'pages/about.md')
    expect([files, lines]).toEqual([{ 'pages/about.md': page() }, []])
  })

  test('a draft gets no redirect', () => {
    const { files } = after({ 'docs/a.md': page('Текст.', 'draft: true\n') }, 'docs/a.md', 'docs/b.md')
    expect(files).toEqual({ 'docs/b.md': page('Текст.', 'draft: true\n') })
  })

  test('a post with a new date gets a new address', () => {
    const { files } = after(
      {
        'blog/2026-11-21-a/index.md': page('![x](./a.png)\n\n<!-- truncate -->'),
        'blog/2026-11-21-a/a.png': null,
      },
      'blog/2026-11-21-a',
      'blog/2026-11-22-a',
    )
    expect(Object.keys(files)).toEqual(['blog/2026-11-22-a/index.md', 'blog/2026-11-22-a/a.png'])
    expect(files['blog/2026-11-22-a/index.md']).toContain('redirect_from: /blog/2026/11/21/a/\n')
  })
})
