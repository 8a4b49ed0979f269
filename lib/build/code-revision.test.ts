import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { codeFiles, compilerPlaces } from './code-revision.mjs'

test('the revision covers all code that compiles a text except the settings, which are a separate part of the key', async () => {
  const { metafile } = await build({
    entryPoints: ['lib/markdown/compile.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    logLevel: 'silent',
  })
  const covered = new Set(codeFiles('.', compilerPlaces))
  const used = Object.keys(metafile.inputs)
  expect(used).toContain('lib/markdown/compile.ts')
  expect(used.filter((file) => !covered.has(file))).toEqual(['lib/site.ts'])
})
