import { expect, test } from 'vitest'
import { searchPages } from '@/lib/publish/search-pages'
import { searchOf } from '@/tests/support/search-of'
import { twoClicksAway } from '@/tests/content/proofread/two-clicks-away'
import { site } from './content'

type Question = [question: string, address: string, ...words: string[]]

/** On maps, loss of connection, errors and debugging, as developers type them. */
const found: Question[] = [
  ['Как отметить стены на карте?', '/docs/api/maps/#walls', 'Tile Collision Editor', 'проходимой'],
  ['Как сделать переход в дом или подземелье?', '/docs/api/maps/#warp', 'Class', 'warp'],
  ['Как соединить соседние карты?', '/docs/api/maps/#sides', 'смещение', 'клетках'],
  ['Что уцелеет, когда соединение оборвалось?', '/docs/api/connection/#survives', 'buffer', 'сохранени'],
  ['Из-за чего закрылось соединение?', '/docs/api/connection/#causes', 'бездействие', 'порт'],
  ['Как сказать игроку, что связь медленная?', '/docs/api/connection/#tell', 'Ping()', 'IsReloading'],
  ['Что значит ошибка «неизвестные параметры»?', '/docs/api/errors/#unknown-parameters', 'params'],
  ['Какая ошибка в коде отключит всех на карте?', '/docs/api/errors/#php-error', 'останавливает'],
  [
    'Где журнал, в котором видно, что код механики выполнился?',
    '/docs/api/debugging/#journal',
    '$object->log',
  ],
  ['Видит ли мою механику второй клиент?', '/docs/api/debugging/#second', 'sending', 'приватность'],
  ['какой размер тайла ставить в tiled', '/docs/api/maps/#new', 'Tile size', '32×32', 'единицей мира Unity'],
  ['персонаж рисуется под травой', '/docs/api/maps/#spawn', 'spawn', 'ниже него', 'выше'],
  ['загрузил новую карту, а в игре старая', '/docs/api/maps/#errors', 'загрузить заново и войти снова'],
  ['как переподключиться после обрыва связи', '/docs/api/connection/#lost', 'Auth()', 'новый токен'],
  ['соединение рвётся через одинаковое время', '/docs/api/connection/#causes', 'proxy_read_timeout'],
  ['что видит игрок, пока карта перезагружается', '/docs/api/connection/#reload', 'reloading', 'слушаться'],
  ['ответ на вход не json', '/docs/api/errors/#unreadable', 'страница веб-сервера', 'через 3 с'],
  ['NullReferenceException сразу после входа', '/docs/api/errors/#null-reference', 'мира нет', 'Update'],
  ['дельта пришла, а в клиенте ничего не меняется', '/docs/api/debugging/#client', 'SetData', 'Debug.Log'],
  ['как проверить механику на поддельные параметры', '/docs/api/debugging/#hostile', '100, 0, −5', 'длина'],
  ['как отправить серверу неверную команду', '/docs/api/debugging/#hostile', 'временно', 'raw-client'],
  ['где задать точку появления игрока', '/docs/api/maps/#walls', 'точку появления', 'не описано'],
  ['вошли дважды под одним логином', '/docs/api/connection/#lost', 'под тем же логином'],
  ['персонаж остаётся на карте после обрыва', '/docs/api/connection/#survives', 'не позже'],
  ['blocked by CORS policy', '/docs/api/errors/#cors', 'заголовки CORS'],
  ['Mixed Content', '/docs/api/errors/#mixed-content', 'wss'],
  ['Cannot connect to destination host', '/docs/api/errors/#no-host', 'порт закрыт'],
  ['Allowed memory size exhausted', '/docs/api/errors/#memory', '150 МБ'],
  ['как запустить пример на javascript в браузере', '/docs/api/raw-client/#main', 'type="module"'],
  ['на каком языке пишут механики', '/docs/intro/#what', 'code_type', 'PHP'],
]

/** From the first look at the platform to the release. */
const more: Question[] = [
  ['нужно ли знать php, чтобы сделать игру', '/docs/intro/#what', 'на PHP', 'знать его основы'],
  ['можно ли сделать 3d игру', '/docs/intro/#what', '(3D)', 'двумерном'],
  ['сколько игроков выдержит сервер', '/docs/panel/#sections', 'сколько игроков'],
  ['есть ли в игре чат', '/docs/api/progress/#state', 'чат и звук', 'план'],
  ['не вижу второго игрока на карте', '/docs/api/debugging/#second', 'обзора', 'другой карте'],
  [
    'как запустить два клиента на одном компьютере',
    '/docs/tutorials/lesson-3/#visibility',
    'вторую копию клиента',
    'Development Build',
  ],
  ['как посмотреть пакеты в редакторе unity', '/docs/api/debugging/#page', 'HandleData'],
  ['как создать врага из кода', '/docs/api/methods/#world', 'World::add', 'создаёт новую'],
  ['как удалить сущность с карты', '/docs/api/methods/#entity', '`remove()`', 'удаляет'],
  ['как отложить событие на 10 секунд', '/docs/api/methods/#event', 'resetTime(10)'],
  ['как отправить игрока на другую карту из кода', '/docs/api/maps/#warp', 'map_id', 'не описано'],
  ['как сделать портал между картами', '/docs/api/maps/#warp', 'Class', 'прямоугольник'],
  ['какой наибольший размер карты', '/docs/api/maps/#new', 'наибольший размер не описаны'],
  ['как узнать координаты клетки под мышкой', '/docs/api/methods/#client-examples', 'TryToCell'],
  ['как хранить золото игрока', '/docs/api/progress/#saving', 'золото', 'в компоненте'],
  [
    'как поменять адрес сервера в сборке',
    '/docs/installation/server-installation/#address',
    'поле `server`',
    'https://',
  ],
  [
    'в редакторе работает, а на телефоне вылетает',
    '/docs/installation/unity-settings/#link-xml',
    'IL2CPP',
    'Assets/link.xml',
  ],
  ['wss сертификат', '/docs/installation/server-installation/#proxy', 'wss', 'сертификатом'],
]

/** Questions of a game developer, where the answer is, and words that it must contain. */
const questions: Question[] = [
  ['Как ограничить частоту события?', '/docs/api/events/#group', 'Таймаут', '1 / fps'],
  ['Что значит null в пакете?', '/docs/api/objects/#merge', 'null', 'по умолчанию'],
  ['Почему спрайт стоит мимо клетки?', '/docs/tutorials/lesson-1/#align', 'Pivot', 'прозрачные поля'],
  ['Почему сервер отключает клиента после команды?', '/docs/api/events/#errors', 'params', 'умолчани'],
  ['Когда можно слать следующую команду?', '/docs/api/events/#when', 'remain', 'ping'],
  ['Чем FPS сервера отличается от FPS экрана?', '/docs/intro/#time', 'FPS экрана', 'FPS сервера'],
  ['Почему существа вдали от игрока замерли?', '/docs/intro/#life-radius', 'lifeRadius', 'спят'],
  [
    'Вход отвечает error и retry: это отказ?',
    '/docs/installation/server-installation/#check',
    'retry',
    'не отказ',
  ],
  ['Что сохранится, когда игрок выйдет?', '/docs/api/progress/#saving', 'компонент', 'buffer'],
  ['Как изменить здоровье чужой сущности?', '/docs/api/limits/#sandbox', 'ставят на неё событие'],
  ['Как перевести клетку карты в точку сцены?', '/docs/api/objects/#map', 'смещение карты', 'ToWorld'],
  ['Как прочитать в клиенте свой компонент?', '/docs/api/modify-prefabs/#component', 'структуру', 'int?'],
  [
    'Что станет с командой, отправленной раньше срока?',
    '/docs/api/events/#early',
    'отбрасывает',
    'ждёт срока',
  ],
  ['Событие завершилось, почему кнопка ещё в откате?', '/docs/api/events/#empty-record', 'таймаут идёт'],
  ['Какие имена видов писать в entitys?', '/docs/api/objects/#kinds', 'enemys', 'item', 'boss'],
  ['Почему сервер не принимает направление (1; 1)?', '/docs/api/limits/#length', '1,414', 'допуск'],
  ['Почему персонаж прыгает, а не идёт?', '/docs/api/limits/#teleport', 'половину шага', 'ожидаемый'],
  [
    'Почему готовая сборка не входит по http?',
    '/docs/installation/unity-settings/#http',
    'localhost',
    'https',
  ],
  [
    'Как сделать копию базы перед обновлением?',
    '/docs/installation/server-installation/#backup',
    'mysqldump',
  ],
  ['Как сложить две награды, пришедшие подряд?', '/docs/api/progress/#reward', 'buffer', 'xp'],
  ...found,
  ...more,
]

const reached = twoClicksAway(site)

/** The source of a section, up to the next heading of the same or a higher level. */
function sectionAt(address: string): string {
  const [permalink = '', id = ''] = address.split('#')
  const doc = site.docs.find((one) => one.permalink === permalink)
  const lines = (doc?.source.text ?? '').split('\n')
  const start = lines.findIndex((line) => /^#{2,4} /.test(line) && line.endsWith(`{#${id}}`))
  if (start === -1) return ''
  const level = lines[start]?.indexOf(' ') ?? 0
  const length = lines.slice(start + 1).findIndex((line) => new RegExp(`^#{2,${level}} `).test(line))
  return lines.slice(start, length === -1 ? undefined : start + 1 + length).join('\n')
}

test.each(questions)('«%s» is answered at %s, two clicks from /docs/', (_question, address, ...words) => {
  const section = sectionAt(address)
  expect(words.filter((word) => !section.includes(word))).toEqual([])
  expect(reached).toContain(address)
})

/** Shorter queries, as typed by readers. */
const typed: [text: string, permalink: string][] = [
  ['как отправить команду', '/docs/api/events/'],
  ['отключение после команды', '/docs/api/events/'],
  ['здоровье чужой сущности', '/docs/api/limits/'],
  ['персонаж прыгает', '/docs/api/limits/'],
  ['две награды', '/docs/api/progress/'],
  ['лайфбар', '/docs/api/ui/'],
]

const { search } = searchOf(searchPages(site))

test.each(questions)(
  '«%s» finds one of its pages among the first three results: %s',
  async (question, address) => {
    const { groups } = await search(question)
    expect(groups.slice(0, 3).map(({ permalink }) => permalink)).toContain(address.split('#')[0])
  },
)

test.each(typed)('«%s» finds one of its pages among the first three: %s', async (text, permalink) => {
  const { groups } = await search(text)
  expect(groups.slice(0, 3).map((group) => group.permalink)).toContain(permalink)
})

test('a word used all over the documentation finds the reference first', async () => {
  for (const text of ['таймаут', 'как отправить команду'])
    expect((await search(text)).groups[0]?.permalink, text).toBe('/docs/api/events/')
})
