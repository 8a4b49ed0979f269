import { describe, expect, test } from 'vitest'
import { permalinksOf, sidebarIn, siteOf } from '@/tests/support/site-of'

const doc = (text = 'Текст.', fields = '') => `---\ntitle: Т\n${fields}---\n\n${text}\n`
const docs = (files: Record<string, string>) => permalinksOf(siteOf(files).site, 'doc')

describe('addresses of docs', () => {
  test('come from folders and file names', () => {
    expect(docs({ 'docs/guide/install.md': doc() })).toEqual(['/docs/guide/install/'])
    expect(docs({ 'docs/Установка.md': doc() })).toEqual(['/docs/Установка/'])
    expect(docs({ 'docs/a b.md': doc() })).toEqual(['/docs/a b/'])
  })

  test('lose number prefixes, but not dates and versions', () => {
    expect(docs({ 'docs/01-guide/02-install.md': doc() })).toEqual(['/docs/guide/install/'])
    expect(docs({ 'docs/2021-11-foo.md': doc(), 'docs/7.0-foo.md': doc() })).toEqual([
      '/docs/2021-11-foo/',
      '/docs/7.0-foo/',
    ])
    expect(docs({ 'docs/01-a.md': doc('', 'parse_number_prefixes: false\n') })).toEqual(['/docs/01-a/'])
  })

  test('of index files are those of their folders', () => {
    for (const name of ['index', 'README', 'api'])
      expect(docs({ [`docs/api/${name}.md`]: doc() })).toEqual(['/docs/api/'])
    expect(docs({ 'docs/api/01-index.md': doc() })).toEqual(['/docs/api/index/'])
  })

  test('follow the slug: absolute, relative to the folder, never above the root', () => {
    const withSlug = (slug: string) => docs({ 'docs/a/x.md': doc('', `slug: ${slug}\n`) })[0]
    expect(withSlug('/start')).toBe('/docs/start/')
    expect(withSlug('./y')).toBe('/docs/a/y/')
    expect(withSlug('../y')).toBe('/docs/y/')
    expect(withSlug('../../../y')).toBe('/docs/y/')
    expect(withSlug('/')).toBe('/docs/')
  })

  test('do not exist for partials and tests', () => {
    expect(
      docs({
        'docs/_part.md': doc(),
        'docs/_x/a.md': doc(),
        'docs/a.test.md': doc(),
        'docs/__tests__/b.md': doc(),
        'docs/a.md': doc(),
      }),
    ).toEqual(['/docs/a/'])
  })
})

describe('titles and descriptions', () => {
  const only = (text: string) => siteOf({ 'docs/a.md': text }).site.docs[0]

  test('come from front matter, else from the text, else from the file name', () => {
    expect(only('---\ntitle: Поле\n---\n# Текст\n')?.title).toBe('Поле')
    expect(only('# Текст {#id}\n')?.title).toBe('Текст')
    expect(only('Просто текст.\n')?.title).toBe('a')
  })

  test('a number is a title, too', () => {
    expect(only('---\ntitle: 2024\n---\n')?.title).toBe('2024')
  })

  test('the first paragraph is the description, colons included', () => {
    expect(only('# Т\n\nСписок: один, **два**: три [и](https://example.com).\n')?.description).toBe(
      'Список: один, два: три и.',
    )
  })
})

describe('drafts and unlisted pages', () => {
  const files = {
    'docs/a.md': doc(),
    'docs/b.md': doc('', 'draft: true\n'),
    'docs/c.md': doc('', 'unlisted: true\n'),
  }

  test('drafts exist in development only', () => {
    expect(permalinksOf(siteOf(files).site, 'doc')).toEqual(['/docs/a/', '/docs/c/'])
    expect(permalinksOf(siteOf(files, { drafts: true }).site, 'doc')).toContain('/docs/b/')
  })

  test('unlisted pages are built, but in no sidebar', () => {
    const { site } = siteOf(files)
    expect(sidebarIn(site).map(({ permalink }) => permalink)).toEqual(['/docs/a/'])
  })
})

describe('mistakes', () => {
  const lines = (files: Record<string, string>) => siteOf(files).lines

  test('M55 are reported with position, finding and advice', () => {
    expect(
      lines({ 'docs/a.md': '---\ntitle: Т\nsidebar_position: второй\ndraft: да\n---\nТекст\n' }),
    ).toEqual([
      'content/docs/a.md:3:19  ошибка  Поле «sidebar_position»: ожидается число, а написано «второй».  front-matter/value',
      'content/docs/a.md:4:8  ошибка  Поле «draft»: ожидается true или false, а написано «да».  front-matter/value',
    ])
  })

  test('two files with the same id or address', () => {
    expect(lines({ 'docs/a.md': doc(), 'docs/01-a.md': doc() })).toEqual([
      'content/docs/01-a.md:1:1  ошибка  Имя страницы «a» уже занято файлом content/docs/a.md. Задайте другое поле id.  docs/duplicate-id',
      'content/docs/a.md:1:1  внимание  Адрес «/docs/a/» уже занят файлом content/docs/01-a.md. Задайте другое поле slug.  routes/duplicate',
    ])
  })
})
