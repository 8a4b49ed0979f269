import fs from 'node:fs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { filesOf } from '../export/pages'
import { build, check, copyContent, picture, restore, workFolder } from './project'

afterAll(() => void restore())

const post = (fields: string) => `---\ntitle: Т\n${fields}---\n\nТекст.\n\n<!-- truncate -->\n`

/** One mistake at a time in a copy of the content; what is printed, and the code of the process. */
const mistakes: [what: string, files: Record<string, string | Buffer>, lines: string[], code: number][] = [
  [
    'a link to a missing page',
    { 'docs/x.md': '[x](/docs/strat/)' },
    ['docs/x.md:1:1  ошибка  Нет страницы «/docs/strat/». Проверьте адрес.  links/page'],
    1,
  ],
  [
    'a link to a missing file',
    { 'docs/x.md': '[x](./api/event.md)' },
    ['docs/x.md:1:1  внимание  Нет файла «./api/event.md». Возможно, «./api/events.md»?  links/file'],
    0,
  ],
  [
    'a link to a missing anchor',
    { 'docs/x.md': 'Текст\n\nи [x](./api/events.md#comand)' },
    [
      'docs/x.md:3:3  внимание  Нет якоря «#comand» на странице «/docs/api/events/». Возможно, «command»?  links/anchor',
    ],
    0,
  ],
  [
    'a bad date',
    { 'blog/2024-01-01-x.md': post('date: 1 августа\n') },
    [
      'blog/2024-01-01-x.md:3:7  ошибка  Поле «date»: ожидается ГГГГ-ММ-ДД, а написано «1 августа».  front-matter/value',
    ],
    1,
  ],
  [
    'a duplicate slug',
    { 'blog/2024-01-01-x.md': post('slug: welcome\n') },
    [
      'blog/2024-01-01-x.md:3:7  внимание  Адрес «/blog/welcome/» уже занят файлом %/blog/2021-08-26-welcome/index.md. Задайте другое поле slug.  routes/duplicate',
    ],
    0,
  ],
  [
    'an unknown author',
    { 'blog/2024-01-01-x.md': post('authors: [plattform]\n') },
    [
      'blog/2024-01-01-x.md:3:11  ошибка  Нет автора «plattform» в authors.yml. Возможно, «platform»?  authors/unknown',
    ],
    1,
  ],
  [
    'broken YAML',
    { 'docs/x.md': '---\ntitle: Т\n\tid: x\n---\n' },
    [
      'docs/x.md:3:1  ошибка  Разметка YAML: Отступ сделан табуляцией. Замените её пробелами.  front-matter/syntax',
    ],
    1,
  ],
  [
    'an unclosed JSX tag',
    { 'docs/x.mdx': 'Текст\n\n<Tabs>\n\nещё\n' },
    ['docs/x.mdx:3:1  ошибка  Тег <Tabs> не закрыт. Добавьте </Tabs> или напишите <Tabs />.  mdx/syntax'],
    1,
  ],
  [
    'an unknown component',
    { 'docs/x.mdx': 'Текст\n\n<Crads />\n' },
    ['docs/x.mdx:3:1  ошибка  Нет компонента «Crads». Возможно, «Cards»?  mdx/component'],
    1,
  ],
  [
    'a module of an author that imports what is not there',
    {
      'docs/x.mdx': "import A from '@site/src/A'\n\n<A />\n",
      'src/A.tsx': "import Tabs from '@theme/Tabz'\nexport default () => <Tabs />\n",
    },
    ['src/A.tsx:1:18  ошибка  Нет модуля «@theme/Tabz». Возможно, «@theme/Tabs»?  mdx/import'],
    1,
  ],
  [
    'a module of an author that is no code',
    {
      'docs/x.mdx': "import B from '../src/B.jsx'\n\n<B />\n",
      'src/B.jsx': 'export default function B( { return 1 }\n',
    },
    ['src/B.jsx:1:37  ошибка  Код не прочитан: ожидается «}», а стоит «1». Исправьте его.  mdx/module'],
    1,
  ],
  [
    'an empty file',
    { 'docs/x.md': '' },
    ['docs/x.md:1:1  внимание  Файл пуст. Добавьте текст или удалите файл.  content/empty'],
    0,
  ],
  ['an empty list of tags', { 'blog/2024-01-01-x.md': post('tags: []\n') }, [], 0],
  [
    'a post folder with a picture',
    { 'blog/2024-01-01-x/index.md': `${post('')}\n![x](./a.png)\n`, 'blog/2024-01-01-x/a.png': picture },
    [],
    0,
  ],
]

describe('each mistake is one located Russian line', () => {
  test.each(mistakes)('%s', (_, files, lines, code) => {
    const folder = copyContent('mistake', files)
    const outcome = check(folder)
    expect(outcome.lines).toEqual(lines.map((line) => `${folder}/${line.replace('%', folder)}`))
    expect(outcome.code).toBe(code)
    expect(outcome.output).not.toMatch(/^\s+at |Error:/m)
  })

  test('all at once, in reading order', () => {
    const errors = mistakes
      .filter(([, , lines]) => lines.length > 0)
      .map(([, files, lines], index) => ({ files, lines, index }))
    const files = Object.assign(
      {},
      ...errors.map(({ files: own, index }) =>
        Object.fromEntries(
          Object.entries(own).map(([file, text]) => [file.replace('x.', `x${index}.`), text]),
        ),
      ),
    )
    const { lines, code } = check(copyContent('mistakes', files))
    expect(lines).toHaveLength(errors.length)
    expect(lines).toEqual(lines.toSorted())
    expect(code).toBe(1)
  })
})

describe('a failed build leaves the last good folder as it was', () => {
  const out = `${workFolder}/kept-out`
  beforeEach(() => {
    fs.rmSync(out, { recursive: true, force: true })
    fs.mkdirSync(out, { recursive: true })
    fs.writeFileSync(`${out}/index.html`, 'the last good build')
  })
  const kept = () => [filesOf(out), fs.readFileSync(`${out}/index.html`, 'utf8')]

  test('when the content has an error', () => {
    const { code, output } = build(copyContent('broken', { 'docs/x.md': '[x](/nope/)' }), out)
    expect(code).toBe(1)
    expect(output).toContain('осталась прежней')
    expect(kept()).toEqual([['index.html'], 'the last good build'])
  })

  test('when the content is where the bundler does not go', () => {
    const { code, output } = build('/nowhere/content', `${workFolder}/nowhere-out`)
    expect(code).toBe(1)
    expect(output.trim().split('\n')[0]).toBe(
      'CONTENT_DIR: папка «/nowhere/content» лежит вне проекта, а сборщик читает только его. Скопируйте её внутрь.',
    )
  })

  test('when a page fails while it is drawn', () => {
    const { code, output } = build(
      copyContent('broken', { 'docs/x.mdx': '{(() => { throw new Error("бах") })()}\n' }),
      out,
    )
    expect(code).toBe(1)
    expect(output).toContain('В файле «docs/x.mdx» ошибка кода: бах')
    expect(output).toContain('осталась прежней')
    expect(kept()).toEqual([['index.html'], 'the last good build'])
  })
})
