import { expect, test } from 'vitest'
import { sidebarIn, siteOf } from '@/tests/support/site-of'
import { plainProse } from './plain-prose'

test.each([
  ['Это **важно** и *нужно*.', 'Это важно и нужно.'],
  ['Вызов `World::get` и [страница](./a.md).', 'Вызов World::get и страница.'],
  ['~~Было~~ стало', 'Было стало'],
  ['![Схема](./a.png) мира', 'Схема мира'],
  ['Две\nстроки с `кодом`', 'Две\nстроки с кодом'],
  ['Первый **абзац**\n\nи второй', 'Первый абзац\n\nи второй'],
  ['Звезда \\* и **ещё**', 'Звезда * и ещё'],
  ['snake_case_name и 2 * 3 * 4', 'snake_case_name и 2 * 3 * 4'],
  ['Тип Map<K, V> и массив [1, 2]', 'Тип Map<K, V> и массив [1, 2]'],
  ['* с **начала**', '* с **начала**'],
  ['# не **заголовок**', '# не **заголовок**'],
  ['Просто слова', 'Просто слова'],
  ['', ''],
])('%j', (written, shown) => expect(plainProse(written)).toBe(shown))

test('descriptions of pages, categories and links are plain', () => {
  const { site, lines } = siteOf({
    'docs/a.md': '---\ntitle: А\ndescription: Это **важно**, [да](./b.md)\n---\n\nТекст\n',
    'docs/b/_category_.json':
      '{"label": "Б", "description": "С `кодом`", "link": {"type": "generated-index", "description": "*Все* страницы"}}',
    'docs/b/c.md': '---\ntitle: В\n---\n\nТекст\n',
    'docs/tags.yml': 'x:\n  label: Х\n  description: О **метке**\n',
  })
  expect(lines).toEqual([])
  expect(site.docs.find(({ id }) => id === 'a')?.description).toBe('Это важно, да')
  expect(sidebarIn(site).find(({ type }) => type === 'group')).toMatchObject({
    description: 'С кодом',
    generatedIndex: { description: 'Все страницы' },
  })
})
