import fs from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { bundleScript } from './bundle-script.mjs'
import type * as site from '../site'

test('a bundle is built once, and has the exports of the script', async () => {
  const file = await bundleScript(process.cwd(), 'lib/site.ts')
  const { ino } = fs.statSync(file)
  const { config } = (await import(pathToFileURL(file).href)) as typeof site
  expect(config.locale.code).toBe('ru')
  expect(await bundleScript(process.cwd(), 'lib/site.ts')).toBe(file)
  expect(fs.statSync(file).ino).toBe(ino)
})

test("scripts import only from folders that the bundle's name depends on", async () => {
  const steps = ['prebuild', 'postbuild', 'compress', 'compile-file', 'finish-pages'].map(
    (step) => `scripts/build/${step}.ts`,
  )
  const { metafile } = await build({
    entryPoints: [...steps, 'lib/markdown/plugins.ts', 'lib/site.ts'],
    outdir: '.cache/scripts',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  })
  expect(Object.keys(metafile.inputs).filter((file) => !/^(lib|scripts)\//.test(file))).toEqual([])
})
