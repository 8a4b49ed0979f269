import { describe, expect, test } from 'vitest'
import { ownValue } from '../data/own-value'
import { formatProblem, type FilePlace, type Place } from '../problems/problem'
import { bundlerProblems } from './bundler-problems'

const sources = new Map([
  ['/docs/уроки/', 'content/docs/уроки.mdx'],
  ['/docs/b/', 'content/docs/b.mdx'],
])
/** The source map of one chunk. */
const originalPlace = ({ file, line, column }: FilePlace) =>
  ownValue(
    {
      '/home/a b/.next/c.js': { file: 'content/src/Rows/index.tsx', line, column },
      '.next/a.js': { file: 'content/src/Rows/index.tsx', line: line + 3, column },
      '.next/text.js': { file: 'content/docs/_part.mdx.tsx', line, column },
    },
    file,
  )
/** Texts begin two lines above their modules. */
const mdxPlace = (file: string, _text: string, { line, column }: Place) =>
  Promise.resolve({ line: line + 2, column })
const lines = async (printed: string, text = '') =>
  (
    await bundlerProblems(printed, {
      folder: 'content',
      files: sources,
      read: () => text,
      originalPlace,
      mdxPlace,
    })
  ).map(formatProblem)

test('a module that the bundler does not find is reported with its file and line', async () => {
  const printed = `> Build error occurred
Error: Turbopack build failed with 2 errors:
./content/src/Map.tsx:3:8
Module not found: Can't resolve 'leaflet'
  1 | import x from 'leaflet'

Import trace:
  Server Component:
    ./content/src/Map.tsx

./lib/own.ts:1:1
Error: ours
`
  expect(await lines(printed)).toEqual([
    'content/src/Map.tsx:3:8  ошибка  Код не собрать: нет модуля «leaflet». Исправьте его.  mdx/render',
  ])
})

test('an error in styles is reported with its reason', async () => {
  const printed = './content/src/a.css:2:5\nError: Transforming CSS failed\nUnexpected token Semicolon\n'
  expect(await lines(printed)).toEqual([
    'content/src/a.css:2:5  ошибка  Код не собрать: лишнее «Semicolon». Исправьте его.  mdx/render',
  ])
})

test('a loader error is reported with its reason', async () => {
  const printed = `./content/img/map.svg
Error evaluating Node.js code
Error: Unclosed tag
    [at parse (/home/a b/node_modules/svg/index.js:1:2)]
`
  expect(await lines(printed)).toEqual([
    'content/img/map.svg:1:1  ошибка  Код не собрать: Unclosed tag. Исправьте его.  mdx/render',
  ])
})

test('an error in a text is reported at its place', async () => {
  expect(
    await lines("./content/docs/a.mdx.tsx:3:1\nExport missing doesn't exist in target module\n"),
  ).toEqual([
    'content/docs/a.mdx:5:1  ошибка  Код не собрать: в файле, из которого берут «missing», его нет. Исправьте его.  mdx/render',
  ])
})

test('an error during rendering is reported with the file of the page', async () => {
  const printed = `Error occurred prerendering page "/docs/%D1%83%D1%80%D0%BE%D0%BA%D0%B8". Read more: https://nextjs.org/docs/messages/prerender-error
Error: Functions cannot be passed directly to Client Components unless you explicitly expose it by marking it with "use server".
  <... onPick={function onPick}>
    at stringify (<anonymous>)
Export encountered an error on /docs/[[...slug]]/page: /docs/x, exiting the build.
Error occurred prerendering page "/docs/%D1%83%D1%80%D0%BE%D0%BA%D0%B8". Read more: https://nextjs.org/docs/messages/prerender-error
[Error: x is not defined] { digest: '4212230053' }
Error occurred prerendering page "/nowhere". Read more
Error: ours
`
  expect(await lines(printed)).toEqual([
    'content/docs/уроки.mdx:1:1  ошибка  Код не собрать: компоненту, который работает в браузере, передана функция — вынесите его вместе с ней в export const. Исправьте его.  mdx/render',
    'content/docs/уроки.mdx:1:1  ошибка  Код не собрать: нет имени «x». Исправьте его.  mdx/render',
  ])
})

test('code in a text that throws is reported in that text, at its position', async () => {
  const printed = `Error occurred prerendering page "/docs/b". Read more
Error: no
    at <unknown> (.next/own.js:1:530)
    at d (.next/text.js:7:9)
`
  expect(await lines(printed)).toEqual([
    'content/docs/_part.mdx:9:9  ошибка  Код не собрать: no. Исправьте его.  mdx/render',
  ])
})

test('a value that React cannot render is reported where the text shows values', async () => {
  const printed = `Error occurred prerendering page "/docs/%D1%83%D1%80%D0%BE%D0%BA%D0%B8". Read more
Error: Objects are not valid as a React child (found: object with keys {a, b}). If you meant to render a collection
`
  const one = "import data from './data.json'\n\nСлова {/* нет */} и {data.one} `{data.two}`.\n"
  expect(await lines(printed, one)).toEqual([
    'content/docs/уроки.mdx:3:21  ошибка  Код не собрать: в тексте стоит объект, а не строка (с полями a, b). Исправьте его.  mdx/render',
  ])
  const several = `import Part from './part'\n\n{data.one}\n\n<Part /> и {data.two}\n`
  expect(await lines(printed, several)).toEqual([
    'content/docs/уроки.mdx:3:1  ошибка  Код не собрать: в тексте стоит объект, а не строка (с полями a, b). Исправьте его. Проверьте, что показывают строки: 3, 5.  mdx/render',
  ])
})

describe('a component that throws is reported with its message, at its tag', async () => {
  const printed = (
    ...trace: string[]
  ) => `Error occurred prerendering page "/docs/%D1%83%D1%80%D0%BE%D0%BA%D0%B8". Read more: https://nextjs.org/docs/messages/prerender-error
Error: No rows:
{"a":1}
${trace.map((line) => `    at ${line}`).join('\n')} {
  digest: '432541616'
}
`

  test.each([
    ["import Rows, { rest as Rest } from '@site/src/Rows'\n\nСлова <Rows />", '3:7', 'Компонент «Rows»'],
    ["import Rows from '../src/Rows/index.tsx'\n\n<Rows.Item />", '3:1', 'Компонент «Rows»'],
    ['Слова\n\n<Rows>\n\n</Rows>', '3:1', 'Компонент «Rows»'],
    ["\nimport Rows, { Other } from '../src/Rows'\n\n<Other />\n\n<Rows />", '2:1', 'Код компонента'],
  ])('%j', async (text, place, who) => {
    expect(
      await lines(printed('<unknown> (x.js:1:2)', 'e (.next/a.js:1:36)', 'f (.next/a.js:2:1)'), text),
    ).toEqual([
      `content/docs/уроки.mdx:${place}  ошибка  ${who} прервал сборку страницы (content/src/Rows/index.tsx:4:36): No rows. Исправьте его или то, что он здесь получает.  mdx/render`,
    ])
  })

  test('a component used only by another one is reported in its code, once for all pages', async () => {
    const cards = "import Cards from '../src/Cards'\n\n<Cards />"
    const once = printed('e (.next/a.js:1:36)')
    expect(await lines(once, cards)).toEqual([
      'content/src/Rows/index.tsx:4:36  ошибка  Код компонента прервал сборку страницы (content/docs/уроки.mdx): No rows. Исправьте его или то, что он здесь получает.  mdx/render',
    ])
    const other = once.replace('/docs/%D1%83%D1%80%D0%BE%D0%BA%D0%B8', '/docs/b')
    expect(await lines(once + other, cards)).toEqual([
      expect.stringContaining(
        '4:36  ошибка  Код компонента прервал сборку страницы (content/docs/уроки.mdx и ещё 1\u00a0страница): ',
      ),
    ])
  })

  test.each(['e (/home/a b/.next/c.js:3:4)', '/home/a b/.next/c.js:3:4'])(
    'a frame may be %s',
    async (frame) => {
      expect((await lines(printed(frame)))[0]).toContain('content/src/Rows/index.tsx:3:4  ошибка')
    },
  )

  test('an error thrown elsewhere is reported at the start of the page', async () => {
    expect((await lines(printed('e (.next/b.js:1:2)')))[0]).toContain(
      ':1:1  ошибка  Код не собрать: No rows.',
    )
  })
})
