import { describe, expect, test } from 'vitest'
import { siteOf } from '../../support/site-of'
import { twoClicksAway } from './two-clicks-away'
import { englishIn, notesIn } from './leftovers'
import { mixedWords, strayLetters } from './letters'
import { openText } from './open-text'
import { isFile, type Sample } from './sample'
import { fieldsOf } from './fields-of'
import { countsOf } from './counts-of'
import { unreadable, xmlMistake } from './unreadable'
import { variantsIn } from './wording'
import { callsIn, signaturesOf } from './signatures'

const sample = (language: string, code: string): Sample => ({ language, title: '', code, line: 1 })

const page = `---
title: Т
---

Ход \`x\` на сервере.

| Поле | Смысл |
| --- | --- |
| \`x\`, \`y\` | место, см. \`z\` |

::::tabs
:::tab[A]
\`\`\`json title="a.json" client
{ "x": 1 }
\`\`\`
:::
::::

## Раздел {#part}

![Схема](./a.png)
`

describe('a text', () => {
  const text = openText({ path: 'docs/a.md', displayPath: 'content/docs/a.md', text: page })

  test('is split into samples, lines and names described in tables', () => {
    expect(text.samples).toEqual([{ language: 'json', title: 'a.json', code: '{ "x": 1 }', line: 14 }])
    expect(text.lines).toContainEqual({ line: 5, text: 'Ход … на сервере.' })
    expect([...text.described]).toEqual(['x', 'y'])
  })

  test('in MDX includes the words inside components', () => {
    const mdx = openText({
      path: 'a.mdx',
      displayPath: 'a.mdx',
      text: '<Card title="А">\n\nСлово {1 + 1}\n\n</Card>\n',
    })
    expect(mdx.lines).toEqual([{ line: 3, text: 'Слово' }])
  })

  test('is counted without its code', () => {
    const { site } = siteOf({ 'docs/a.md': page, 'docs/a.png': null })
    const [doc] = site.docs
    expect(doc && countsOf(doc)).toEqual({
      words: 10,
      sections: 1,
      headings: 1,
      samples: 1,
      tables: 1,
      pictures: 1,
    })
  })
})

describe('samples', () => {
  test.each([
    ['json', '{ "x": 1, }'],
    ['json', '{ "x": 1'],
    ['yaml', 'a: [1'],
    ['yaml', 'a: 1\na: 2'],
    ['xml', '<a><b></a>'],
  ])('of broken %s are found: %s', (language, code) => {
    expect(unreadable(sample(language, code))).toBeTruthy()
  })

  test('valid ones, and other languages, are accepted', () => {
    for (const [language, code] of [
      ['json', '{ "x": [1] }'],
      ['yaml', 'a:\n  - 1'],
      ['xml', '<!-- a --><a b="1"><c/></a>'],
      ['php', '{'],
    ] as const)
      expect(unreadable(sample(language, code))).toBeUndefined()
  })

  test.each(['<a>', '<a></a><b></b>', '<a b=1></a>', '<a>x & y</a>', 'a', '', '<a></a>b'])(
    '«%s» is not XML',
    (text) => {
      expect(xmlMistake(text)).toBeTruthy()
    },
  )

  test('contain fields at any depth, and instances are not fields', () => {
    const json = '{ "world": { "54": { "player_anna": [{ "x": 1 }] } }, "events": { "move/walk": 1 } }'
    expect([...fieldsOf(sample('json', json))]).toEqual(['world', 'x', 'events'])
    expect([...fieldsOf(sample('yaml', 'params:\n  xp:\n'))]).toEqual(['params', 'xp'])
    expect(fieldsOf(sample('csharp', '{'))).toEqual(new Set())
  })

  test('are files if their titles are paths', () => {
    const titled = ['Assets/Scripts/UI/XpBar.cs', 'check.sh', 'Ответ', 'index.php, эскиз'].map((title) =>
      isFile({ ...sample('', ''), title }),
    )
    expect(titled).toEqual([true, true, false, false])
  })
})

describe('words', () => {
  test('of mixed alphabets are found, in code, too', () => {
    expect(mixedWords('сервeр и кoд, `сoбытие`, JSON-команда, 2D')).toEqual(['сервeр', 'кoд', 'сoбытие'])
  })

  test('of a single Latin letter among Russian ones are found', () => {
    expect(strayLetters('пакет c сервера')).toHaveLength(1)
    expect(strayLetters('по оси X вправо, ось y вниз, на языке C# пишут')).toEqual([])
  })

  test('left over from a draft are found', () => {
    expect(notesIn('TODO: дописать позже. Lorem ipsum.')).toEqual([
      'TODO',
      'дописать позже',
      'Lorem',
      'ipsum',
    ])
    expect(notesIn('Методология')).toEqual([])
  })

  test('of English sentences are found, names of settings are not', () => {
    expect(englishIn('Текст. This is the server of the game.')).toEqual(['This is the server of the game'])
    expect(englishIn('Откройте Edit → Project Settings → Player, Install package from git URL')).toEqual([])
    expect(englishIn('Allowed in development builds — режим Scale With Screen Size')).toEqual([])
  })

  test('that are variants of a term are found by prefix, or whole', () => {
    expect(variantsIn('Кулдаун и тик, тикет, кэшу', ['кулдаун', 'тик$', 'кэш'])).toEqual([
      'Кулдаун',
      'тик',
      'кэшу',
    ])
    expect(variantsIn('слагаемое', ['слаг$'])).toEqual([])
    expect(variantsIn('текст', [])).toEqual([])
  })
})

test('two clicks reach cards, links on open pages, and no further', () => {
  const { site } = siteOf({
    'docs/a.md': '---\ntitle: А\n---\n\n## Р {#p}\n\n#### Мелко {#small}\n\n[б](./x/b.md#q)\n',
    'docs/x/_category_.json': '{ "label": "Раздел", "link": { "type": "generated-index" } }',
    'docs/x/b.md': '---\ntitle: Б\n---\n\n## Р {#q}\n\n## Р {#r}\n',
  })
  const reached = twoClicksAway(site)
  expect([...reached].toSorted()).toEqual([
    '/docs/a/',
    '/docs/a/#p',
    '/docs/category/раздел/',
    '/docs/x/b/',
    '/docs/x/b/#q',
  ])
})

describe('signatures', () => {
  const table =
    '| `World::filter($at, $fn, $count = 1)` | a |\n| `events->remove($group)` | b |\n| `remove()`, `save()` | c |'

  test('are read from the first cells of tables, with optional parameters', () => {
    expect([...signaturesOf(table)]).toEqual([
      ['World::filter', { least: 2, most: 3 }],
      ['events->remove', { least: 1, most: 1 }],
      ['remove', { least: 0, most: 0 }],
      ['save', { least: 0, most: 0 }],
    ])
  })

  test.each([
    ['World::filter($a, fn($x, $y) => [1, 2], 3);', 'World::filter', 3],
    ["$object->events->remove('a, b'); // remove(1, 2)", 'events->remove', 1],
    ['$object->remove();', 'remove', 0],
    ['model.Get<T>(Other(a, b), c)', 'Get', 2],
  ])('calls in %s', (code, name, count) => {
    expect(callsIn(code, ['World::filter', 'events->remove', 'remove', 'Get'])).toEqual([{ name, count }])
  })
})
