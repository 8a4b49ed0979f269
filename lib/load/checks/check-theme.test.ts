import fs from 'node:fs'
import { expect, test } from 'vitest'
import { checkTheme } from './check-theme'

test('files of src/theme that no text imports are reported by folder', () => {
  const files = [
    'src/theme/MDXComponents.js',
    'src/theme/MDXComponents/A.tsx',
    'src/theme/Layout/index.js',
    'src/theme/Layout/styles.module.css',
    'src/theme/Footer/index.tsx',
    'src/theme/Footer/Links/index.tsx',
    'src/theme/Footer/Links.test.tsx',
    'src/theme/Footer/types.d.ts',
    'src/theme/DocCard/index.js',
    'src/theme/prism-include-languages.js',
    'src/Map.tsx',
  ]
  const found = checkTheme(files, new Set(['content/src/theme/DocCard/index.js']))
  expect(found.map(({ file, message }) => `${file} ${message.split(',')[0]}`)).toEqual([
    'content/src/theme/MDXComponents/A.tsx Ни один текст не берёт из src/theme «MDXComponents/A»',
    'content/src/theme/Layout/index.js Ни один текст не берёт из src/theme «Layout»',
    'content/src/theme/Footer/index.tsx Ни один текст не берёт из src/theme «Footer»',
    'content/src/theme/prism-include-languages.js Ни один текст не берёт из src/theme «prism-include-languages»',
  ])
  expect(found[2]?.message).toBe(
    'Ни один текст не берёт из src/theme «Footer», «Footer/Links», а частей темы здесь не заменяют: docs/docusaurus.md, «Чем заменить».',
  )
})

test('the manual has the sections that messages about modules name', () => {
  expect(fs.readFileSync('docs/docusaurus.md', 'utf8')).toContain('\n## Чем заменить\n')
  expect(fs.readFileSync('docs/authoring.md', 'utf8')).toContain('\n## Готовые компоненты\n')
})
