import fs from 'node:fs'
import { expect, test } from 'vitest'
import { docusaurusModules } from '../../markdown/mdx/docusaurus-modules.mjs'
import { namesEverywhere, namesInBrowsers } from '../../markdown/mdx/known-names'
import { typograph } from '../../text/typograph'
import { adviceOnName, explainMissing, moduleAdvice, nameAdvice } from './docusaurus-advice'

/** At least one import for each row of `moduleAdvice`. */
const missing = `
  @docusaurus/plugin-content-blog/client
  @docusaurus/theme-common/internal
  @docusaurus/useGlobalData
  @docusaurus/useIsomorphicLayoutEffect
  @docusaurus/useRouteContext
  @docusaurus/isInternalUrl
  @docusaurus/constants
  @docusaurus/ComponentCreator
  @docusaurus/core/lib/client/exports/Link
  @docusaurus/logger
  @docusaurus/renderRoutes
  @docusaurus/types
  @docusaurus/utils-common
  @theme/MDXContent
  @theme/ColorModeToggle
  @theme/Navbar/ColorModeToggle
  @theme/Mermaid
  @theme/Playground
  @theme/prism-include-languages
  @theme/Icon/Edit
  @theme/Admonition/Icon/Info
  @theme/BlogPostItem/Header
  @theme/DocItem/Layout
  @theme/DocPage
  @theme/DocPaginator
  @theme/DocRoot/Layout
  @theme/DocSidebar
  @theme/DocVersionBadge
  @theme/Footer
  @theme/Logo
  @theme/Navbar/Logo
  @theme/NotFound
  @theme/Root
  @theme/SearchBar
  @theme-original/Footer
  @theme-init/CodeBlock
  @generated/docusaurus.config`
  .trim()
  .split(/\s+/)

test("the manual's rows about modules match the advice on missing ones", () => {
  const rows = missing.map((module) => moduleAdvice.find(([start]) => module.startsWith(start)))
  expect(new Set(rows)).toEqual(new Set(moduleAdvice))
  for (const [at, module] of missing.entries())
    expect(explainMissing(module, []).endsWith(`. ${rows[at]?.[1]}`)).toBe(true)
})

const exportsOf = (stem: string): string[] => {
  const file = ['.ts', '.tsx'].map((ending) => `components/docusaurus/${stem}${ending}`).find(fs.existsSync)
  const code = file === undefined ? '' : fs.readFileSync(file, 'utf8')
  return [...code.matchAll(/^export (?:const |function |\{ )(\w+)/gm)].map(([, name = '']) => name)
}
const onNames = Object.entries(nameAdvice).flatMap(([module, names]) =>
  Object.entries(names).map(([name, advice]) => ({ module, name, advice })),
)

test.each(onNames)('$name has advice, since $module does not export it', ({ module, name, advice }) => {
  const stem = docusaurusModules[module as keyof typeof docusaurusModules]
  expect(exportsOf(stem)).not.toContain(name)
  expect(adviceOnName(module, name)).toBe(advice)
})

test('advice on any other name refers to the manual', () => {
  expect(adviceOnName('@docusaurus/router', 'useRouter')).toContain('docs/authoring.md')
  expect(fs.readFileSync('docs/authoring.md', 'utf8')).toContain('\n## Готовые компоненты\n')
})

const sentences = new Set([
  ...moduleAdvice.map(([, advice]) => advice),
  ...onNames.map(({ advice }) => advice),
])

/** What advice may name. */
const known = new Set([
  ...Object.keys(docusaurusModules),
  ...Object.values(docusaurusModules).flatMap((stem) => exportsOf(stem)),
  ...Object.keys(docusaurusModules).map((module) => module.split('/').at(-1)),
  ...namesEverywhere,
  ...namesInBrowsers,
  // of React, of authors, of languages and formats
  ...'useEffect useLayoutEffect react Part ./_part.mdx Icon ./icon.svg from type .json mermaid'.split(' '),
  ...'Docusaurus min-width rem .matches redirect_from'.split(' '),
])

test.each([...sentences])('«%s» is a Russian sentence and names what exists', (sentence) => {
  expect(sentence).toMatch(/^[А-ЯЁ].*[^.]\.$/)
  expect(typograph(sentence).replaceAll('\u00a0', ' ')).toBe(sentence)
  const named = sentence.match(/[@./_a-z][\w@./-]*\w/gi) ?? []
  expect(named.filter((name) => !known.has(name) && !fs.existsSync(name))).toEqual([])
})
