import fs from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { filesOf } from '../export/pages'
import { build, check, workFolder, writeTree } from './project'

test('each mistake is one Russian line with position, in reading order; the check fails', () => {
  const folder = writeTree('mistakes', {
    'docs/api/events.md': 'Текст.\n',
    'docs/b.mdx': "[x](/docs/strat/)\n\nimport A from '@site/src/A'\n\n<A />\n",
    'docs/a.md': '[x](./api/event.md)\n\n[x](/docs/nope/)\n',
    'src/A.tsx': "import Tabs from '@theme/Tabz'\nexport default () => <Tabs />\n",
  })
  const { lines, code, output } = check(folder)
  expect(lines).toEqual(
    [
      'docs/a.md:1:1  предупреждение  Нет файла «./api/event.md». Возможно, «./api/events.md»?  links/file',
      'docs/a.md:3:1  ошибка  Нет страницы «/docs/nope/». Проверьте адрес.  links/page',
      'docs/b.mdx:1:1  ошибка  Нет страницы «/docs/strat/». Проверьте адрес.  links/page',
      'src/A.tsx:1:18  ошибка  Нет ни модуля «@theme/Tabz», ни файла src/theme/Tabz. Возможно, «@theme/Tabs»? Замены — docs/docusaurus.md, «Чем заменить».  mdx/import',
    ].map((line) => `${folder}/${line}`),
  )
  expect(code).toBe(1)
  expect(output).not.toMatch(/^\s+at |Error:/m)
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
    expect(output).toContain('docs/y.mdx:1:1  ошибка  Код не собрать: нет строк. Исправьте его.')
    expect(output).toContain('осталась прежней')
    expect(kept()).toEqual([['index.html'], 'the last good build'])
  })
})
