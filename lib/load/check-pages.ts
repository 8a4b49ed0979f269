/** Finds files in `pages/` that would be pages in Docusaurus, or look like pages, and are not on the site. */
import { contentDir } from '../build/content-dir.mjs'
import { importedPath, moduleStem } from '../content/file-names'
import type { Entry } from '../content/types'
import { problem, type Problem } from '../problems/problem'

/** Whether texts show, import or link to a file; `linked` are the assets that they show or link to. */
export function isUsedBy(entries: Entry[], linked: string[]): (name: string) => boolean {
  const imported = entries.flatMap(({ source, parsed }) =>
    parsed.imports.map((one) => importedPath(one.source, source.path) ?? ''),
  )
  const used = new Set([...linked, ...imported].map(moduleStem))
  return (name) => used.has(moduleStem(name))
}

/** Problems of files in `pages/`. `names` are all files. */
export function checkPages(names: Iterable<string>, isUsed: (name: string) => boolean): Problem[] {
  return [...names]
    .filter((name) => /^pages\/(?!(.*\/)?_)/.test(name) && !isUsed(name))
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
