/** The content of the project with files that an author adds, exported without the passes over the export. */
import fs from 'node:fs'
import { build, copyContent, once, picture, workFolder, type Outcome } from '../project'

export const addedOut = `${workFolder}/added-out`

const addedFiles = () => ({
  'docs/api/test.md': '---\ntitle: Проверка\nsidebar_position: 1.5\n---\n\nТекст новой страницы.\n',
  'blog/2026-11-01-novaya/index.md':
    '---\ntitle: Новая запись\nauthors: [newcomer]\ntags: [новая метка]\n---\n\nНачало.\n\n![Картинка](./рисунок.png)\n\n<!-- truncate -->\n\nКонец.\n',
  'blog/2026-11-01-novaya/рисунок.png': picture,
  'blog/authors.yml': `${fs.readFileSync('content/blog/authors.yml', 'utf8')}\nnewcomer:\n  name: Новый автор\n  page: true\n`,
})

/** Builds it once per test run. */
export const buildAdded = (): Promise<Outcome> =>
  once('added-outcome', () => build(copyContent('added', addedFiles()), addedOut, { BUILD_PASSES: 'none' }))
