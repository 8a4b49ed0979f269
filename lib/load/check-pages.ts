/** Finds files in `pages/` that Docusaurus makes pages of, or that look like pages, and that the site leaves out. */
import { contentDir } from '../build/content-dir.mjs'
import { importedPath, moduleStem } from '../content/file-names'
import type { Entry } from '../content/types'
import { problem, type Problem } from '../problems/problem'

/** Problems of files in `pages/`. `names` are all files, `used` the ones that texts show or link to. */
export function checkPages(names: Iterable<string>, used: string[], entries: Entry[]): Problem[] {
  const imported = entries.flatMap(({ source, parsed }) =>
    parsed.imports.map((one) => importedPath(one.source, source.path) ?? ''),
  )
  const known = new Set([...used, ...imported].map(moduleStem))
  return [...names]
    .filter((name) => /^pages\/(?!(.*\/)?_)/.test(name) && !known.has(moduleStem(name)))
    .flatMap((name) => {
      const advice = adviceFor(name)
      return advice === undefined
        ? []
        : [problem(`${contentDir()}/${name}`, undefined, advice, 'content/page')]
    })
}

function adviceFor(name: string): string | undefined {
  if (/\.html?$/i.test(name))
    return 'Страницей файл .html не станет. Перепишите его в .md или положите в static/: там он откроется под своим именем.'
  if (!/(?<!\.(test|spec|d))\.[jt]sx?$/.test(name)) return undefined
  const text = name.replace(/\.\w+$/, '.mdx')
  return `Страницей этот файл не станет. Перенесите его в src/${name} и напишите «${text}», где он показан: docs/docusaurus.md, «Страницы из src/pages».`
}
