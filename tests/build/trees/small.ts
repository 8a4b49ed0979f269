/**
 * The smallest site: docs alone, no posts, no pages, no tags, no `.mdx`. It has them at the top, and keeps visited pages for reading without
 * a connection.
 */
import { build, once, workFolder, writeTree, type Outcome } from '../project'

export const smallSettings = { OFFLINE: '1', DOCS_PATH: '/' }
export const smallOut = `${workFolder}/small-out`

/** Its files, with a word that differs between builds. */
export const writeSmall = (word: string): string =>
  writeTree('small', {
    'docs/a.md': `---\ntitle: Первая\n---\n\n${word}.\n`,
    'docs/b.md': '---\ntitle: Вторая\n---\n\nТекст.\n',
    'docs/c.md': '---\ntitle: Третья\n---\n\nТекст.\n',
  })

export const buildSmall = (): Promise<Outcome> =>
  once('small-outcome', () => build(writeSmall('Было'), smallOut, smallSettings))
