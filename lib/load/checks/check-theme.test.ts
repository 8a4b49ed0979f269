import { expect, test } from 'vitest'
import { checkTheme } from './check-theme'

const wrapped = (name: string) => `import React from 'react'\nimport It from '@theme-original/${name}'\n`
const files: Record<string, string> = {
  'src/theme/MDXComponents.js': wrapped('MDXComponents'),
  'src/theme/MDXComponents/A.tsx': 'export default () => null\n',
  'src/theme/MDXComponents/Api.tsx': 'export default () => null\n',
  'src/theme/Layout/index.js': `${wrapped('Layout')}\nexport default () => <PricesProvider><It /></PricesProvider>\n`,
  'src/theme/Layout/styles.module.css': '',
  'src/theme/Footer/index.tsx': 'export default () => null\n',
  'src/theme/Footer/Links/index.tsx': 'export default () => null\n',
  'src/theme/Footer/links.ts': 'export const links = []\n',
  'src/theme/Footer/Links.test.tsx': '',
  'src/theme/Admonition/Types.js': wrapped('Admonition/Types'),
  'src/theme/ReactLiveScope.js': 'export default {}\n',
  'src/theme/ApiItem/index.js': wrapped('ApiItem'),
  'src/theme/ParamItem/index.js': 'export default () => null\n',
  'src/theme/Tabs/index.js': wrapped('Tabs'),
  'src/theme/DocCard/index.js': wrapped('DocCard'),
  'src/theme/prism-include-languages.js': 'export default () => {}\n',
}

test('files that replace parts of the theme are reported by folder, those that texts import are not', () => {
  const used = new Set(['content/src/theme/DocCard/index.js'])
  const found = checkTheme(Object.keys(files), used, (file) => files[file.slice('content/'.length)] ?? '')
  expect(found.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)).toEqual([
    'content/src/theme/MDXComponents/A.tsx:1:1 Замены частей темы не действуют: «MDXComponents/A». Их вид меняют стили: docs/docusaurus.md, «Стили». Файл можно удалить.',
    'content/src/theme/Layout/index.js:4:22 Замены частей темы не действуют: «Layout». Данных из <PricesProvider> компоненты не получат: оберните их в него в самом тексте.',
    'content/src/theme/Footer/index.tsx:1:1 Замены частей темы не действуют: «Footer», «Footer/Links». Оболочку страниц (шапку, меню, подвал) здесь дают файлы сайта: docs/architecture.md.',
    'content/src/theme/Admonition/Types.js:2:17 Замены частей темы не действуют: «Admonition/Types». Виды вставок одни для всех: чужой замените ближайшим с названием.',
    'content/src/theme/ReactLiveScope.js:1:1 Замены частей темы не действуют: «ReactLiveScope». Живой пример — свой компонент.',
    'content/src/theme/ApiItem/index.js:2:17 Замены частей темы не действуют: «ApiItem». Их вид меняют стили: docs/docusaurus.md, «Стили». Файл можно удалить.',
    'content/src/theme/Tabs/index.js:2:17 Замены частей темы не действуют: «Tabs». Их вид меняют стили: docs/docusaurus.md, «Стили». Файл можно удалить.',
    'content/src/theme/prism-include-languages.js:1:1 Замены частей темы не действуют: «prism-include-languages». Языки кода подключать не нужно.',
  ])
})

test('a layout without a provider is part of the shell', () => {
  const [found] = checkTheme(['src/theme/Layout.js'], new Set(), () => 'export default () => null\n')
  expect(found?.message).toMatch(/Оболочку страниц .* дают файлы сайта/)
})
