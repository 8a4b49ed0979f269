import fs from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { bundleScript } from './bundle-script.mjs'
import type * as site from './site'

test('a bundle is made once, and exports what the script exports', async () => {
  const file = await bundleScript(process.cwd(), 'lib/site.ts')
  const { ino } = fs.statSync(file)
  const { config } = (await import(pathToFileURL(file).href)) as typeof site
  expect(config.locale.code).toBe('ru')
  expect(await bundleScript(process.cwd(), 'lib/site.ts')).toBe(file)
  expect(fs.statSync(file).ino).toBe(ino)
})

test('bundled scripts take in only what the name of the bundle depends on', async () => {
  const steps = ['prebuild', 'postbuild', 'compress', 'compile-file'].map(
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
