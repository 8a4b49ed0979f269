import fs from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { filesOf } from '../export/pages'
import { check, copyContent, scaffold } from './project'

let folder = ''
beforeEach(() => {
  folder = copyContent('new', {})
})

/** All files of a folder by name, with their texts. */
const textsOf = (root: string): [string, string][] =>
  filesOf(root).map((file) => [file, fs.readFileSync(`${root}/${file}`, 'utf8')])

test('npm run new writes files that the check has nothing against', () => {
  for (const [kind = '', flags, file] of [
    ['doc', ['--title', 'Урок 4: «обмен»', '--folder', 'tutorials'], 'docs/tutorials/urok-4-obmen.md'],
    [
      'doc',
      ['--title', 'Новый раздел', '--folder', 'guide/start', '--name', 'index'],
      'docs/guide/start/index.md',
    ],
    [
      'post',
      ['--title', 'Вышла версия 2', '--date', '2026-11-21', '--authors', 'docs,platform', '--tags', 'hello'],
      'blog/2026-11-21-vyshla-versiya-2.md',
    ],
    ['author', ['--name', 'Анна Белова', '--title', 'Редактор'], 'blog/authors.yml'],
  ] as const) {
    const { code, output } = scaffold(folder, kind, ...flags)
    expect([code, output.trim()]).toEqual([0, `Готово: ${folder}/${file}`])
    expect(fs.existsSync(`${folder}/${file}`)).toBe(true)
  }
  expect(check(folder)).toMatchObject({ lines: [], code: 0 })
})

test.each([
  [['doc'], 1, 'Заголовок: Без этого не обойтись.'],
  [
    ['doc', '--title', 'События', '--folder', 'api', '--name', 'events'],
    1,
    '«events» уже есть. Возьмите другое.',
  ],
  [['doc', '--title', 'Х', '--folder', '../..'], 1, 'Папка «../..» не станет разделом'],
  [['post', '--title', 'Х', '--name', 'welcome'], 1, '«welcome» уже есть. Возьмите другое.'],
  [
    ['post', '--title', 'Х', '--date', '31.12.2026'],
    1,
    '--date: ожидается ГГГГ-ММ-ДД, а написано «31.12.2026».',
  ],
  [['post', '--title', 'Х', '--authors', 'dosc'], 1, 'Нет автора «dosc» в authors.yml. Возможно, «docs»?'],
  [['author', '--name', 'Команда', '--key', 'platform'], 1, '«platform» уже есть. Возьмите другое.'],
  [['page'], 2, 'npm run new doc|post|author'],
  [['doc', '--titel', 'Х'], 2, 'npm run new doc|post|author'],
])('%j writes nothing and says why', (args, code, message) => {
  const before = textsOf(folder)
  const outcome = scaffold(folder, ...args)
  expect(outcome.code).toBe(code)
  expect(outcome.output).toContain(message)
  expect(outcome.output).not.toMatch(/^\s+at |Error:/m)
  expect(textsOf(folder)).toEqual(before)
})

describe('npm run check for programs', () => {
  test('JSON and commands of GitHub, alone on the output, with the code of the check', () => {
    fs.writeFileSync(`${folder}/docs/x.md`, '[x](/docs/nope/)\n')
    const json = check(folder, '--format', 'json')
    expect(json.code).toBe(1)
    expect(JSON.parse(json.output)).toMatchObject([
      { file: `${folder}/docs/x.md`, line: 1, column: 1, rule: 'links/page' },
    ])
    const github = check(folder, '--format', 'github')
    expect(github.code).toBe(1)
    expect(github.output.trim()).toBe(
      `::error file=${folder}/docs/x.md,line=1,col=1,title=links/page::Нет страницы «/docs/nope/». Проверьте адрес.`,
    )
  })

  test('a format that does not exist is told', () => {
    const { code, output } = check(folder, '--format', 'xml')
    expect(code).toBe(2)
    expect(output).toContain('text|json|github')
  })
})

test('the check of this site finds nothing', () => {
  const { code, lines } = check('content')
  expect([code, lines]).toEqual([0, []])
})
