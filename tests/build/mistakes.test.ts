import fs from 'node:fs'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filesOf } from '../export/pages'
import {
  build,
  check,
  copyContent,
  picture,
  workFolder,
  writeTree,
  type Files,
  type Outcome,
} from './project'

const post = (fields: string) => `---\ntitle: Т\n${fields}---\n\nТекст.\n\n<!-- truncate -->\n`

/** Mistakes in a copy of the content, and their messages. `%` is the folder. */
const mistakes: [what: string, files: Files, lines: string[]][] = [
  [
    'a link to a missing page',
    { 'docs/x.md': '[x](/docs/strat/)' },
    ['docs/x.md:1:1  ошибка  Нет страницы «/docs/strat/». Проверьте адрес.  links/page'],
  ],
  [
    'a link to a missing file',
    { 'docs/x.md': '[x](./api/event.md)' },
    ['docs/x.md:1:1  внимание  Нет файла «./api/event.md». Возможно, «./api/events.md»?  links/file'],
  ],
  [
    'a link to a missing anchor',
    { 'docs/x.md': 'Текст\n\nи [x](./api/events.md#comand)' },
    [
      'docs/x.md:3:3  внимание  Нет якоря «#comand» на странице «/docs/api/events/». Возможно, «command»?  links/anchor',
    ],
  ],
  [
    'a bad date',
    { 'blog/2024-01-01-x.md': post('date: 1 августа\n') },
    [
      'blog/2024-01-01-x.md:3:7  ошибка  Поле «date»: ожидается ГГГГ-ММ-ДД, а написано «1 августа».  front-matter/value',
    ],
  ],
  [
    'a duplicate slug',
    { 'blog/2024-01-01-x.md': post('slug: welcome\n') },
    [
      'blog/2024-01-01-x.md:3:7  внимание  Адрес «/blog/welcome/» уже занят файлом %/blog/2021-08-26-welcome/index.md. Задайте другое поле slug.  routes/duplicate',
    ],
  ],
  [
    'an unknown author',
    { 'blog/2024-01-01-x.md': post('authors: [plattform]\n') },
    [
      'blog/2024-01-01-x.md:3:11  ошибка  Нет автора «plattform» в authors.yml. Возможно, «platform»?  authors/unknown',
    ],
  ],
  [
    'broken YAML',
    { 'docs/x.md': '---\ntitle: Т\n\tid: x\n---\n' },
    [
      'docs/x.md:3:1  ошибка  Разметка YAML: Отступ сделан табуляцией. Замените её пробелами.  front-matter/syntax',
    ],
  ],
  [
    'an unclosed JSX tag',
    { 'docs/x.mdx': 'Текст\n\n<Tabs>\n\nещё\n' },
    ['docs/x.mdx:3:1  ошибка  Тег <Tabs> не закрыт. Добавьте </Tabs> или напишите <Tabs />.  mdx/syntax'],
  ],
  [
    'an unknown component',
    { 'docs/x.mdx': 'Текст\n\n<Crads />\n' },
    ['docs/x.mdx:3:1  ошибка  Нет компонента «Crads». Возможно, «Cards»?  mdx/component'],
  ],
  [
    'a module of an author that imports what is not there',
    {
      'docs/x.mdx': "import A from '@site/src/A'\n\n<A />\n",
      'src/A.tsx': "import Tabs from '@theme/Tabz'\nexport default () => <Tabs />\n",
    },
    [
      'src/A.tsx:1:18  ошибка  Нет ни модуля «@theme/Tabz», ни файла src/theme/Tabz. Возможно, «@theme/Tabs»?  mdx/import',
    ],
  ],
  [
    'a module of an author that is no code',
    {
      'docs/x.mdx': "import B from '../src/B.jsx'\n\n<B />\n",
      'src/B.jsx': 'export default function B( { return 1 }\n',
    },
    ['src/B.jsx:1:37  ошибка  Код не прочитан: ожидается «}», а стоит «1». Исправьте его.  mdx/module'],
  ],
  [
    'an empty file',
    { 'docs/x.md': '' },
    ['docs/x.md:1:1  внимание  Файл пуст. Добавьте текст или удалите файл.  content/empty'],
  ],
  ['an empty list of tags', { 'blog/2024-01-01-x.md': post('tags: []\n') }, []],
  [
    'a post folder with a picture',
    { 'blog/2024-01-01-x/index.md': `${post('')}\n![x](./a.png)\n`, 'blog/2024-01-01-x/a.png': picture },
    [],
  ],
]

/** Numbers the file names in a text, so that all mistakes fit into one tree. */
const numbered = (text: string, index: number): string =>
  text.replace(/(docs\/|2024-01-01-|src\/|\/)([xAB])(?=[./])/, `$1$2${index}`)

describe('each mistake is one located Russian line', () => {
  const folder = `${workFolder}/mistakes`
  let outcome: Outcome
  beforeAll(() => {
    const files = mistakes.flatMap(([, own], index) =>
      Object.entries(own).map(([file, text]) => [
        numbered(file, index),
        typeof text === 'string' ? text.replace(/src\/([AB])/, `src/$1${index}`) : text,
      ]),
    )
    outcome = check(copyContent('mistakes', Object.fromEntries(files) as Files))
  })
  const expected = mistakes.map(([, , lines], index) =>
    lines.map((line) => `${folder}/${numbered(line, index).replace('%', folder)}`),
  )

  test.each(mistakes.map(([what], index) => [what, index] as const))('%s', (_, index) => {
    expect(outcome.lines).toEqual(expect.arrayContaining(expected[index] ?? []))
  })

  test('and nothing else, in reading order, with an exit code', () => {
    expect(outcome.lines).toHaveLength(expected.flat().length)
    expect(outcome.lines).toEqual(outcome.lines.toSorted())
    expect(outcome.code).toBe(1)
    expect(outcome.output).not.toMatch(/^\s+at |Error:/m)
  })
})

describe('a failed build leaves the last good folder in place', () => {
  const out = `${workFolder}/kept-out`
  beforeEach(() => {
    fs.rmSync(out, { recursive: true, force: true })
    fs.mkdirSync(out, { recursive: true })
    fs.writeFileSync(`${out}/index.html`, 'the last good build')
  })
  const kept = () => [filesOf(out), fs.readFileSync(`${out}/index.html`, 'utf8')]

  test('on an error in the content', async () => {
    const { code, output } = await build(writeTree('faulty', { 'docs/x.md': '[x](/nope/)' }), out)
    expect(code).toBe(1)
    expect(output).toContain('осталась прежней')
    expect(kept()).toEqual([['index.html'], 'the last good build'])
  })

  test('on an error that only the bundler finds', async () => {
    const { code, output } = await build('/nowhere/content', `${workFolder}/nowhere-out`)
    expect(code).toBe(1)
    expect(output.trim().split('\n')[0]).toBe(
      'CONTENT_DIR: папка «/nowhere/content» лежит вне проекта, а сборщик читает только его. Скопируйте её внутрь.',
    )
  })

  test('on an error while a page renders', async () => {
    const { code, output } = await build(
      writeTree('broken', {
        'docs/a.md': '# Первая\n\nТекст.\n',
        'docs/x.mdx': '{(() => { throw new Error("бах") })()}\n',
        'docs/y.mdx': "import Rows from './rows'\n\nСлова.\n\n<Rows />\n",
        'docs/rows.jsx': "export default function Rows() {\n  throw new Error('нет строк')\n}\n",
      }),
      out,
    )
    expect(code).toBe(1)
    expect(output).toContain('docs/x.mdx:1:1  ошибка  Код не собрать: бах. Исправьте его.')
    expect(output).toMatch(
      /docs\/y\.mdx:5:1 {2}ошибка {2}Компонент «Rows» прервал сборку страницы \(\S+\/docs\/rows\.jsx:2:\d+\): нет строк\. /,
    )
    expect(output).toContain('осталась прежней')
    expect(kept()).toEqual([['index.html'], 'the last good build'])
  })
})
