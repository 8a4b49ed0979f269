import { expect, test } from 'vitest'
import { importUrls } from './check-modules'

test.each([
  ["new Worker(new URL('./a.js', import.meta.url))", "new Worker(import ('./a.js'                 ))"],
  ['new URL("../a.ts", import.meta.url,)', 'import ("../a.ts"                  )'],
  ["new URL(\n  './a.js',\n  import.meta.url,\n)", "import (\n  './a.js' \n                  \n)"],
])('%j is followed', (code, expected) => {
  expect(importUrls(code)).toBe(expected)
  expect(expected).toHaveLength(code.length)
})

test.each([
  "new URL('./a.png', import.meta.url)",
  "new URL('./a.js', base)",
  "new URL('a.js', import.meta.url)",
])('%j is left alone', (code) => expect(importUrls(code)).toBe(code))
