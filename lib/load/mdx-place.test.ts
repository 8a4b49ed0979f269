import { createRequire } from 'node:module'
import path from 'node:path'
import createMDX from '@next/mdx'
import { beforeAll, expect, test, vi } from 'vitest'
import { placeAt } from '../problems/problem'
import { mdxOptions } from '../markdown/mdx/mdx-options.mjs'
import { mdxPlace } from './mdx-place'

const file = 'content/docs/x.mdx'
const text = `---
title: Т
---

export const fail = () => { throw new Error('один') }

# Т

Слово {(() => { throw new Error('два') })()} и ещё.

<details open={fail('три')}>{fail('четыре')}</details>
`

interface Rule {
  loaders: { loader: string; options: object }[]
}

/** The text as the bundler compiles it. */
let compiled = ''

beforeAll(async () => {
  vi.stubEnv('TURBOPACK', '1')
  const config = createMDX(mdxOptions(process.cwd()))({})
  const [rule] = Object.values(config.turbopack?.rules ?? {}).flat() as unknown as Rule[]
  const { loader, options } = rule!.loaders[0]!
  const run = createRequire(import.meta.url)(loader) as (text: string) => void
  const resourcePath = path.resolve(file)
  compiled = await new Promise((resolve, reject) => {
    const done = (error: Error | null, code: unknown) => (error ? reject(error) : resolve(String(code)))
    run.call({ getOptions: () => options, async: () => done, resourcePath, context: process.cwd() }, text)
  })
})

test.each([
  ["new Error('один')", "Error('один')"],
  ["new Error('два')", "Error('два')"],
  ["fail('три')", "fail('три')"],
  ["fail('четыре')", "fail('четыре')"],
])('the position of %s in the module maps to %s in the text', async (code, found) => {
  const at = compiled.indexOf(code)
  expect(at).toBeGreaterThan(0)
  const { line, column } = placeAt(text, text.indexOf(found))
  expect(await mdxPlace(file, text, placeAt(compiled, at))).toEqual({ line, column })
})
