/** Numbers and names used on several pages: they are the same everywhere. */
import { describe, expect, test } from 'vitest'
import type { Entry } from '@/lib/content/types'
import { pageLinks } from '@/tests/content/proofread/page-links'
import { entries, samples, site, textAt, writtenLines } from './content'

/** How pages mention a number, with the number as group, and its value. A space matches any. */
const numbers: [what: string, value: string, ...patterns: RegExp[]][] = [
  ['timeout of `system/disconnect`, s', '300', /(?:бездейств|system\/disconnect).*?(\d+) с(?!\p{L})/u],
  ['timeout of `system/disconnect`, minutes', '5', /выход через (\d+) минут/iu],
  ['timeout of `system/save`, s', '30', /(?:автосохранени|system\/save).*?(\d+) с(?!\p{L})/u],
  [
    'wait for the world, s',
    '30',
    /(?:ожидани[ея] мира|жд[её]т мир|мир не пришёл).*?(\d+) с(?!\p{L})/u,
    /ожидание входа и мира.*?\d+ и (\d+) с(?!\p{L})/u,
  ],
  [
    'login with its retries, s',
    '60',
    /(?:вход вместе с повторами|вход с повторами|вход прервался|повторяе?т вход|вход повторяют).*?(\d+) с(?!\p{L})/u,
    /ожидание входа и мира.*?(\d+) и \d+ с(?!\p{L})/u,
  ],
  ['a request of the login, s', '10', /один запрос входа.*?(\d+) с(?!\p{L})/u],
  ['memory of the sandbox, MB', '150', /(\d+) МБ/u],
  ['frames of the server in examples', '30', /`fps` (\d+)/u, /"fps": (\d+)/, /сервер считает (\d+) кадров/u],
  ['frames of the screen', '60', /targetFrameRate = (\d+)/],
  ['port of a location', '8081', /"host": "[^"]*:(\d+)"/],
  ['digits of coordinates', '2', /"position_precision": (\d+)/],
  [
    'a straight step at speed 3, s',
    '0,33',
    /скорости 3 шаг .*?(\d,\d+) с/u,
    /прямой \| \(1; 0\).*?(\d,\d+) с/iu,
  ],
  [
    'a diagonal step at speed 3, s',
    '0,47',
    /диагонали(?: \(0,71; 0,71\))? — (\d,\d+) с/u,
    /\(0,71; 0,71\), при.*?≈ (\d,\d+) с/u,
  ],
  ['pace of a step without a packet', '0,7', /скорость дошагивания.*?(\d,\d+)/u, /×(\d,\d+)/u],
  ['wait for an entity on another map, s', '5', /перешл[ао] на другую карту.*?(\d+) с/u],
  [
    'measurements of the ping',
    'пяти',
    /медиан[ау] (?:из )?(\p{L}+) последних/u,
    /медиан[ау] последних (\p{L}+) замеров/u,
  ],
  ['limit of a teleport', 'половин', /больше(?: чем на)? (\p{L}+?)[ыу] шага/u],
]

const lines = writtenLines
  .filter(({ at }) => /\.mdx?:/.test(at))
  .map(({ at, text }) => ({ at, text: text.replace(/\s/g, ' ') }))

describe('numbers', () => {
  test.each(numbers)('%s: %s', (_what, value, ...patterns) => {
    const found = lines.flatMap(({ at, text }) =>
      patterns.flatMap((pattern) => {
        const [, number] = pattern.exec(text) ?? []
        return number === undefined ? [] : [{ at, number }]
      }),
    )
    expect(found.filter(({ number }) => number !== value)).toEqual([])
    expect(found.length).toBeGreaterThan(0)
  })

  test('timeouts match the table of groups', () => {
    const listed = new Map(
      lines.flatMap(({ at, text }) => {
        const [, group, timeout] = /^\| `([a-z]+\/[a-z]+)` \|.*?\| ([\d,]+) с \|/.exec(text) ?? []
        return at.startsWith('content/docs/api/events.md') && group && timeout ? [[group, timeout]] : []
      }),
    )
    expect(listed.size).toBeGreaterThan(5)
    const differs = lines.flatMap(({ at, text }) => {
      const [, group = '', timeout] =
        /`([a-z]+\/[a-z]+)`[^|]*? (?:—|раз в) ([\d,]+) с(?!\p{L})/u.exec(text) ?? []
      return listed.has(group) && timeout !== listed.get(group) ? [`${at}  ${group}: ${timeout}`] : []
    })
    expect(differs).toEqual([])
  })
})

/** Rules that are written once, and how other pages mention them. */
const rules: [rule: string, page: string, anchor: string, words: RegExp][] = [
  [
    'early commands',
    '/docs/api/events/',
    'early',
    /(?:ранн(?:юю|яя|ие|ей)|преждевременн\p{L}+)(?: команд| плагин|\]\()/iu,
  ],
  ['empty records', '/docs/api/events/', 'empty-record', /запись (?:в группе|группы) пуста/iu],
  ['names of kinds', '/docs/api/objects/', 'kinds', /во множественном числе/iu],
  ['the length of a direction', '/docs/api/limits/', 'length', /0,71; 0,71|длиннее единицы/iu],
  ['teleports', '/docs/api/limits/', 'teleport', /половин[ыу] шага/iu],
  ['the timeout of a step', '/docs/api/events/', 'step-timeout', /\|fx\| \+ \|fy\|/],
  ['what others learn of an event', '/docs/api/events/', 'sending', /`sending/],
  ['the origin of a map', '/docs/api/objects/', 'origin', /начал[оа] координат/iu],
  ['private components', '/docs/api/objects/', 'visibility', /приватн/iu],
  ['leaving the game', '/docs/api/progress/', 'logout', /выйдите (?:из игры|персонажем)/iu],
  ['the address of the server', '/docs/installation/server-installation/', 'address', /пол[ея] `server`/iu],
  [
    'waits of the login',
    '/docs/api/limits/',
    'client',
    /не дольше 60 с|(?<!\p{L})до 60 с|повтор\p{L}+ (?:запрос )?через 3 с/u,
  ],
  ['the ping', '/docs/api/limits/', 'client', /медиан/u],
  ['the shortest timeout', '/docs/api/limits/', 'protocol', /не (?:бывает )?короче (?:одного )?кадра/u],
  ['the budget of a frame', '/docs/api/limits/', 'sandbox', /33,3 мс/u],
  ['`ws://` and `https`', '/docs/api/limits/', 'browser', /`wss/u],
  ['idle players', '/docs/api/events/', 'groups', /300 с(?!\p{L})/u],
  ['the order in a frame', '/docs/api/events/', 'order', /9999/],
  ['saving', '/docs/api/progress/', 'saving', /автосохранени|`buffer`/u],
  ['tokens', '/docs/api/methods/', 'auth', /токен одноразов|одноразовый пропуск/iu],
  ['credentials', '/docs/api/methods/', 'websocket', /HTTP Basic|`key:token`/],
  ['fields that did not change', '/docs/api/objects/', 'merge', /если пол(?:я|е) (?:в пакете )?нет/iu],
  ['leaving for another map', '/docs/api/objects/', 'removal', /(?:жд[её]т|ждут|подождать).*?(?:пять|5) с/u],
  ['reloading', '/docs/api/connection/', 'reload', /`reloading`/],
  ['strict parsing', '/docs/api/errors/', 'unknown-field', /строго|строгий разбор/iu],
  ['Error in PHP', '/docs/api/errors/', 'php-error', /класса Error|\[Error\]/],
  ['prefabs of Unity', '/docs/api/modify-prefabs/', 'which', /`(?:Resources\/)?Prefabs\/\{kind\}`/],
  ['the cache', '/docs/api/first-sprite/', 'cache', /persistentDataPath/],
  ['the ground', '/docs/api/maps/', 'spawn', /`spawn`/],
  ['the language of mechanics', '/docs/api/export/', 'config', /`code_type/],
  ['keys of the game', '/docs/api/ui/', 'keys', /WASD/],
  ['the debug page', '/docs/api/debugging/', 'page', /страниц\p{L} отладки/iu],
  ['delays on purpose', '/docs/installation/unity-settings/', 'debug', /имитаци/iu],
  ['Run In Background', '/docs/installation/unity-settings/', 'player', /Run In Background/],
  ['ports of locations', '/docs/installation/server-installation/', 'ports', /порт\p{L}* локаци/iu],
]

test.each(rules)('%s: pages that mention them link to the section', (_rule, page, anchor, words) => {
  const speak = entries.filter(({ source, permalink }) => permalink !== page && words.test(source.text))
  expect(speak.length).toBeGreaterThan(0)
  const leads = (entry: Entry) =>
    pageLinks(entry, site).some((link) => link.permalink === page && link.anchor === anchor)
  expect(speak.filter((entry) => !leads(entry)).map(({ permalink }) => permalink)).toEqual([])
})

describe('names', () => {
  test('groups of events are in the table of groups, or are created on a page', () => {
    const known = new Set([
      ...(textAt('/docs/api/events/')?.described ?? []),
      ...samples.flatMap(({ title }) => /events\/([a-z]+\/[a-z]+)\//.exec(title)?.[1] ?? []),
    ])
    const folders = [...known]
      .filter((name) => /^[a-z]+\/[a-z]+$/.test(name))
      .map((name) => name.split('/')[0])
    const named = new RegExp(`\`((?:${[...new Set(folders)].join('|')})/[a-z]+)\``, 'g')
    const unknown = lines.flatMap(({ at, text }) =>
      [...text.matchAll(named)].flatMap(([, name = '']) => (known.has(name) ? [] : [`${at}  ${name}`])),
    )
    expect(folders.length).toBeGreaterThan(15)
    expect(unknown).toEqual([])
  })

  test('kinds match the table, with one spelling in packets and one in server files', () => {
    const kinds = site.docs.find(({ id }) => id === 'api/objects')?.source.text ?? ''
    const inFiles = new Set([...kinds.matchAll(/^\| `\w+` \| `\w+` \| `(\w+)` \|/gm)].map(([, name]) => name))
    expect([...inFiles]).toEqual(['players', 'enemys', 'animals', 'objects'])
    const written = samples.flatMap(({ at, code }) =>
      [...code.matchAll(/^\s*entitys: (.*)$/gm)].flatMap(([, names = '']) =>
        names.split(',').map((name) => ({ at, name: name.trim() })),
      ),
    )
    expect(written.length).toBeGreaterThan(5)
    expect(written.filter(({ name }) => !inFiles.has(name))).toEqual([])
  })

  test('fields and values of the login answer match the methods page', () => {
    const answers = samples.filter(({ language, code }) => language === 'json' && code.includes('"fps"'))
    const [whole = {}] = answers.flatMap(({ permalink, code }) =>
      permalink === '/docs/api/methods/' ? [JSON.parse(code) as object] : [],
    )
    expect(answers.length).toBeGreaterThan(1)
    for (const { code } of answers) expect(whole).toMatchObject(JSON.parse(code) as object)
  })

  test('names of old projects appear only in the list of old names', () => {
    const old = /"(?:login|map_id|forward_[xyz]|hpmax|mpmax|spellbook|players|enemys)"/
    const named = samples.filter(({ code }) => old.test(code))
    expect(named.filter(({ permalink }) => permalink !== '/docs/changes/').map(({ at }) => at)).toEqual([])
  })
})
