/** Docs only, at the root of the site: no posts, no pages, no tags, no `.mdx`. Too many for one sidebar. */
import { build, once, workFolder, writeTree, type Files, type Outcome } from '../project'

export const docsOnlyOut = `${workFolder}/docs-only-out`

/** One of many docs. The tree of `awkward.ts`, which is small, has one of these, too. */
export const plainDoc = (group: number, page: number): string =>
  `---\ntitle: Страница ${group}-${page}\nsidebar_position: ${page}\n---\n\n## Раздел\n\nТекст.\n`

/** The first of the 12 groups has a generated index. */
function docsOnlyTree(): Files {
  const files: Files = {
    'docs/a.md': '---\ntitle: Первая\n---\n\nТекст.\n',
    'docs/b.md': '---\ntitle: Вторая\n---\n\nТекст.\n',
    'docs/c.md': '---\ntitle: Третья\n---\n\nТекст.\n',
    'docs/g0/_category_.yml': 'label: Раздел 0\nlink:\n  type: generated-index\n',
  }
  for (let group = 0; group < 12; group++)
    for (let page = 0; page < 10; page++) files[`docs/g${group}/p${page}.md`] = plainDoc(group, page)
  return files
}

/** Builds it once per test run. */
export const buildDocsOnly = (): Promise<Outcome> =>
  once('docs-only-outcome', () =>
    build(writeTree('docs-only', docsOnlyTree()), docsOnlyOut, {
      SITE_URL: 'https://docs.example.org',
      DOCS_PATH: '/',
    }),
  )
