import { describe, expect, test } from 'vitest'
import { renderMarkdown } from '@/tests/support/render-markdown'
import { typograph } from './typograph'

const dots = (text: string) => text.replaceAll('\u00a0', '·').replaceAll('\u2060', '|')
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
    ['Число над головой, без ног', 'Число над головой, без ног'],
    ['т. е. см. рис. 1', 'т.·е.·см.·рис.·1'],
    ['Сколько же клеток?', 'Сколько·же клеток?'],
    ['— Привет', '— Привет'],
    ['Ресурс --- файл -- и всё, а---б, | --- |', 'Ресурс·— файл·— и·всё, а---б, | --- |'],
    ['Скажи, что он.', 'Скажи, что он.'],
    ['Где вы и их карта 54, в карте №', 'Где вы и·их карта·54, в·карте №'],
    ['Это тот же мир.', 'Это тот·же мир.'],
    ['По-нынешнему кто-то из-за стены', 'По-|нынешнему кто-|то из-|за стены'],
    ['Слой-земля, клетка-сосед, UTF-8, a-б', 'Слой-|земля, клетка-сосед, UTF-8, a-б'],
    ['Код 2026-го, 5-й кадр, 2D-игра', 'Код 2026-|го, 5-|й кадр, 2D-|игра'],
    ['HTTP-адрес, PHP-фреймворк, веб-API, Unity-код', 'HTTP-|адрес, PHP-|фреймворк, веб-|API, Unity-|код'],
    ['WebSocket-сервер, кто-то-нибудь', 'WebSocket-сервер, кто-|то-нибудь'],
    ['Статьи 2022–2024 годов, 5–7 клеток', 'Статьи 2022–|2024·годов, 5–|7·клеток'],
    ['Задайте Pivot = Bottom, X = 64', 'Задайте Pivot·=·Bottom, X·=·64'],
    [
      'Выберите Grid By Cell Size, Pixel Size: X = 64, Y = 64, Pivot = Bottom.',
      'Выберите Grid By Cell Size, Pixel Size: X·=·64,·Y·=·64, Pivot·=·Bottom.',
    ],
    ['Время 1 / 3 ≈ 0,33', 'Время 1·/·3·≈·0,33'],
    ['Разница 0,05 − 0,04 − 0,017 ≈ −0,007', 'Разница 0,05·−·0,04·−·0,017·≈ −0,007'],
    ['Сумма 100 + 200 + 300 + 400 + 500', 'Сумма 100 + 200 + 300 + 400 + 500'],
    ['Взгляд (0,71; 0,71), поля X = 64, Y = 64', 'Взгляд (0,71;·0,71), поля X·=·64,·Y·=·64'],
    ['См. «Ключ»', 'См.·«Ключ»'],
    ['точка мира = смещение + 2', 'точка мира·= смещение + 2'],
    ['C++ - язык, --help - справка', 'C++·— язык, --help·— справка'],
    ['Пишет: "Файл «Имя» не найден"', 'Пишет: «Файл „Имя“ не·найден»'],
    ['"Режим «Отладка»" и «Режим "Отладка"»', '«Режим „Отладка“» и·«Режим „Отладка“»'],
    ['"OK" - "Cancel"', '«OK» - «Cancel»'],
    ['Из "users" FROM "таблицы"', 'Из·«users» FROM «таблицы»'],
    ['Скидка 100 ₽', 'Скидка 100·₽'],
    ['move/walk, a--b, x = -5, 1/2, (c)', 'move/walk, a--b, x = -5, 1/2, (c)'],
  ])('%s', (text, expected) => expect(set(text)).toBe(expected))
})

describe('possible code is unchanged', () => {
  test.each([
    'Экраны 15" и 17"',
    'Рост 5\'10", доска 2x4"',
    '5 - 3, x - y, a[0] - b, f(x) - 1',
    'git checkout -- file, npm run build -- --all',
    'main...feature, a..b, ...args, ../a, [...], f(...), 1...5, А...Я',
    '&nbsp; &mdash; &#34; &lt;b&gt;',
    '<!-- a - b --> <b>"x"</b>',
    '-> => != >= (c) (tm) 1/2 +- x2 10x10 C++ C# --flag v1.2.3',
    'Поля {"a": {"b": "c"}} ["x", "y"] f("x")',
    'Поля "a": 1, "b": true, "имя": "v"',
    'Пути "C:\\Папка", "/docs/уроки", "src/a.ts", "--flag", "index.html", "my_name", "a=b"',
    'Знак " стоит слева от "имени"',
    'Скидка "не "закрыта"',
    '5 % 3',
    'rm -rf a b c',
    '5 мс - 3 мс, 1 с - 200 мс, 10 Мбит/с - 3 Мбит/с, 5 м² - 3 м², 20 ₽ - 5 ₽, 7 % - 2 %, 30 °C - 5 °C',
    '10 кадров - 3 кадра, 5 очков -- 2 очка, 1,5 ч - 20 мин',
    'v1.2.3 - v1.3.0, 1.0.0-beta.1, 2.x, ^1.2.0, ~1.2, >=18.0 <21, 1.2.3+build.5',
    'a1b2c3d - 9f8e7d6, sha256:9f86d081, #a1b2c3, 0x1F - 0x0A',
    '/etc/hosts - ./a, --flag - -f, C:\\Users - D:\\a, ~/.ssh/id_rsa, src/**/*.ts, user@host:/path',
    '--flag - -f, -v -- --help, --key=value, -DNAME="x y"',
    ':-) ;-) :-( :) ^_^ ¯\\_(ツ)_/¯ <3 -_-',
    'i++ - --j, a --> b, a <- b, x..y, 1..10, [1...5], foo(...)',
    'урон = сила - броня, опыт = (база - штраф) * 2, 100 здоровья - 30 урона = 70 здоровья',
    'f(a, b, ...), { ... }, [1, 2, ...], cp a b ... dir, cmd [options] ... <file>',
    'git commit -m "Первый - раз", new --title "Имя", title: "Имя", "Имя"=dword:1, "а" => "б"',
    '"[а-яё]+" и "Привет, %s"',
    'файл кто-то.txt, https://a.ru/из-за, [а-яё], из-за@a.ru, при-вет_1, a1b2-c3d4, HTTP-адрес.md, v1-бета.2',
    '^1.0.0 - ^2.0.0, @a - @b, :id - :slug, %s - %d, *.js - *.ts, kubectl exec pod -- /bin/sh',
    './№5.md, №5.md, C:\\№5',
    'Символы "..." и "..", C:\\Игры\\Мир - сервер\\mods, ~/"Мои игры"/мир',
    'SELECT "id", "name" FROM "public"."users", JOIN "a" ON "a"."id"',
    'INSERT INTO "users" ("id", "name") VALUES ("1", "Анна"), CREATE TABLE "a" ("id" INT), LIKE "А%"',
    '"а" + "б" = "аб", "string" | "число", #include "файл.h", echo "Привет"',
    '3:00 - 4:30, 192.168.0.1 - 192.168.0.9, 80:443, 10:30',
  ])('%s', (text) => expect(typograph(text).replaceAll('\u00a0', ' ')).toBe(text))

  test.each([
    ['Экран 15" и "текст"', 'Экран 15" и·«текст»'],
    ['"Урок 15" и "Урок 16"', '«Урок·15» и·«Урок·16»'],
    ['"Экран 15" слева"', '«Экран 15" слева»'],
    ['"C:\\a" и "слово" - да', '"C:\\a" и·«слово»·— да'],
    ['Unity - движок, "медиа"-файл', 'Unity·— движок, «медиа»-файл'],
    ['"игра "в слова""', '«игра „в·слова“»'],
    ['(и так далее...) "...и всё"', '(и·так далее…) «…и всё»'],
    ['a*"foo"*', 'a*«foo»*'],
    ['В 2020 году - 3 гостя', 'В·2020·году·— 3·гостя'],
    ['За 5 мс - один кадр', 'За·5·мс·— один кадр'],
    ['Сервер - 5 мс', 'Сервер·— 5·мс'],
    ['"Ошибка "Нет файла "a.txt"""', '"Ошибка "Нет файла "a.txt"""'],
    ['"Он сказал: "Сервер "Альфа" упал""', '«Он сказал: „Сервер „Альфа“ упал“»'],
    ['Ключ -h - справка, "мир" -- --all', 'Ключ -h·— справка, «мир» -- --all'],
    ['C:\\Игры - папка, клиент/"сервер"', 'C:\\Игры·— папка, клиент/«сервер»'],
    ['Всё :-) - и "точка" ;)', 'Всё :-)·— и·«точка» ;)'],
  ])('beside prose: %s', (text, expected) => expect(set(text)).toBe(expected))
})

describe('Markdown', () => {
  test('lines are processed as a whole, across emphasis, links and code', async () => {
    expect(await render('В **доме** и "*жирный* текст" - да, и "`код`" - нет.')).toBe(
      '<p>В·<strong>доме</strong> и·«<em>жирный</em> текст»·— да, и·«<code>код</code>»·— нет.</p>',
    )
    expect(await render('[в "ссылке"](a.md)')).toBe('<p><a href="a.md">в·«ссылке»</a></p>')
  })

  test('escaped characters are unchanged', async () => {
    expect(await render('Знак \\"x\\" и "слово" \\- &#45; &quot;y&quot; - да\\...')).toBe(
      '<p>Знак "x" и·«слово» - - "y"·— да...</p>',
    )
    expect(await render('\\&nbsp; &amp;mdash; 10&nbsp;мс &mdash; \\:tada: и :tada: \\"x\\"')).toBe(
      '<p>&#x26;nbsp; &#x26;mdash; 10·мс·— :tada: и·🎉 "x"</p>',
    )
    expect(await render('- [x] Он \\"x\\" - "да"')).toContain('Он "x"·— «да»')
    expect(await render('## Знак \\"x\\" и "слово"')).toContain('раздел «Знак &#x22;x&#x22; и·«слово»»')
  })

  test('code in HTML and addresses stay', async () => {
    const code = '<tt>Да - "нет"</tt>, <samp>в <b>на - "x"</b></samp>'
    expect(await render(`В ${code} и "да"`)).toBe(`<p>В·${code} и·«да»</p>`)
    const [address, short] = ['https://a.org/Кто-то_"x"-_...', 'www.a.org/из-за']
    const html = await render(`В <${address}> и ${short}`)
    expect(html).toContain('>https://a.org/Кто-то_"x"-_...</a>')
    expect(html).toContain('>www.a.org/из-за</a>')
  })

  test('tags around text are ignored', async () => {
    expect(await render('Нажмите <kbd>"x"</kbd> и <b>"y"</b>.')).toContain('<kbd>«x»</kbd> и·<b>«y»</b>')
  })

  test('code, addresses, link titles and anchors are unchanged', async () => {
    const html = await render(
      '## О "главном"\n\n`a - b` [x](http://a.b/a--b "в т")\n\n```\nв "коде" - не\n```',
    )
    expect(html).toContain('id="о-главном"')
    expect(html).toContain('>a - b</code>')
    expect(html).toContain('href="http://a.b/a--b" title="в т"')
    expect(html).toContain('в "коде" - не')
  })
})
