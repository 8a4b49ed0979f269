/** Folders import only what stands above them, types included; see `docs/architecture.md`. */
import path from 'node:path'
import { test } from 'vitest'
import { expectNone, sources } from './sources'

/** Folders of lib in their order. Files directly in `lib` and `lib/strings` are leaves, which all may import. */
const order = 'text problems markdown content nav links load view search publish output'.split(' ')

const rankOf = (file: string): number => order.indexOf(/^lib\/(\w+)\//.exec(file)?.[1] ?? '')

/** Paths from the root of what a file imports of the project, without endings. */
function importsOf({ file, text }: { file: string; text: string }): string[] {
  const named = [...text.matchAll(/(?:from|import|import\()\s*'([^']+)'/g)].map(([, name = '']) => name)
  return named
    .filter((name) => name.startsWith('@/') || name.startsWith('.'))
    .map((name) => (name.startsWith('@/') ? name.slice(2) : path.posix.join(path.dirname(file), name)))
}

const lines = (isWrong: (file: string, imported: string) => boolean): string[] =>
  sources.flatMap((source) =>
    importsOf(source)
      .filter((imported) => isWrong(source.file, imported))
      .map((imported) => `${source.file} imports ${imported}`),
  )

test('a folder of lib imports only folders above it', () => {
  const upward = lines((file, imported) => rankOf(file) >= 0 && rankOf(file) < rankOf(imported))
  expectNone('upward imports', upward)
})

test('lib imports neither components nor app nor scripts', () => {
  const outward = lines(
    (file, imported) => file.startsWith('lib/') && /^(app|components|scripts)\//.test(imported),
  )
  expectNone('imports out of lib', outward)
})

test('components import neither app nor what loads content', () => {
  const forbidden = /^(app|scripts)\/|^lib\/(load|content\/read)/
  const found = lines((file, imported) => file.startsWith('components/') && forbidden.test(imported))
  expectNone('imports of components', found)
})
