import { describe, expect, test } from 'vitest'
import { readMove } from './read-move'

const files = [
  'docs/intro.md',
  'docs/api/events.md',
  'docs/api/img/a.png',
  'docs/guide/index.md',
  'docs/guide/more.md',
  'blog/2026-11-21-a/index.md',
]

/** Reads a move as typed in a folder of the project. */
function read(old: string, next: string, folder = '') {
  const bases = [`/project/${folder}`, '/project', '/project/content']
  return readMove(old, next, { root: '/project/content', bases, files })
}

describe('paths are resolved', () => {
  test.each([
    ['from the content', 'docs/intro.md', 'docs/api/start.md', ''],
    ['from the project', 'content/docs/intro.md', 'content/docs/api/start.md', ''],
    ['from a folder of the content', 'intro.md', 'api/start.md', 'content/docs'],
    ['from one beside it', '../intro.md', 'start.md', 'content/docs/api'],
    ['as a whole', '/project/content/docs/intro.md', '/project/content/docs/api/start.md', ''],
  ])('%s', (_, old, next, folder) => {
    expect(read(old, next, folder)).toEqual({ from: 'docs/intro.md', to: 'docs/api/start.md' })
  })

  test.each([
    ['docs/intro.md', 'docs/api/', 'docs/intro.md', 'docs/api/intro.md'],
    ['docs/intro.md', 'docs/api', 'docs/intro.md', 'docs/api/intro.md'],
    ['docs/intro.md', 'docs/new/', 'docs/intro.md', 'docs/new/intro.md'],
    ['docs/api/', 'docs/server', 'docs/api', 'docs/server'],
    ['docs/api', 'docs/guide', 'docs/api', 'docs/guide/api'],
    ['docs/intro.md', 'docs/intro.mdx', 'docs/intro.md', 'docs/intro.mdx'],
    ['blog/2026-11-21-a', 'blog/2026-11-22-b', 'blog/2026-11-21-a', 'blog/2026-11-22-b'],
  ])('%s to %s', (old, next, from, to) => {
    expect(read(old, next)).toEqual({ from, to })
  })
})

test.each([
  ['docs/evnts.md', 'docs/a.md', 'Нет файла или папки «docs/evnts.md». Возможно, «./docs/api/events.md»?'],
  ['docs/intro', 'docs/a.md', 'Нет файла или папки «docs/intro». Есть файл «./docs/intro.md».'],
  ['lib/site.ts', 'docs/a.md', 'Нет файла или папки «lib/site.ts». Проверьте путь.'],
  ['docs/intro.md', 'docs/intro.md', '«docs/intro.md» уже есть. Возьмите другое имя.'],
  ['docs/api', 'docs/api/deep', 'Папку не перенести в саму себя.'],
  ['docs/intro.md', 'docs/api/events.md', '«docs/api/events.md» уже есть. Возьмите другое имя.'],
  ['docs/intro.md', 'docs/api/events.md/x.md', '«docs/api/events.md» уже есть. Возьмите другое имя.'],
  [
    'docs/intro.md',
    '../../a.md',
    'Путь «../../a.md» не внутри папки с содержимым. Пишите, например, «docs/api/».',
  ],
])('%s to %s is refused', (old, next, message) => {
  expect(() => read(old, next)).toThrow(message)
})
