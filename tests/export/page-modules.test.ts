/**
 * What pages are drawn with: the content comes to them read, checked and compiled, so nothing that does such work is theirs. The
 * bundler, the development server and each process that draws pages would load it all.
 */
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'
import { filesOf } from './pages'

/** Modules that a build writes. */
const generated: Plugin = {
  name: 'generated',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^@\/\.generated\// }, ({ path }) => ({ path, external: true }))
  },
}

/** Packages and modules of Node.js that the files of `app/` import, by themselves or through others. */
async function importedPackages(): Promise<string[]> {
  const entryPoints = filesOf('app')
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `app/${name}`)
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: '.cache',
    metafile: true,
    packages: 'external',
    plugins: [generated],
    loader: { '.css': 'empty', '.svg': 'text' },
    jsx: 'automatic',
    format: 'esm',
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  return [
    ...new Set(
      imports
        .filter(({ external }) => external)
        .map(({ path }) => path)
        .filter((name) => !name.startsWith('@/')),
    ),
  ].toSorted()
}

/** `image-size`, `xast-*` and the walker of their trees are for pictures: their size, and drawings that become part of a page. */
const expected = `
  hast-util-to-html hast-util-to-jsx-runtime hastscript image-size next-themes next/dynamic next/navigation node:buffer node:crypto
  node:fs node:path node:v8 nprogress react react-dom react/jsx-runtime typograf
  xast-util-from-xml xast-util-to-xml
`

it('pages import what draws them, and nothing that reads or checks content', async () => {
  expect(await importedPackages()).toEqual(expected.trim().split(/\s+/))
})
