import { expect, test } from 'vitest'
import { siteOf } from '@/tests/support/site-of'
import { buildTexts } from './build-texts'

const { site } = siteOf({
  'docs/intro.md':
    '---\ntitle: Концепция\ndescription: О платформе.\nsidebar_position: 1\n---\n\nСмотрите [события](./api/events.md#list), [блог](/blog/), [сайт](https://example.org).\n\n```md\n[не ссылка](./nope), [и не эта](/blog/)\n```\n',
  'docs/api/events.md': '# События\n\n## Список {#list}\n\nТекст.\n',
  'docs/secret.md': '---\nunlisted: true\n---\n\nСекрет\n',
  'docs/draft.md': '---\ndraft: true\n---\n\nЧерновик\n',
  'blog/2026-01-01-novost.md': '---\ntitle: Новость\nslug: novost\n---\n\nТекст записи.\n',
})
const texts = buildTexts(site)

test('each listed page has a Markdown version, others do not', () => {
  expect([...texts.keys()]).toEqual([
    '/docs/intro.md',
    '/docs/api/events.md',
    '/blog/novost.md',
    '/llms.txt',
    '/llms-full.txt',
  ])
})

test('a Markdown version has title, description, address and text, with links that work anywhere', () => {
  expect(texts.get('/docs/intro.md')).toBe(
    `# Концепция

> О платформе.

<https://example.com/docs/intro/>

Смотрите [события](https://example.com/docs/api/events/#list), [блог](https://example.com/blog/), [сайт](https://example.org).

\`\`\`md
[не ссылка](./nope), [и не эта](/blog/)
\`\`\`
`,
  )
})

test.each([
  ['no fields', '---\n---\n\nВажно.\n\n---\n\nКонец.\n'],
  ['blanks after the marks', '--- \nkeywords: [тайна]\n--- \n\nВажно.\n\n---\n\nКонец.\n'],
  ['no block', 'Важно.\n\n---\n\nКонец.\n'],
])('the Markdown version has the whole text and no front matter: %s', (_, text) => {
  const markdown = buildTexts(siteOf({ 'docs/a.md': text }).site).get('/docs/a.md') ?? ''
  expect(markdown).toContain('\n\nВажно.\n\n---\n\nКонец.\n')
  expect(markdown).not.toContain('тайна')
})

test('an inline drawing becomes its text: it has no address', () => {
  const { site: own } = siteOf({
    'docs/a.md': 'До.\n\n![Клиент и [сервер\\]](./a.inline.svg "Рис. 1. Вход.")\n\n`![а](./a.inline.svg)`\n',
    'docs/a.inline.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  })
  expect(buildTexts(own).get('/docs/a.md')).toContain(
    'До.\n\nРис. 1. Вход. Клиент и [сервер\\]\n\n`![а](./a.inline.svg)`\n',
  )
})

test('a title in the text is not repeated', () => {
  expect(texts.get('/docs/api/events.md')?.match(/^# События$/gm)).toHaveLength(1)
})

test('llms.txt lists the Markdown versions by section, llms-full.txt contains them all', () => {
  const list = texts.get('/llms.txt') ?? ''
  expect(list).toMatch(/^# Документация платформы\n\n> /)
  expect(list).toContain(
    '## Документация\n\n- [Концепция](https://example.com/docs/intro.md): О платформе.\n',
  )
  expect(list).toContain('## Блог\n\n- [Новость](https://example.com/blog/novost.md): Текст записи.')
  expect(texts.get('/llms-full.txt')).toContain('Текст записи.')
  expect([...texts.values()].join('')).not.toMatch(/Секрет|Черновик/)
})
