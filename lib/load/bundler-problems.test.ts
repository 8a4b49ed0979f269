import { expect, test } from 'vitest'
import { formatProblem } from '../problems/problem'
import { bundlerProblems } from './bundler-problems'

const sources = new Map([
  ['/docs/уроки/', 'content/docs/уроки.mdx'],
  ['/docs/b/', 'content/docs/b.mdx'],
])
const lines = (printed: string) => bundlerProblems(printed, 'content', sources).map(formatProblem)

test('a module that the bundler does not find is reported with its file and line', () => {
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
  expect(lines(printed)).toEqual([
    'content/src/Map.tsx:3:8  ошибка  Код не собрать: нет модуля «leaflet». Исправьте его.  mdx/render',
  ])
})

test('an error in styles is reported with its reason', () => {
  const printed = './content/src/a.css:2:5\nError: Transforming CSS failed\nUnexpected token Semicolon\n'
  expect(lines(printed)).toEqual([
    'content/src/a.css:2:5  ошибка  Код не собрать: лишнее «Semicolon». Исправьте его.  mdx/render',
  ])
})

test('a loader error is reported with its reason', () => {
  const printed = `./content/img/map.svg
Error evaluating Node.js code
Error: Unclosed tag
    [at parse (/home/a b/node_modules/svg/index.js:1:2)]
`
  expect(lines(printed)).toEqual([
    'content/img/map.svg:1:1  ошибка  Код не собрать: Unclosed tag. Исправьте его. Место ошибки в коде покажет npm run dev.  mdx/render',
  ])
})

test('an error in the module of a text is reported with the text', () => {
  expect(lines("./content/docs/a.mdx.tsx:3:1\nExport missing doesn't exist in target module\n")).toEqual([
    'content/docs/a.mdx:1:1  ошибка  Код не собрать: в файле, из которого берут «missing», его нет. Исправьте его. Место ошибки в коде покажет npm run dev.  mdx/render',
  ])
})

test('an error during rendering is reported with the file of the page', () => {
  const printed = `Error occurred prerendering page "/docs/%D1%83%D1%80%D0%BE%D0%BA%D0%B8". Read more: https://nextjs.org/docs/messages/prerender-error
Error: Functions cannot be passed directly to Client Components unless you explicitly expose it by marking it with "use server".
  <... onPick={function onPick}>
    at stringify (<anonymous>)
Export encountered an error on /docs/[[...slug]]/page: /docs/x, exiting the build.
Error occurred prerendering page "/docs/%D1%83%D1%80%D0%BE%D0%BA%D0%B8". Read more: https://nextjs.org/docs/messages/prerender-error
[Error: x is not defined] { digest: '4212230053' }
Error occurred prerendering page "/docs/b". Read more
Error occurred prerendering page "/nowhere". Read more
Error: ours
`
  expect(lines(printed)).toEqual([
    'content/docs/уроки.mdx:1:1  ошибка  Код не собрать: компоненту, который работает в браузере, передана функция — вынесите его вместе с ней в export const. Исправьте его. Место ошибки в коде покажет npm run dev.  mdx/render',
    'content/docs/уроки.mdx:1:1  ошибка  Код не собрать: нет имени «x». Исправьте его. Место ошибки в коде покажет npm run dev.  mdx/render',
  ])
})
