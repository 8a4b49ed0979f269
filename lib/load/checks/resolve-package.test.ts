import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { PluginBuild } from 'esbuild'
import { expect, test } from 'vitest'
import { config } from '../../site'
import { resolvePackage } from './resolve-package'

/** The messages about a package with this code. */
async function messages(code: string): Promise<(string | undefined)[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'))
  const file = path.join(folder, 'index.mjs')
  fs.writeFileSync(file, code)
  const modules = { resolve: async () => ({ errors: [], path: file }) } as unknown as PluginBuild
  const { warnings = [] } = await resolvePackage('tooltip', modules)
  fs.rmSync(folder, { recursive: true })
  return warnings.map(({ text, detail }) => `${text} ${detail}`)
}

test.each([
  'const s=document.createElement("style");s.append(".a{}")',
  "import { css } from '@emotion/react'",
  "import{setup as s}from'goober'",
])('a package that inserts styles is reported: %s', async (code) => {
  expect(await messages(code)).toEqual([
    expect.stringMatching(/^Пакет «tooltip» сам вставляет стили .* html\.inlineStyles .* mdx\/styles$/),
  ])
})

test.each(["React.createElement('p', { style })", "import './a.css'", "const name = '@emotion'"])(
  'other packages are not: %s',
  async (code) => expect(await messages(code)).toEqual([]),
)

test('none is reported if the settings allow such styles', async () => {
  config.html.inlineStyles = true
  expect(await messages('document.createElement("style")')).toEqual([])
  config.html.inlineStyles = false
})
