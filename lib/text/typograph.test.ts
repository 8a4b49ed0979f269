import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { typograph, typographAll } from './typograph.mjs'

const dots = (text: string) => text.replaceAll('\u00a0', '·')
const set = (text: string) => dots(typograph(text))
const render = async (text: string) =>
  dots(
    await renderMarkdown({ path: 'a.md', displayPath: 'a.md', text }, 'md', {
      resolve: (url) => ({ href: url }),
    }),
  )

describe('prose', () => {
  test.each([
    ['В доме и на улице - тихо', 'В·доме и·на·улице·— тихо'],
    ['"большая "игра" в слова"', '«большая „игра“ в·слова»'],
    ['«уже верно»', '«уже верно»'],
    ['Экран 27" и угол', 'Экран 27" и·угол'],
    ['Пауза 10 с, 25 страниц, 12 ноября 2026 г.', 'Пауза 10·с, 25·страниц, 12·ноября 2026·г.'],
    ['На рисунке 1, в таблице 3', 'На·рисунке·1, в·таблице·3'],
    ['Строка "" и "имя"', 'Строка "" и·"имя"'],
    ['В разделе "Лимиты": 20 мс', 'В·разделе «Лимиты»: 20·мс'],
    ['Параметр key="v"', 'Параметр key="v"'],
    ['Ответ {"a":"b"} и {"a": 1}', 'Ответ {"a":"b"} и·{"a": 1}'],
    ['Ждите...', 'Ждите…'],
    ['Число над головой, подножие', 'Число над·головой, подножие'],
    ['т. е. см. рис. 1', 'т.·е.·см.·рис.·1'],
    ['Сколько же клеток?', 'Сколько·же клеток?'],
    ['— Привет', '— Привет'],
    ['move/walk, a--b, x = -5, 1/2, (c)', 'move/walk, a--b, x·= -5, 1/2, (c)'],
  ])('%s', (text, expected) => expect(set(text)).toBe(expected))
})

describe('many texts at once', () => {
  // longer than what is remembered
  const long = 'слово и слово '.repeat(8)
  const ends = [
    'в том же году.',
    'тот же мир.',
    'как и я.',
    'шаг 12',
    'шаг 12.',
    'цена -',
    'раз... два...',
    'пятого мая 2020 г',
    'из Node.js HTTP API.',
    'меньше a < b',
    'больше a > b',
    '<b>жирный</b>',
    'R&amp;D и т. д.',
    'адрес https://example.com/?a=1&b=2 и он',
    'кавычка "одна',
    'кавычка" другая',
    '"в кавычках"',
    '№ 5',
    'см. рис. 5',
    'строка\nи ещё\n\nодна',
  ]
  const texts = [
    ...ends.map((end) => long + end),
    ...ends.map((end) => `${end} ${long.trim()}`),
    '- реплика',
    '— реплика',
    '',
  ]

  test('each is set as by itself', () => {
    expect(typographAll(texts)).toEqual(texts.map((text) => typograph(text)))
    expect(typographAll(texts.toReversed())).toEqual(texts.toReversed().map((text) => typograph(text)))
  })

  test('the end of each is the end of a text', () => {
    const lines = typographAll([`${long}Что он.`, `${long}тот же мир.`])
    expect(lines.map((text) => dots(text.slice(-11)))).toEqual([
      expect.stringContaining('Что·он.'),
      'тот·же мир.',
    ])
  })

  test('what parts them has a place in a text', () => {
    const [first, second] = typographAll([`${long}\n\n\uF8F2\n\n в доме`, `${long}в доме`])
    expect(dots(first ?? '')).toContain('в·доме')
    expect(dots(second ?? '')).toContain('в·доме')
  })
})

describe('Markdown', () => {
  test('lines are set as a whole, across emphasis, links and code', async () => {
    expect(await render('В **доме** и "*жирный* текст" - да, и "`код`" - нет.')).toBe(
      '<p>В·<strong>доме</strong> и·«<em>жирный</em> текст»·— да, и·«<code>код</code>»·— нет.</p>',
    )
    expect(await render('[в "ссылке"](a.md)')).toBe('<p><a href="a.md">в·«ссылке»</a></p>')
  })

  test('tags around a text are seen through', async () => {
    expect(await render('Нажмите <kbd>"x"</kbd> и <b>"y"</b>.')).toContain('<kbd>«x»</kbd> и·<b>«y»</b>')
  })

  test('code, addresses, titles of links and anchors are no prose', async () => {
    const html = await render(
      '## О "главном"\n\n`a - b` [x](http://a.b/a--b "в т")\n\n```\nв "коде" - не\n```',
    )
    expect(html).toContain('id="о-главном"')
    expect(html).toContain('<code>a - b</code>')
    expect(html).toContain('href="http://a.b/a--b" title="в т"')
    expect(html).toContain('в "коде" - не')
  })

  test('can be switched off for a page', async () => {
    expect(await render('---\ntypography: false\n---\n\nВ "доме" - да')).toBe('<p>В "доме" - да</p>')
  })
})
