import { describe, expect, test } from 'vitest'
import { searchOf, searchPage } from '@/tests/support/search-of'
import { buildIndex } from '../publish/build-search-index'
import { createSearch, type SearchOptions } from './create-search'
import type { SnippetPart } from './result'
import type { SearchPage } from './index-files'

const pages: SearchPage[] = [
  searchPage('/docs/events/', 'События', {
    '': 'Составьте команду, которую примет сервер.',
    'Жизненный цикл': 'У события три источника. Код срабатывает, когда истёк таймаут группы.',
    'Свойства действия': 'isPublic — действие можно вызвать из клиента.',
  }),
  searchPage(
    '/docs/lesson/',
    'Урок 2. Движение',
    {
      '': 'Персонаж пойдёт по клавишам.',
      'Опишите команды': 'У группы move/walk три действия. На клетке стоит PlayerController.Player.',
    },
    { breadcrumbs: ['Уроки'] },
  ),
  searchPage('/docs/server/', 'Установка сервера', {
    '': 'Выберите облако.',
    'Резервные копии': 'Снимите копию базы, проверьте клетки карты.',
    'Соединение с WebSocket': 'Порты локаций откройте в сетевом экране.',
  }),
  searchPage(
    '/blog/first/',
    'Первая запись',
    { '': 'Почему сервер решает, какие события считать.' },
    { kind: 'blog' },
  ),
]
const { search } = searchOf(pages)
const found = async (text: string, options?: SearchOptions) =>
  (await search(text, options)).groups.map(({ permalink }) => permalink)
const marked = (parts: SnippetPart[] = []) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('queries', () => {
  test('may use any form of a word', async () => {
    for (const form of ['событие', 'событий', 'СОБЫТИЯМИ'])
      expect(await found(form)).toEqual(['/docs/events/', '/blog/first/'])
    expect((await found('клеток')).toSorted()).toEqual(['/docs/lesson/', '/docs/server/'])
  })

  test('may have a typo: one edit from four letters on, two from eight', async () => {
    for (const slip of ['сабытие', 'собыите', 'собтие', 'событтие'])
      expect((await found(slip))[0]).toBe('/docs/events/')
    expect((await found('утсановко'))[0]).toBe('/docs/server/')
    expect(await found('кад ')).toEqual([])
  })

  test('may be the address of a page, copied from anywhere, with or without a part of it', async () => {
    for (const address of [
      '/docs/server',
      'https://example.com/docs/server/index.html?a=1 ',
      'http://localhost:3000/copy/Docs/Server/#nothing',
      ' /docs/server/#part-0',
    ])
      expect([address, await found(address)]).toEqual([address, ['/docs/server/']])
    const { groups, totals, corrected } = await search('https://example.com/docs/server/#part-1')
    expect(groups[0]?.hits[0]?.anchor).toBe('part-1')
    expect([totals, corrected]).toEqual([{ docs: 1, blog: 0, page: 0 }, undefined])
    expect(await found('/docs/server/', { kind: 'blog' })).toEqual([])
    // not an address of this site: searched as words
    expect(await found('https://example.com/клетки/')).toContain('/docs/lesson/')
  })

  test('may be in the wrong layout, both ways', async () => {
    expect((await found('cj,snbt'))[0]).toBe('/docs/events/')
    expect((await found('шыЗгидшс'))[0]).toBe('/docs/events/')
    expect(await found('ьщму')).toEqual(['/docs/lesson/'])
    expect((await search('cj,snbt')).corrected).toBe('событие')
  })

  test('may be random keys: no other layout is tried', async () => {
    // «ы» is s, the others are punctuation; the root of «яяяя» is a single letter
    const { search: short } = searchOf([searchPage('/s/', 'Файл s', { '': 'Яд и ss.' })])
    for (const keys of ['ъъыыъъъ', 'ъыъ', 'жыжы', 'яяяя', 'zzzz'])
      expect(await short(keys)).toEqual({ groups: [], total: 0, totals: { docs: 0, blog: 0, page: 0 } })
    expect((await short('ыы')).corrected).toBe('ss')
  })

  test('may spell a foreign word differently', async () => {
    const { search: short } = searchOf([
      searchPage('/a/', 'Картинки', { '': 'Кеш хранит графику; очистите кеш.' }),
      searchPage('/b/', 'Списки', { '': 'Ключ r и имя i; rm -r.' }),
    ])
    for (const word of ['кэш', 'кэша', 'Кэш']) {
      const { groups } = await short(word)
      expect(groups.map(({ permalink }) => permalink)).toEqual(['/a/'])
    }
  })

  test('may be in the other alphabet, both ways', async () => {
    expect((await found('ustanovka servera'))[0]).toBe('/docs/server/')
    expect(await found('вебсокет')).toEqual(['/docs/server/'])
  })

  test('may be part of a name', async () => {
    for (const name of ['isPublic', 'public', 'ispub']) expect(await found(name)).toEqual(['/docs/events/'])
    for (const name of ['PlayerController.Player', 'player controller', 'move/walk', 'walk'])
      expect((await found(name))[0]).toBe('/docs/lesson/')
  })

  test('may begin a name that is a word in the other alphabet', async () => {
    const { search: both } = searchOf([
      searchPage('/a/', 'Валы', { '': 'Вал, за валом.' }),
      searchPage('/b/', 'Поля', { '': 'Поле value.' }),
    ])
    const first = async (text: string) => (await both(text)).groups[0]?.permalink
    expect([await first('valu'), await first('valom')]).toEqual(['/b/', '/a/'])
  })

  test('may have a hyphen that the text lacks', async () => {
    expect((await found('тайм-аут'))[0]).toBe('/docs/events/')
    expect((await found('веб-сокет клетки'))[0]).toBe('/docs/server/')
  })

  test('may be unfinished, unless a space follows', async () => {
    expect(await found('резер')).toEqual(['/docs/server/'])
    expect(await found('сер ')).toEqual([])
  })

  test('may be a form with a truncated ending', async () => {
    const { search: forms } = searchOf([
      searchPage('/a/', 'Изменения', { '': 'Что изменилось: нет токенов и второго сервера.' }),
    ])
    for (const form of ['изменилос', 'второг', 'токено']) {
      const result = await forms(form)
      expect([form, result.total, result.corrected]).toEqual([form, 1, undefined])
    }
    expect((await forms('изменилос ')).total).toBe(0)
  })

  test('may be questions: function words hide no results', async () => {
    expect((await found('как сделать резервную копию базы?'))[0]).toBe('/docs/server/')
    expect(await found('почему')).toEqual(['/blog/first/'])
  })

  test('may be empty', async () => {
    expect(await search('  … ')).toEqual({ groups: [], total: 0, totals: { docs: 0, blog: 0, page: 0 } })
  })

  test('are marked as corrected if a word was replaced, with the form on the page', async () => {
    expect((await search('тамаут группы')).corrected).toBe('таймаут группы')
    expect(await search('таймаут группы')).not.toHaveProperty('corrected')
  })
})

describe('results', () => {
  test('have matching sections with anchors, snippets and marks', async () => {
    const [group] = (await search('таймауты групп')).groups
    expect(group).toMatchObject({ permalink: '/docs/events/', kind: 'docs' })
    expect(group?.hits[0]?.anchor).toBe('part-1')
    expect(marked(group?.hits[0]?.snippet)).toBe(
      'У\u00a0события три источника. Код срабатывает, когда истёк [таймаут] [группы].',
    )
  })

  test('have marked titles and headings, and breadcrumbs', async () => {
    const [group] = (await search('движение команды')).groups
    expect(marked(group?.title)).toBe('Урок 2. [Движение]')
    expect(marked(group?.hits[0]?.heading)).toBe('Опишите [команды]')
    expect(group?.breadcrumbs).toEqual(['Уроки'])
  })

  test('lead to the top of a page if only its title matches', async () => {
    const [group] = (await search('движение')).groups
    expect(group).toMatchObject({
      snippet: [{ text: 'Персонаж пойдёт по\u00a0клавишам.', isMatch: false }],
      isWhole: true,
      hits: [],
    })
  })

  test('are the page itself if its title matches as well as its best section', async () => {
    const isWhole = async (text: string) => (await search(text)).groups[0]?.isWhole
    expect(await isWhole('установка')).toBe(true)
    expect(await isWhole('как установить сервер')).toBe(true)
    expect(await isWhole('примет команду')).toBe(true)
    expect(await isWhole('таймаут события')).toBe(false)
    expect(await isWhole('резервная копия сервера')).toBe(false)
  })

  test('begin with the page whose title is the query', async () => {
    const text = 'Сервер серверу сервер. '.repeat(20)
    const { search: named } = searchOf([
      searchPage('/named/', 'Сервер', { '': 'Словом.' }),
      ...Array.from({ length: 6 }, (_, at) =>
        searchPage(`/${at}/`, `Сервер и сервера ${at}`, { '': text, 'Сервер сервера': text }),
      ),
    ])
    for (const query of ['сервер', 'Сервер', 'серв', 'сервре'])
      expect((await named(query)).groups[0]?.permalink).toBe('/named/')
  })

  test('show the matching table row, or text before a table', async () => {
    const { search: tables } = searchOf([
      searchPage('/t/', 'Т', { '': 'Поля:\nИмя\tСмысл\tТип\ngroup\tгруппа действий\tстрока\nhp\tжизнь' }),
    ])
    const snippetOf = async (text: string) => marked((await tables(text)).groups[0]?.snippet)
    expect(await snippetOf('группа')).toBe('group\u00a0— [группа] действий; строка')
    expect(await snippetOf('жизнь')).toBe('hp\u00a0— [жизнь]')
    expect(await snippetOf('поля')).toBe('[Поля]:')
  })

  test('show a line of code only where no text matches', async () => {
    const code = 'using A;\nmove(player);\nvoid B() {}'
    const sections = [
      { anchor: 'a', heading: 'А', text: 'Текст.', code },
      { anchor: 'b', heading: 'Б', text: 'Есть move в тексте.', code },
    ]
    const { search: codes } = searchOf([searchPage('/t/', 'Т', {}, { sections })])
    const hits = (await codes('move')).groups[0]?.hits ?? []
    const shown = hits.map(({ anchor, snippet, isCode }) => [anchor, [marked(snippet), isCode]])
    expect(Object.fromEntries(shown)).toEqual({
      a: ['[move](player);', true],
      b: ['Есть [move] в\u00a0тексте.', false],
    })
  })

  test('show no list of links if another section matches', async () => {
    const next = { anchor: 'next', heading: 'Дальше', text: 'Слово', code: '', isLinks: true as const }
    const own = { anchor: 'own', heading: 'Своё', text: 'Текст и слово.', code: '' }
    const anchorsOf = async (sections: (typeof next | typeof own)[]) => {
      const { search: links } = searchOf([searchPage('/t/', 'Т', {}, { sections })])
      return (await links('слово')).groups[0]?.hits.map(({ anchor }) => anchor)
    }
    expect(await anchorsOf([next, own])).toEqual(['own'])
    expect(await anchorsOf([next])).toEqual(['next'])
  })

  test('are cut before short words and punctuation', async () => {
    const { search: texts } = searchOf([
      searchPage('/t/', 'Т', { '': `Сервер${' отвечает сервер'.repeat(8)} — и в группе действий` }),
    ])
    expect(marked((await texts('сервер')).groups[0]?.snippet)).toMatch(/отвечает \[сервер\]…$/)
  })

  test('are the row that documents a name, unless several rows match equally', async () => {
    const names = ['World::get($key)', 'World::set($key)', 'World::all()']
    const section = {
      anchor: 'world',
      heading: 'Мир',
      text: `Вызов\tСмысл\t\n${names.map((name) => `${name}\tсущности`).join('\n')}`,
      code: '',
      rows: names.map((name, at) => ({ id: `row-${at}`, name, line: at + 1 })),
    }
    const { search: tables } = searchOf([searchPage('/t/', 'Т', {}, { sections: [section] })])
    const hitOf = async (text: string) => {
      const [hit] = (await tables(text)).groups[0]?.hits ?? []
      return [hit?.anchor, marked(hit?.heading), marked(hit?.snippet)]
    }
    for (const query of ['World::get', 'world get', 'get'])
      expect(await hitOf(query)).toEqual(['row-0', '[World::get]($key)', 'сущности'])
    expect((await hitOf('World::all'))[0]).toBe('row-2')
    expect((await hitOf('world'))[0]).toBe('world')
  })

  test('begin with the row named by the query, on any page, then the one whose name ends with it', async () => {
    const table = (...names: string[]) => ({
      anchor: 'names',
      heading: 'Имена',
      text: names.map((name) => `${name}\tсмысл`).join('\n'),
      code: '',
      rows: names.map((name, line) => ({ id: `${name.toLowerCase()}-${line}`, name, line })),
    })
    const long = { anchor: 'long', heading: 'Текст', text: 'Слова, слова. '.repeat(300), code: '' }
    const often = { '': 'Load, load и load.', 'О load': 'load, load' }
    const { search: named } = searchOf([
      ...Array.from({ length: 9 }, (_, at) => searchPage(`/${at}/`, `О load ${at}`, often)),
      searchPage('/parts/', 'Части', {}, { sections: [table('ui/load', 'ui/save'), long] }),
      searchPage('/names/', 'Имена', {}, { sections: [table('Load', 'load', 'loadAll($key)'), long] }),
    ])
    const firstTwo = async (text: string) =>
      (await named(text)).groups.slice(0, 2).map((group) => group.permalink + (group.hits[0]?.anchor ?? ''))
    expect(await firstTwo('load')).toEqual(['/names/load-1', '/parts/ui/load-0'])
    expect((await firstTwo('Load'))[0]).toBe('/names/load-0')
    for (const text of ['loadAll', 'loadall()', 'load all', 'loadA', 'ljfdAll'])
      expect([text, (await firstTwo(text))[0]]).toEqual([text, '/names/loadall($key)-2'])
    expect((await firstTwo('ui/load'))[0]).toBe('/parts/ui/load-0')
    expect((await firstTwo('ui sa'))[0]).toBe('/parts/ui/save-1')
  })

  test('rank posts below documentation that matches equally, unless the query is their title', async () => {
    const { search: both } = searchOf([
      searchPage('/blog/a/', 'Запись о картах', { '': 'Карты, карты и слои.' }, { kind: 'blog' }),
      searchPage('/docs/a/', 'Мир', { '': 'Есть карты и слои.' }),
    ])
    const first = async (text: string) => (await both(text)).groups[0]?.permalink
    expect(await first('слои')).toBe('/docs/a/')
    expect(await first('запись о картах')).toBe('/blog/a/')
  })

  test('begin with the page that has the query as a keyword, even if its text has other words', async () => {
    const { search: keyed } = searchOf([
      searchPage('/a/', 'Полоски', { '': 'Над головой персонажа.' }),
      searchPage(
        '/b/',
        'Окна',
        { '': 'Полоска над головой персонажа.' },
        { keywords: ['лайфбар', 'полоска персонажа'] },
      ),
    ])
    const answer = async (query: string) => {
      const [group] = (await keyed(query)).groups
      return [group?.permalink, group?.isWhole]
    }
    expect(await answer('лайфбары')).toEqual(['/b/', true])
    expect((await answer('полоски персонажей'))[0]).toBe('/b/')
    expect((await answer('полоска'))[0]).toBe('/a/')
  })

  test('may have words that JavaScript objects have as properties', async () => {
    const rows = [{ id: 'load', name: 'load', line: 0 }]
    const section = { anchor: 'names', heading: 'Имена', text: 'load\tсмысл', code: '', rows }
    const names = searchOf([
      searchPage('/a/', 'Имена', {}, { sections: [section] }),
      searchPage('/b/', 'Класс', { '': 'У класса есть constructor.' }),
    ])
    const { groups } = await names.search('load constructor')
    expect(groups.map(({ permalink }) => permalink).toSorted()).toEqual(['/a/', '/b/'])
  })

  test('prefer the form that was typed', async () => {
    const forms = searchOf([
      searchPage('/a/', 'А', { '': 'Здесь картами.' }),
      searchPage('/b/', 'Б', { '': 'Здесь картой.' }),
    ])
    for (const [form, permalink] of [
      ['картами', '/a/'],
      ['картой', '/b/'],
    ] as const)
      expect((await forms.search(form)).groups[0]?.permalink).toBe(permalink)
  })

  test('are filtered by kind, with counts per kind', async () => {
    expect(await found('сервер', { kind: 'blog' })).toEqual(['/blog/first/'])
    expect((await search('сервер', { kind: 'blog' })).totals).toEqual({ docs: 2, blog: 1, page: 0 })
  })

  test('keep their order if more are requested', async () => {
    const many = searchOf(
      Array.from({ length: 30 }, (_, at) =>
        searchPage(`/${at}/`, `Страница ${at}`, { '': 'сервер '.repeat(1 + (at % 7)) }),
      ),
    )
    let shown: string[] = []
    for (const limit of [8, 16, 24, 32]) {
      const { groups } = await many.search('сервер', { limit })
      const permalinks = groups.map(({ permalink }) => permalink)
      expect(permalinks.slice(0, shown.length)).toEqual(shown)
      shown = permalinks
    }
    expect(new Set(shown).size).toBe(30)
    expect(shown).toHaveLength(30)
  })
})

describe('loading', () => {
  test('starts with the first search, and requests no file twice', async () => {
    const lazy = searchOf(pages)
    expect(lazy.asked).toEqual([])
    await lazy.search('события')
    await lazy.search('события')
    expect(new Set(lazy.asked).size).toBe(lazy.asked.length)
    expect(lazy.asked[0]).toBe('dictionary-3.json')
  })

  test('may fail, and works again afterwards', async () => {
    const files = buildIndex(pages)
    let isOnline = false
    const flaky = createSearch(async (name) => {
      if (!isOnline) throw new Error('offline')
      return JSON.parse(files.get(name) ?? '') as unknown
    })
    await expect(flaky('события')).rejects.toThrow('offline')
    isOnline = true
    expect((await flaky('события')).total).toBe(2)
  })

  test('continues with new files after a deployment', async () => {
    let files = buildIndex(pages)
    const open = createSearch(async (name) => {
      const text = files.get(name)
      if (text === undefined) throw new Error('404')
      return JSON.parse(text) as unknown
    })
    await open('')
    files = buildIndex([searchPage('/new/', 'Новые события', { '': 'Текст.' })])
    expect((await open('события')).groups[0]?.permalink).toBe('/new/')
  })
})
