import { describe, expect, test } from 'vitest'
import { typograph } from '@/lib/text/typograph'
import { loadedOf, siteOf, type Files } from '@/tests/support/site-of'
import { planAuthor, planDoc, planPost, slugOf, type Flags } from './plan-file'

const base: Files = {
  'docs/intro.md': '---\ntitle: Начало\n---\n\nТекст.\n',
  'docs/api/events.md': '---\ntitle: События\nsidebar_position: 3\n---\n\nТекст.\n',
  'blog/authors.yml': '# Авторы\nplatform:\n  name: Команда\n',
  'blog/tags.yml': 'news:\n  label: Новости\n',
}
const content = (files = base) => ({ ...loadedOf(files), problems: [] })
/** The site with the file that the flags create. */
function withFile(plan: typeof planDoc, flags: Flags) {
  const { path, text } = plan(flags, content())
  return siteOf({ ...base, [path]: text })
}
/** Titles that YAML would parse as something else. */
const awkward = [
  'Урок 1: начало',
  '- список',
  '"кавычки"',
  '#метка',
  'да: [нет]',
  '2024-01-01',
  'true',
  "it's",
  '@x',
  '%',
]

describe('the slug', () => {
  test.each([
    ['Первый спрайт', 'pervyi-sprait'],
    ['События и ответы сервера', 'sobytiya-i-otvety-servera'],
    ['WebSocket: настройка', 'websocket-nastroika'],
    ['Щёлк! — и готово…', 'shchyolk-i-gotovo'],
    ['世界', ''],
    [
      'Очень длинный заголовок в котором так много слов что имя файла было бы неудобным',
      'ochen-dlinnyi-zagolovok-v-kotorom-tak-mnogo-slov-chto-imya',
    ],
  ])('of %s is %j', (title, slug) => expect(slugOf(title)).toBe(slug))
})

describe('a new doc', () => {
  test('goes last in its folder', () => {
    const flags = { title: 'Проверка', name: 'test', folder: 'api', description: 'О проверке.' }
    expect(planDoc(flags, content())).toEqual({
      path: 'docs/api/test.md',
      text: '---\ntitle: Проверка\ndescription: О проверке.\nsidebar_position: 4\n---\n\nОдин короткий абзац: что читатель сможет сделать, когда прочтёт страницу.\n\n## Первый раздел {#first}\n\nТекст раздела.\n',
    })
  })

  test.each(awkward)('with the title %s is valid', (title) => {
    const { site, lines } = withFile(planDoc, { title, name: 'test', folder: '' })
    expect(lines).toEqual([])
    expect(site.docs.find(({ id }) => id === 'test')?.title).toBe(typograph(title))
  })
})

describe('a new post', () => {
  test('has its date in the file name and its slug in front matter', () => {
    const flags = { title: 'Новость', name: 'novost', date: '2026-11-21', authors: 'platform', tags: 'news' }
    expect(planPost(flags, content())).toEqual({
      path: 'blog/2026-11-21-novost.md',
      text: '---\ntitle: Новость\nslug: novost\nauthors: [platform]\ntags: [news]\n---\n\nВступление: этот абзац увидят в списке записей.\n\n<!-- truncate -->\n\nПродолжение записи.\n',
    })
    const { site, lines } = withFile(planPost, flags)
    expect(lines).toEqual([])
    expect([site.posts[0]?.permalink, site.posts[0]?.date]).toEqual(['/blog/novost/', '2026-11-21'])
  })

  test.each(awkward)('with the title %s is valid', (title) => {
    const { site, lines } = withFile(planPost, { title, name: 'x', date: '2026-11-21' })
    expect([lines, site.posts[0]?.title]).toEqual([[], typograph(title)])
  })
})

describe('a new author', () => {
  test('is appended; the rest of the file is unchanged', () => {
    const { path, text } = planAuthor({ key: 'anna', name: 'Анна', title: 'Редактор' }, content())
    expect(path).toBe('blog/authors.yml')
    expect(text).toBe(
      '# Авторы\nplatform:\n  name: Команда\n\nanna:\n  name: Анна\n  title: Редактор\n  page: true\n',
    )
  })

  test('creates the file if it is missing', () => {
    expect(planAuthor({ key: 'anna', name: 'Анна' }, content({}))).toEqual({
      path: 'blog/authors.yml',
      text: 'anna:\n  name: Анна\n  page: true\n',
    })
  })

  test.each(awkward)('named %s is valid', (name) => {
    const { site, lines } = withFile(planAuthor, { key: 'anna', name })
    expect([lines, site.authors.at(-1)?.name]).toEqual([[], name])
  })
})

const taken: Files = {
  'docs/api/events.md': '---\ntitle: События\n---\n\nТекст.\n',
  'blog/2021-08-26-welcome.md': '---\nslug: welcome\n---\n\nТекст.\n',
  'blog/authors.yml': 'platform:\n  name: Команда\n  page: true\n',
}

test.each<[typeof planDoc, Flags, string]>([
  [planDoc, {}, 'Не хватает --title. Добавьте, например: --title "Обмен предметами".'],
  [
    planDoc,
    { title: 'События', folder: 'api', name: 'events' },
    '«events» уже есть. Возьмите другое имя: --name.',
  ],
  [planDoc, { title: 'Х', folder: 'apy' }, 'Папки docs/apy нет. Возможно, «api»?'],
  [planPost, { title: '  ' }, 'Не хватает --title.'],
  [planPost, { title: '世界' }, 'Не хватает --name.'],
  [planPost, { title: 'Х', name: 'а б' }, 'а написано «а б». Исправьте --name.'],
  [planAuthor, {}, 'Не хватает --name.'],
  [planPost, { title: 'Х', name: 'welcome' }, '«welcome» уже есть. Возьмите другое имя: --name.'],
  [planAuthor, { name: 'Команда', key: 'platform' }, '«platform» уже есть. Возьмите другое имя: --key.'],
])('%o with %o is refused', (plan, flags, message) => {
  expect(() => plan(flags, content(taken))).toThrow(message)
})

test('a new author is refused beside authors.json, which a YAML file would hide', () => {
  const files = { 'blog/authors.json': '{"platform": {"name": "Команда"}}' }
  const plan = () => planAuthor({ key: 'anna', name: 'Анна' }, content(files))
  expect(plan).toThrow('Впишите «anna» в content/blog/authors.json сами: команда дополняет только YAML.')
  const both = { ...files, 'blog/authors.yaml': '', 'blog/authors.yml': '' }
  expect(planAuthor({ key: 'anna', name: 'Анна' }, content(both)).path).toBe('blog/authors.yml')
})
