/** Imports go one way, see «Layers» in docs/architecture.md. Type imports count, too. */
import { expect, test } from 'vitest'
import { imports, importsIn, reachedFrom, type Import } from './imports'
import { sources } from './sources'

/** Levels of folders, the lowest first: a folder imports itself and folders of lower levels. */
const levels = [
  ['lib/base'],
  ['lib/browser', 'lib/problems', 'lib/search'],
  ['lib/markdown'],
  ['lib/content'],
  ['lib/nav'],
  ['lib/links'],
  ['lib/load'],
  ['lib/view'],
  ['lib/output'],
  ['lib/publish'],
  ['components/ui'],
  [
    'components/dev',
    'components/docusaurus',
    'components/figures',
    'components/frame',
    'components/home',
    'components/mdx',
    'components/search',
  ],
  ['components/entry', 'components/overlays'],
  ['components/blog', 'components/docs', 'components/layout'],
  ['app', 'scripts'],
]

/** Settings, strings and small functions import one another. */
const base = /^lib\/([^/]+|(build|data|strings|text)\/.*)$/

function folderOf(file: string): string {
  if (base.test(file)) return 'lib/base'
  const [first = '', second = ''] = file.split('/')
  return first === 'lib' || first === 'components' ? `${first}/${second}` : first
}

const levelOf = (file: string): number => levels.findIndex((level) => level.includes(folderOf(file)))
const isUpward = ({ file, target }: Import): boolean =>
  folderOf(file) !== folderOf(target) && levelOf(target) >= levelOf(file)
const shown = (found: readonly Import[]): string[] => found.map(({ file, target }) => `${file} -> ${target}`)
const inFolders = sources.map(({ file }) => file).filter((file) => file.includes('/'))

test('imports in templates and comments do not count', () => {
  const text =
    "import type { A } from '@/lib/rules'\n`\nimport { b } from '@/lib/site'\n`\n// import '@/lib/site'\n"
  expect(importsIn('lib/a.ts', text)).toEqual([
    { file: 'lib/a.ts', target: 'lib/rules.ts', isType: true, isDeferred: false },
  ])
})

test('each folder has a level', () => {
  expect(inFolders.filter((file) => levelOf(file) === -1)).toEqual([])
})

test('folders import only from lower levels', () => {
  expect(shown(imports.filter((edge) => edge.file.includes('/') && isUpward(edge)))).toEqual([])
})

test('no file imports itself through others', () => {
  expect(shown(imports.filter(({ file, target }) => reachedFrom([target], imports).has(file)))).toEqual([])
})

const forbidden: [who: string, file: RegExp, what: RegExp][] = [
  ['components load nothing', /^components\//, /^lib\/(load\/|content\/read-content\.ts$)/],
  ['scripts render nothing', /^scripts\//, /^components\//],
  ['no route imports another', /^app\//, /^app\/.*\/page\b/],
]

test.each(forbidden)('%s', (_, who, what) => {
  expect(shown(imports.filter(({ file, target }) => who.test(file) && what.test(target)))).toEqual([])
})

test('lib knows neither React nor Next.js', () => {
  const written = sources.filter(
    ({ file, text }) => file.startsWith('lib/') && /^import .*'(react|react-dom|next)['/]/m.test(text),
  )
  expect(written.map(({ file }) => file)).toEqual([])
})

/** What each build loads before it does anything. */
const loadedBy = (script: string): string[] => [
  ...reachedFrom(
    [script],
    imports.filter(({ isType, isDeferred }) => !isType && !isDeferred),
  ),
]

test('only the threads of a build load the Markdown compiler', () => {
  const scripts = ['scripts/build.ts', 'scripts/build/prebuild.ts', 'scripts/build/postbuild.ts']
  expect(scripts.filter((script) => loadedBy(script).includes('lib/markdown/plugins.ts'))).toEqual([])
  expect(loadedBy('scripts/build/compile-file.ts')).toContain('lib/markdown/plugins.ts')
})

/** Browsers load everything that a client module imports, whatever its file name. */
const forBrowsers = reachedFrom(
  sources
    .filter(
      ({ file, text }) =>
        file.endsWith('.client.tsx') ||
        text.startsWith("'use client'") ||
        file === 'instrumentation-client.ts',
    )
    .map(({ file }) => file),
  imports.filter(({ isType }) => !isType),
)

/** Files of `lib` for browsers. The last three render texts with author code, in builds and in browsers. */
const madeForBrowsers =
  /^lib\/((browser|data|search|strings|text)\/.*|(icon-paths|shell-ids|site)\.ts|markdown\/(blocks\/(boxes|element)|resolve-element)\.ts)$/

test('browsers load only those files of lib that are made for them', () => {
  expect(forBrowsers.size).toBeGreaterThan(50)
  expect([...forBrowsers].filter((file) => file.startsWith('lib/') && !madeForBrowsers.test(file))).toEqual(
    [],
  )
})

test('code for browsers uses no Node.js modules', () => {
  const written = sources.filter(({ file, text }) => forBrowsers.has(file) && /['"]node:/.test(text))
  expect(written.map(({ file }) => file)).toEqual([])
})
