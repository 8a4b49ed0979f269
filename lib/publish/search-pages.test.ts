import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { searchPages } from './search-pages'

const { site } = siteOf(
  {
    'docs/intro.md': '---\ntitle: Концепция\nkeywords: [карта]\n---\n\nПервый абзац.\n',
    'docs/api/_category_.json':
      '{ "label": "API", "link": { "type": "generated-index", "description": "Справочник." } }',
    'docs/api/events.md': [
      '# События',
      '',
      'Вступление с `isPublic`.',
      '',
      '## Команда {#command}',
      '',
      '| Поле | Смысл |',
      '|---|---|',
      '| `group` | группа |',
      '',
      ':::note[Осторожно]',
      '',
      'Внутри выноски.',
      '',
      ':::',
      '',
      '```json title="Шаг вправо"',
      '  { "x": 1 }',
      '```',
      '',
      `![Схема обмена](./a.png "Рис. 1. Обмен")`,
      '',
    ].join('\n'),
    'docs/words.md':
      '---\ntitle: Словарь\n---\n\n## Мир {#world}\n\n### Карта {#map}\n\nМеста.\n\n### Вид {#kind}\n\n## Сеть {#net}\n\nСвязь.\n',
    'docs/api/a.png': null,
    'docs/api/draft.md': '---\ntitle: Черновик\ndraft: true\n---\n\nТекст.\n',
    'docs/api/hidden.md': '---\ntitle: Скрытая\nunlisted: true\n---\n\nТекст.\n',
    'blog/2021-01-01-post.md': '---\ntitle: Запись\n---\n\nТекст записи.\n',
    'pages/about.mdx':
      '---\ntitle: О сайте\n---\n\n<Card title="Карточка" to="/docs/intro/">\n\nТекст карточки.\n\n</Card>\n',
  },
  { drafts: true },
)
const pages = searchPages(site)
const page = (permalink: string) => pages.find((one) => one.permalink === permalink)

test('the search contains all listed pages, in development, too', () => {
  expect(pages.map(({ permalink, kind }) => `${kind} ${permalink}`).toSorted()).toEqual([
    'blog /blog/2021/01/01/post/',
    'docs /docs/api/events/',
    'docs /docs/category/api/',
    'docs /docs/intro/',
    'docs /docs/words/',
    'page /about/',
  ])
})

test('pages have breadcrumbs and keywords', () => {
  expect(page('/docs/api/events/')).toMatchObject({ title: 'События', breadcrumbs: ['API'] })
  expect(page('/blog/2021/01/01/post/')?.breadcrumbs).toEqual(['Блог'])
  expect(page('/docs/intro/')?.keywords).toEqual(['карта'])
})

test('pages contain all their visible text, by heading', () => {
  expect(page('/docs/api/events/')?.sections.at(-1)).toEqual({
    anchor: 'command',
    heading: 'Команда',
    text: 'group\tгруппа\nПоле\tСмысл\t\nОсторожно\nВнутри выноски.\nШаг вправо\nСхема обмена\nРис. 1. Обмен',
    code: '{ "x": 1 }',
    rows: [{ id: 'group', name: 'group', line: 0 }],
  })
  expect(page('/docs/words/')?.sections.map(({ anchor, text }) => [anchor, text])).toEqual([
    ['world', 'Карта\nВид'],
    ['map', 'Места.'],
    ['kind', ''],
    ['net', 'Связь.'],
  ])
  expect(page('/about/')?.sections).toEqual([
    { anchor: '', heading: '', text: 'Карточка\nТекст карточки.', code: '' },
  ])
  expect(page('/docs/category/api/')?.sections[0]?.text).toBe('Справочник.\nСобытия')
})
