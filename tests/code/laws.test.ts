/** What `docs/architecture.md` forbids: code on internals of Next.js and React breaks with minor releases. */
import { expect, test } from 'vitest'
import { sources, type SourceText } from './sources'

/** Comments may mention what code must not do. */
const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

const inComponents = ({ file }: SourceText) => /^(app|components)\//.test(file)
const everywhere = () => true

const laws: [what: string, pattern: RegExp, where?: (source: SourceText) => boolean][] = [
  // a pass may match the script by this name, but not parse it
  ['reads or writes Flight rows', /__next_f\s*(\.|\[|=|\))|\$undefined|:T[\da-f]+,|splitRows/],
  ['uses globals of the bundler', /TURBOPACK|__turbopack|webpackChunk/],
  ['reads what React keeps on elements', /__reactProps|__reactFiber|__reactContainer/],
  ['replaces fetch', /(window|globalThis|self)\.fetch\s*=[^=]|fetch:\s*patched/],
  ['replaces functions of fs', /\bfs(Promises)?\.\w+\s*=[^=>]|syncBuiltinESMExports/],
  ['passes hidden flags to next build', /--experimental-|--debug-prerender|NEXT_PRIVATE|__NEXT_/],
  ['renders to a string in components', /react-dom\/server/, inComponents],
  ['hides a mismatch of hydration', /suppressHydrationWarning/, ({ file }) => file !== 'app/shell.tsx'],
  ['replaces polyfills of Next.js', /next\/dist\/(build\/)?polyfills|polyfill-module|polyfill-nomodule/],
  ['imports private modules of Next.js', /(from|import\(|require\()\s*['"]next\/dist\//],
]

test.each(laws)('no file %s', (_, pattern, where = everywhere) => {
  const found = sources.filter((source) => where(source) && pattern.test(withoutComments(source.text)))
  expect(found.map(({ file }) => file)).toEqual([])
})
