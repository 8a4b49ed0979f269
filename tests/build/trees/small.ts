/** The smallest site: docs only, at the root: no posts, no pages, no tags, no `.mdx`. */
import { build, once, workFolder, writeTree, type Outcome } from '../project'

export const smallOut = `${workFolder}/small-out`

const writeSmall = (): string =>
  writeTree('small', {
    'docs/a.md': '---\ntitle: Первая\n---\n\nТекст.\n',
    'docs/b.md': '---\ntitle: Вторая\n---\n\nТекст.\n',
    'docs/c.md': '---\ntitle: Третья\n---\n\nТекст.\n',
  })

export const buildSmall = (): Promise<Outcome> =>
  once('small-outcome', () => build(writeSmall(), smallOut, { DOCS_PATH: '/' }))
